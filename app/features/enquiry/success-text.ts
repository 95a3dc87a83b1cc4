export type SuccessText = { title: string; steps: readonly string[] };

type Case = readonly [matches: RegExp, title: string, steps: readonly string[]];

const confirmation = "You get an email with what you wrote.";

/** By the category of 2.1; first match wins. What happens next, and no promise that a dealer has not made. */
const cases: readonly Case[] = [
  [
    /-vehicle-enquiry$/,
    "Thanks, we have your enquiry",
    [confirmation, "The sales team reads it.", "They call or email you with an answer."],
  ],
  [
    /^test-drive$/,
    "Thanks, we have your booking",
    [confirmation, "We check that the car is ready at that time.", "Bring your driver licence."],
  ],
  [
    /^service-booking$/,
    "Thanks, we have your request",
    [confirmation, "The workshop reads it.", "They call or email you to settle the day and the price."],
  ],
  [
    /^parts-enquiry$/,
    "Thanks, we have your request",
    [
      confirmation,
      "The parts team checks that it fits, its price and where it is in stock.",
      "They call or email you.",
    ],
  ],
  [
    /^fleet-enquiry$/,
    "Thanks, we have your enquiry",
    [confirmation, "Our fleet manager reads it.", "They call you to talk through vehicles and terms."],
  ],
  [
    /^feedback$/,
    "Thank you for telling us",
    [confirmation, "A manager reads it.", "If there is something to put right, they call or email you."],
  ],
  [
    /^(subscription|rental)-enquiry$/,
    "Thanks, we have your dates",
    [
      confirmation,
      "We check which cars are free then.",
      "We call or email you with the price. Have your licence ready.",
    ],
  ],
  [
    /^trade-in-valuation$/,
    "Thanks, we have your vehicle’s details",
    [
      confirmation,
      "We call or email you to arrange the inspection.",
      "Bring all keys, the service books and the registration papers. The price we pay is the one we write down then.",
    ],
  ],
  [
    /^sell-my-car$/,
    "Thanks, we have your car’s details",
    [
      confirmation,
      "A buyer looks at what cars like yours sell for.",
      "They call or email you with an offer, or a time to look at it.",
    ],
  ],
  [/^newsletter$/, "Thanks, you are on the list", ["You can leave it whenever you like: every email says how."]],
];

const otherwise: SuccessText = {
  title: "Thanks, we have your message",
  steps: [confirmation, "Somebody who knows the answer reads it.", "They call or email you."],
};

export function successText(category: string): SuccessText {
  const found = cases.find(([matches]) => matches.test(category));
  return found ? { title: found[1], steps: found[2] } : otherwise;
}
