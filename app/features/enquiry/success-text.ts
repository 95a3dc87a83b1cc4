export type SuccessText = { title: string; steps: readonly string[] };

type Case = readonly [matches: RegExp, title: string, steps: readonly string[]];

const confirmation = "You get an email with what you wrote.";

/** By the category of 2.1; first match wins. What happens next, and no promise that a dealer has not made. */
const cases: readonly Case[] = [
  [
    /-vehicle-enquiry$/,
    "Thanks, we have your enquiry",
    [
      confirmation,
      "The sales team at the yard where the car stands reads it.",
      "They call or email you with an answer.",
    ],
  ],
  [
    /^test-drive$/,
    "Thanks, we have your booking",
    [confirmation, "We check that the car is ready at that time.", "Bring your driver licence."],
  ],
  [
    /^service-booking$|^parts-enquiry$/,
    "Thanks, we have your request",
    [confirmation, "The workshop reads it.", "They call or email you to settle the day and the price."],
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
