/** What the page that says thanks and the mail that confirms tell: in the words for cars, see `inWords`. */
export type NextSteps = { title: string; steps: readonly string[] };

type Case = readonly [matches: RegExp, title: string, steps: readonly string[]];

/** Nobody drives a caravan. */
const licence = "Bring your driver licence.";

/** By the category of spec 2.1; first match wins. What happens next, and no promise that a dealer has not made. */
const cases: readonly Case[] = [
  [
    /-vehicle-enquiry$/,
    "Thanks, we have your enquiry",
    ["The sales team reads it.", "They call or email you with an answer."],
  ],
  [
    /^test-drive$/,
    "Thanks, we have your test drive",
    ["We make sure that the car is ready and confirm the time with you.", licence],
  ],
  [
    /^service-booking$/,
    "Thanks, we have your request",
    ["The workshop reads it.", "They call or email you to settle the day and the price."],
  ],
  [
    /^parts-enquiry$/,
    "Thanks, we have your request",
    ["The parts team checks that it fits, its price and where it is in stock.", "They call or email you."],
  ],
  [
    /^fleet-enquiry$/,
    "Thanks, we have your enquiry",
    ["Our fleet manager reads it.", "They call you to talk through vehicles and terms."],
  ],
  [
    /^feedback$/,
    "Thank you for telling us",
    ["A manager reads it.", "If there is something to put right, they call or email you."],
  ],
  [
    /^subscription-enquiry$/,
    "Thanks, we have your dates",
    ["We check which cars are free then.", "We call or email you to settle the day. Have your licence ready."],
  ],
  [
    /^rental-enquiry$/,
    "Thanks, we have your dates",
    ["We check which cars are free then.", "We call or email you with the price. Have your licence ready."],
  ],
  [
    /^trade-in-valuation$/,
    "Thanks, we have your vehicle’s details",
    [
      "We call or email you to arrange the inspection.",
      "Bring all keys, the service books and the registration papers. The price we pay is the one we write down then.",
    ],
  ],
  [
    /^sell-my-car$/,
    "Thanks, we have your car’s details",
    [
      "A buyer looks at what cars like yours sell for.",
      "They call or email you with an offer, or a time to look at it.",
    ],
  ],
  [
    /^request-photos$/,
    "Thanks, we have your request for photos",
    ["We take the photos.", "They come to you by email."],
  ],
  [
    /^finance-(enquiry|application)$/,
    "Thanks, we have your finance request",
    ["The finance team reads it.", "They call or email you with what is possible."],
  ],
  [/^newsletter$/, "Thanks, you are on the list", ["You can leave it whenever you like: every email says how."]],
];

const otherwise: NextSteps = {
  title: "Thanks, we have your message",
  steps: ["Somebody who knows the answer reads it.", "They call or email you."],
};

/** Forms about a car that are no enquiry: the category in the address follows the car's type alone (2.1). */
const byForm: Readonly<Record<string, string>> = {
  "test-drive": "test-drive",
  "request-photos": "request-photos",
  finance: "finance-enquiry",
  "finance-application": "finance-application",
  subscription: "subscription-enquiry",
  rental: "rental-enquiry",
};

type About = { item_type?: string } | null;

const isTowed = (vehicle: About): boolean => vehicle?.item_type === "caravan";

/** `form` is the form that was sent, where the address names it. */
export function nextSteps(category: string, form: string | null = null, vehicle: About = null): NextSteps {
  const about = (form !== null && Object.hasOwn(byForm, form) && byForm[form]) || category;
  const found = cases.find(([matches]) => matches.test(about));
  if (!found) return otherwise;
  const [, title, steps] = found;
  return { title, steps: isTowed(vehicle) ? steps.filter((step) => step !== licence) : steps };
}
