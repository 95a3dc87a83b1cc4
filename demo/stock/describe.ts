import { ownValue } from "#domain/text/own-value.ts";
import { au } from "#domain/country/au.ts";
import { us } from "#domain/country/us.ts";
import { formatOf } from "#domain/country/format.ts";
import type { Draft } from "./draft.ts";
import type { StockGroup, Voice } from "./plan.ts";
import type { Random } from "./random.ts";

/** How a dealer there writes, and what fuels are called. */
type Manner = { odometer: (km: number) => string; values: Readonly<Record<string, string>> };
const formats: Record<"au" | "us", Manner> = {
  au: { odometer: formatOf({ ...au, country: au }).odometer, values: {} },
  us: { odometer: formatOf({ ...us, country: us }).odometer, values: us.values },
};
const formatFor = (voice: Voice) => (voice === "import" ? formats.us : formats.au);

const closings: Record<Voice, readonly string[]> = {
  group: [
    "Want to see it closer to home? We move any car between our yards free of charge within 48 hours.",
    "On the floor now. Call ahead and it will be out the front with the air con running.",
    "Trade-ins welcome on the day, with an indicative price online in about a minute.",
    "Finance can be arranged at the yard or before you come in.",
  ],
  yard: [
    "The price on the windscreen is the price you pay: rego, stamp duty and transfer are in it.",
    "Safety certificate and PPSR are on the passenger seat. Take a photo of both.",
    "Bring your trade. We look at it while you look at ours.",
    "Fourteen days to change your mind, as long as you stay under 500 km.",
  ],
  prestige: [
    "Shown by appointment, on the hoist if you wish.",
    "Accompanied by its books, both keys and a full inspection report.",
    "Enclosed transport to any capital city is arranged on request.",
    "We know the previous owner, and the work that has been done.",
  ],
  kiwi: [
    "Come in for a drive, or we can bring it to you anywhere in Auckland.",
    "Fresh WoF and on-road costs are sorted before you collect it.",
    "Trade-ins welcome, running or nearly so.",
    "AA appraisal available on request, at our cost.",
  ],
  maker: [
    "Ready to register in your name, with floor mats and a full tank at handover.",
    "Five-year unlimited-kilometre warranty and capped-price servicing from the day you collect it.",
    "Book an hour, take it alone, drive the roads you actually use.",
  ],
  outback: [
    "Weights are off the plate. Bring your rig and we put the lot over the weighbridge.",
    "Serviced in our own workshop before it went on the line.",
    "Happy to walk you through it by video if the drive is a long one.",
    "Delivery to anywhere a road train can get to.",
  ],
  moto: [
    "Come and sit on it. If it fits, take it up the hill.",
    "Full workshop check, new oil, {drive}.",
    "Gear up at the counter and ride out the same day.",
    "Trade your old one: price online, same price on the day.",
  ],
  flex: [
    "Rego, insurance, servicing, tyres and roadside are in the weekly price.",
    "Swap it, pause it or hand it back with 14 days' notice.",
    "Pick it up with a full tank, or we drop it at your door.",
  ],
  import: [
    "Clean title, inspected on our lift, report in the glove box.",
    "Walk the lot, pick the keys, take your time.",
    "One price for cash or finance. No add-ons at the desk.",
    "Shipping to all lower forty-eight states on request.",
  ],
  corner: [
    "One yard, twelve cars, every one of them driven by us first.",
    "Pop in for a look. The kettle is usually on.",
    "Ask us what is wrong with it. We will tell you.",
  ],
  coast: [
    "Washed and treated from underneath, as every car by the sea should be.",
    "On the grass above the lake. Drive it to Bar Beach and back before you decide.",
    "The sheet of our workshop is in the glove box, all 112 points of it.",
    "Roof racks, mats and a tow bar can be fitted here before you collect it.",
  ],
};

/** Workshop jobs on the final drive of a motorcycle. */
const driveWork: Readonly<Record<string, string>> = {
  Chain: "chain adjusted",
  Belt: "drive belt checked",
  Shaft: "final drive oil changed",
};

const openings: Record<"new" | "demo" | "used", readonly string[]> = {
  new: ["Brand new and in stock", "New, built and landed", "New, with delivery kilometres only"],
  demo: [
    "Our own demonstrator",
    "Driven by our sales team and serviced here",
    "An ex-demonstrator with the balance of new car warranty",
  ],
  used: [
    "A tidy example with service books",
    "One owner from new",
    "Locally owned and regularly serviced",
    "Traded in by a regular customer of ours",
    "Straight, honest and ready to go",
    "Two keys and a stamped log book",
  ],
};

/** The same as an American says it: as many, so that the same ones are drawn. */
const importOpenings: typeof openings = {
  new: ["Brand new and in stock", "New, built and landed", "New, with delivery miles only"],
  demo: [
    "Our own demo car",
    "Driven by our sales team and serviced here",
    "A former demo with the balance of the factory warranty",
  ],
  used: [
    "A clean example with service records",
    "One owner from new",
    "Locally owned and regularly serviced",
    "Traded in by a regular customer of ours",
    "Straight, honest and ready to go",
    "Two keys and a full service history",
  ],
};

/** A few plain sentences, different for every car and true to its figures. */
export function describe(
  random: Random,
  draft: Draft,
  group: Pick<StockGroup, "type" | "openings">,
  voice: Voice,
): string {
  const { type } = group;
  const { odometer, values } = formatFor(voice);
  const what = `${ownValue(values, draft.colour) ?? draft.colour} ${draft.make} ${draft.model}${draft.badge ? ` ${draft.badge}` : ""}`;
  const distance = draft.km !== null && type !== "new" ? `, ${odometer(draft.km)}` : "";
  // Features are listed from the plainest up; the first third is not worth mentioning.
  const telling = draft.features.slice(Math.floor(draft.features.length / 3));
  const shown = random.shuffled(telling).slice(0, 4);
  const equipment = shown.length > 1 ? `Fitted with ${listed(shown.map(lowerFirst))}.` : "";
  return [
    `${random.pick(group.openings ?? (voice === "import" ? importOpenings : openings)[type])}: ${what}${distance}.`,
    engineLine(draft, values),
    equipment,
    random.pick(closings[voice]).replace("{drive}", ownValue(driveWork, draft.power.simple_drive) ?? "tyres checked"),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function engineLine({ item, power, attributes }: Draft, values: Readonly<Record<string, string>>): string {
  if (item === "caravan") return `Sleeps ${attributes.sleeps}, with ${attributes.payload} kg of payload to fill.`;
  if (item === "truck")
    return `${power.engine}, ${attributes.gvm} kg GVM, drives on a ${lowerFirst(String(attributes.licence))} licence.`;
  if (item === "motorcycle") return `${power.engine}, seat at ${attributes.seat_height} mm.`;
  if (power.simple_fuel === "Electric") return `Electric with a ${power.engine}, ${power.simple_drive}.`;
  return `${power.engine} ${(ownValue(values, power.simple_fuel) ?? power.simple_fuel).toLowerCase()}, ${power.simple_transmission.toLowerCase()}, ${power.simple_drive}.`;
}

const properNouns = ["Apple", "Bluetooth"];

const lowerFirst = (text: string) =>
  /^[A-Z][a-z]/.test(text) && !properNouns.some((noun) => text.startsWith(noun))
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;

const listed = (items: string[]) => `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
