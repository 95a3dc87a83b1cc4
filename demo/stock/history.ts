import type { CarInput } from "#domain/car/car.ts";
import { paysByDistance } from "#domain/car/history/car-history.ts";
import type { FactName } from "#domain/car/history/fact-names.ts";
import { day, isoDate } from "./anchor.ts";
import type { StockPlan } from "./plan.ts";
import { hash, type Random, stream } from "./random.ts";

type Facts = Partial<Record<FactName, string | number | boolean>>;
/** `newest`: the model year that ages are counted from. */
type When = { seed: string; anchor: number; newest: number };
type Telling = { car: CarInput; random: Random; anchor: number; newest: number };
type Country = NonNullable<StockPlan["history"]>["country"];

/**
 * The past of used vehicles, as far as the dealer supplies it. Each car has a stream of its own besides the one that
 * draws it, so that this changes nothing else of the stock.
 */
export function withHistory(cars: CarInput[], { history }: StockPlan, when: When): CarInput[] {
  const { seed, anchor, newest } = when;
  if (!history) return cars;
  const writtenOff = history.writeOff ? writeOffIn(cars, seed) : null;
  return cars.map((car) => {
    if (car.car_type !== "used") return car;
    const random = stream(`${seed} history ${car.id}`);
    const telling = { car, random, anchor, newest };
    // Some traders know nothing of some of their vehicles.
    const facts = random.chance(0.12) ? {} : { ...shared(telling), ...local[history.country](telling) };
    const record: Facts = car === writtenOff ? { written_off: "Repairable write-off" } : {};
    return { ...car, attributes: { ...car.attributes, ...facts, ...record } };
  });
}

const says = ({ description = "" }: CarInput, words: RegExp): boolean => words.test(description);

/** What its description says already, its data says too. */
function shared({ car, random, newest }: Telling): Facts {
  const age = Math.max(1, newest - car.year);
  const owners = random.whole(1, Math.min(4, 1 + Math.floor(age / 3)));
  const [service] = random.weighted(services, ([, weight]) => weight);
  const statesOwners = random.chance(0.75);
  const statesService = random.chance(0.75);
  return {
    ...ownersOf(car, statesOwners ? owners : null),
    ...(says(car, /service books|log book|complete history|by its books/)
      ? { service_history: "Full" }
      : statesService
        ? { service_history: service }
        : {}),
  };
}

function ownersOf(car: CarInput, drawn: number | null): Facts {
  const said = says(car, /^One owner/) ? 1 : says(car, /second owner/) ? 2 : drawn;
  return said === null ? {} : { owners: said };
}

const services: readonly (readonly [history: string, weight: number])[] = [
  ["Full", 60],
  ["Partial", 24],
  ["Records", 12],
  ["None", 4],
];

/** Shown as searched between the last days and ten weeks ago: older ones say so on the page. */
function searched({ random, anchor }: Telling): Facts {
  const date = isoDate(anchor - random.whole(2, 70) * day);
  return random.chance(0.85) ? { ppsr: "Clear", ppsr_date: date } : {};
}

const local: Readonly<Record<Country, (telling: Telling) => Facts>> = {
  AU: (telling) => {
    const { car, random, anchor } = telling;
    const drawn = searched(telling);
    // "Safety certificate and PPSR are on the passenger seat."
    const hasBoth = says(car, /PPSR/);
    const search: Facts = hasBoth ? { ppsr: "Clear", ppsr_date: isoDate(anchor - 3 * day), ...drawn } : drawn;
    const looked = isoDate(anchor - random.whole(1, 50) * day);
    const certificate = random.pick([true, true, looked, looked, false]);
    const hasWarranty = random.chance(0.4);
    return {
      ...search,
      ...(search.ppsr_date && car.item_type !== "caravan" ? { written_off: "Not written off" } : {}),
      ...(car.item_type !== "caravan" && random.chance(0.8) ? { safety_certificate: certificate } : {}),
      ...(hasBoth ? { safety_certificate: true } : {}),
      ...(hasWarranty && car.item_type !== "truck" ? { dealer_warranty: "3 months or 5,000 km" } : {}),
      ...crashTest(car),
    };
  },
  NZ: (telling) => {
    const { car, random, anchor } = telling;
    const wof = isoDate(anchor + random.whole(25, 360) * day);
    const paidAhead = random.whole(-1, 6) * 1000;
    const pays = paysByDistance({ simple_fuel: car.simple_fuel ?? "" }) && car.km;
    return {
      ...searched(telling),
      wof_expiry: wof,
      ...(pays ? { ruc_paid_to: Math.ceil((car.km ?? 0) / 1000) * 1000 + paidAhead } : {}),
      ...onRegister(telling),
    };
  },
  US: ({ car, random }) => {
    const title = random.chance(0.96) || says(car, /Clean title/) ? "Clean" : "Rebuilt";
    return random.chance(0.9) ? { title_status: title } : {};
  },
};

/** By model, not by car: one test holds for all of them. */
function crashTest(car: CarInput): Facts {
  if (car.item_type !== "car" || car.year < 2013) return {};
  const random = stream(`crash test ${car.make} ${car.model}`);
  return random.chance(0.8)
    ? { ancap_stars: random.chance(0.85) ? 5 : 4, ancap_year: car.year - random.whole(0, 2) }
    : {};
}

const plateLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** What New Zealand's register says, for the notice in the window. */
function onRegister({ car, random, newest }: Telling): Facts {
  const letters = Array.from({ length: 2 }, () => plateLetters.charAt(random.whole(0, plateLetters.length - 1)));
  const plate = `${random.pick(["L", "M", "N", "P", "Q"])}${letters.join("")}${random.whole(100, 999)}`;
  const isImport = car.categories?.includes("Used Import") ?? false;
  const landed = Math.min(newest, car.year + random.whole(3, 9));
  return {
    plate,
    first_registered_nz: String(isImport ? landed : car.year),
    ...(isImport
      ? { first_registered_overseas: String(car.year), last_country: "Japan", imported_damaged: random.chance(0.03) }
      : {}),
    re_registered: false,
    odometer_accurate: random.chance(0.97),
  };
}

/** Of the vehicles that can be bought, the one that a hash picks. */
function writeOffIn(cars: readonly CarInput[], seed: string): CarInput | null {
  const order = ({ id }: CarInput) => hash(`${seed} written off ${id}`);
  const [first] = cars.filter(mayBeWrittenOff).toSorted((one, other) => order(one) - order(other));
  return first ?? null;
}

function mayBeWrittenOff(car: CarInput): boolean {
  const isOnSale =
    car.car_type === "used" && (car.status ?? "in_stock") === "in_stock" && !car.reserved && !car.held_until;
  const isPraised = car.certified || says(car, /^(?:Straight|A tidy)/);
  return isOnSale && !isPraised && !car.tag && (car.price ?? 0) > 5000 && (car.images?.length ?? 0) > 0;
}
