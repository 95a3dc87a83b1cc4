import { expect, test } from "vitest";
import { carWords, inWords } from "#domain/car/vehicle-words.ts";
import { slugOf } from "#domain/text/slug.ts";
import { categories } from "#domain/form/categories.ts";
import { nextSteps } from "./next-steps.ts";

const message = "Thanks, we have your message: Somebody who knows the answer reads it. They call or email you.";
const enquiry = "Thanks, we have your enquiry: The sales team reads it. They call or email you with an answer.";
const drive =
  "Thanks, we have your test drive request: We make sure that the car is ready and confirm the time with you.";
const photos = "Thanks, we have your request for photos: We take the photos. They come to you by email.";
const finance =
  "Thanks, we have your finance request: The finance team reads it. They call or email you with what is possible.";
const dates = "We check which cars are free then. We call or email you";

/** The next steps after each category of "Leads", in the order of the list. */
const stepsOf: Record<(typeof categories)[number], string> = {
  "General Enquiry": message,
  "New Vehicle Enquiry": enquiry,
  "Demo Vehicle Enquiry": enquiry,
  "Used Vehicle Enquiry": enquiry,
  "Test Drive": `${drive} Bring your driver licence.`,
  "Request Photos": photos,
  "Reserve Vehicle": message,
  "Finance Enquiry": finance,
  "Finance Application": finance,
  "Trade-In Valuation":
    "Thanks, we have your vehicle’s details: We call or email you to arrange the inspection. Bring all keys, the service books and the registration papers. The price we pay is the one we write down then.",
  "Sell My Car":
    "Thanks, we have your car’s details: A buyer looks at what cars like yours sell for. They call or email you with an offer, or a time to look at it.",
  "Service Booking":
    "Thanks, we have your service request: The workshop reads it. They call or email you to settle the day and the price.",
  "Parts Enquiry":
    "Thanks, we have your parts request: The parts team checks that it fits, its price and where it is in stock. They call or email you.",
  "Fleet Enquiry":
    "Thanks, we have your enquiry: Our fleet manager reads it. They call you to talk through vehicles and terms.",
  "Subscription Enquiry": `Thanks, we have your subscription request: ${dates} to settle the day. Have your licence ready.`,
  "Rental Enquiry": `Thanks, we have your rental request: ${dates} with the price. Have your licence ready.`,
  "Careers Enquiry": message,
  Feedback: "Thank you for telling us: A manager reads it. If there is something to put right, they call or email you.",
  Newsletter: "Thanks, you are on the list: You can leave it whenever you like: every email says how.",
};

const inOneLine = ({ title, steps }: ReturnType<typeof nextSteps>) => inWords(`${title}: ${steps.join(" ")}`, carWords);

test.each(categories)(
  "[2.1.7, 4.7.13] %s: what happens next is told, and nothing that no dealer has promised",
  (category) => {
    expect(inOneLine(nextSteps(slugOf(category)))).toBe(stepsOf[category]);
  },
);

test.each([
  ["test-drive", stepsOf["Test Drive"]],
  ["request-photos", photos],
  ["finance", finance],
  ["finance-application", finance],
  ["subscription", stepsOf["Subscription Enquiry"]],
  ["rental", stepsOf["Rental Enquiry"]],
  ["enquiry", enquiry],
  ["parts", enquiry],
  ["toString", enquiry],
  [null, enquiry],
])("[2.1.7, 4.7.13] the category of a car follows its type, so the form %s says what was sent", (form, words) => {
  expect(inOneLine(nextSteps("used-vehicle-enquiry", form))).toBe(words);
});

test("[2.1.7, 4.7.13] a category is known by its whole name: an address that holds another word says thanks in general", () => {
  const slugs = categories.map(slugOf).filter((slug) => !slug.endsWith("vehicle-enquiry"));
  for (const slug of slugs) {
    expect(inOneLine(nextSteps(`x-${slug}`))).toBe(message);
    expect(inOneLine(nextSteps(`${slug}-x`))).toBe(message);
  }
  for (const unknown of ["used-vehicle-enquiry-x", "<script>", ""]) {
    expect(inOneLine(nextSteps(unknown))).toBe(message);
  }
});

test("[2.1.7, 4.7.13] nobody needs a licence for a caravan, and everybody does for what they drive", () => {
  expect(inOneLine(nextSteps("test-drive", null, { item_type: "caravan" }))).toBe(drive);
  expect(inOneLine(nextSteps("test-drive", null, { item_type: "truck" }))).toBe(stepsOf["Test Drive"]);
  expect(inOneLine(nextSteps("test-drive", null, {}))).toBe(stepsOf["Test Drive"]);
});
