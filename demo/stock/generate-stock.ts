import { ownValue } from "#domain/text/own-value.ts";
import type { CarInput } from "#domain/car/car.ts";
import type { ModelEntry } from "../catalogue/model-entry.ts";
import { inAmerican } from "./american-features.ts";
import { anchorOf, day, hour, isoDate, yearShift } from "./anchor.ts";
import { describe } from "./describe.ts";
import type { Draft } from "./draft.ts";
import { quote } from "./finance.ts";
import { withHistory } from "./history.ts";
import { nameOf, slugOf, vinOf } from "./identity.ts";
import { marketAverage } from "./market-average.ts";
import { candidatesOf, catalogueYear, pickCar } from "./pick-car.ts";
import { pickSpecialist } from "./pick-specialist.ts";
import type { SpecialistEntry, StockGroup, StockPlan, Vehicle } from "./plan.ts";
import { withPlates } from "./plates.ts";
import { weeklyPrice } from "./price.ts";
import { type Random, stream } from "./random.ts";
import { applyStates } from "./states.ts";

type Request = { seed: string; now: Date; plans: readonly StockPlan[] };

/** The same seed gives the same vehicles; another day changes only their dates. */
export function generateStock({ seed, now, plans }: Request): CarInput[] {
  const anchor = anchorOf(now);
  const shift = yearShift(now);
  let serial = 100_000;
  return plans.flatMap((plan) => {
    let number = 10_000;
    const yard = plan.lot === undefined ? plan.dealership : `${plan.dealership} ${plan.lot}`;
    const cars = plan.groups.flatMap((group, groupIndex) => {
      const pick = pickerOf(group, plan);
      return Array.from({ length: group.count }, (_, index) => {
        const random = stream(`${seed} ${yard} ${groupIndex} ${index}`);
        serial += random.whole(1, 90);
        number += random.whole(1, 9);
        const drawn = pick(random);
        const draft = plan.voice === "import" ? { ...drawn, features: inAmerican(drawn.features) } : drawn;
        return toCar({ random, draft: { ...draft, year: draft.year + shift }, group, plan, anchor, serial, number });
      });
    });
    const inStates = applyStates(cars, plan.states, stream(`${seed} ${yard} states`), anchor);
    const stock = withHistory(inStates, plan, { seed, anchor, newest: catalogueYear + shift });
    return plan.plates === undefined ? stock : withPlates(stock, plan.plates, `${seed} ${yard}`);
  });
}

/** Draws from a group until the price suits the yard; if none does, the last draw is used. */
function pickerOf(group: StockGroup, plan: StockPlan): (random: Random) => Draft {
  const [low, high] = group.prices ?? [0, Number.POSITIVE_INFINITY];
  const fitting = group.from.filter(
    ({ make, model }) => (group.makes?.includes(make) ?? true) && (group.models?.includes(model) ?? true),
  );
  const cars = candidatesOf(fitting.filter(isCar), group);
  const specialists = fitting.filter((entry) => !isCar(entry)) as SpecialistEntry[];
  const draw = (random: Random) =>
    cars.length > 0 ? pickCar(random, cars, group, plan) : pickSpecialist(random, specialists, group);
  return (random) => {
    let draft = draw(random);
    for (let tries = 0; tries < 40 && (draft.price < low || draft.price > high); tries += 1) draft = draw(random);
    return draft;
  };
}

const isCar = (entry: Vehicle): entry is ModelEntry => !("item" in entry);

type Making = {
  random: Random;
  draft: Draft;
  group: StockGroup;
  plan: StockPlan;
  anchor: number;
  serial: number;
  number: number;
};

function toCar({ random, draft, group, plan, anchor, serial, number }: Making): CarInput {
  const stocknum = `${plan.prefix}${number}`;
  const name = nameOf(draft);
  const price = group.weekly === "Rental" ? null : draft.price;
  const age = Math.round(9 * day + random.next() ** 2 * 130 * day);
  return {
    id: stocknum.toLowerCase(),
    slug: `${slugOf(name)}-${stocknum.toLowerCase()}`,
    name,
    make: draft.make,
    model: draft.model,
    badge: draft.badge,
    series: draft.series,
    year: draft.year,
    km: draft.km,
    stocknum,
    vin: vinOf(random, draft.make, serial),
    views: Math.round((age / day) * random.between(1, 9)),
    seats: draft.seats,
    colour: draft.colour,
    description: describe(random, draft, group, plan.voice),
    price,
    price_type: priceType(random, group, plan),
    subscription_price: group.weekly ? weeklyPrice(draft.price, group.weekly) : null,
    car_type: group.type,
    item_type: draft.item,
    created_at: new Date(anchor - Math.floor(age / hour) * hour).toISOString(),
    custom_rank: draft.images.length > 0 ? draft.level : -1,
    dealership_id: plan.dealership,
    location_id: group.location,
    distribution_locations: random.chance(0.15)
      ? (plan.alsoAt ?? []).filter((id) => id !== group.location).slice(0, 2)
      : [],
    simple_body: draft.body,
    ...engineOnly(draft),
    categories: [...(group.weekly ? [group.weekly] : []), ...(group.categories ?? [])],
    features: draft.features,
    attributes: { ...draft.attributes, ...papers(random, draft, group.type, anchor) },
    images: draft.images,
    spin: draft.spin,
    video_url: draft.video,
    ...processors(plan),
    finance_lenders: Object.fromEntries(plan.lenders.map((lender) => [lender.key, quote(lender, price)])),
    autograb_data:
      plan.marketAverages && group.type === "used" && draft.item === "car" ? marketAverage(random, draft.price) : null,
  };
}

// `attributes` has kilowatts and fuel use; a draft's power carries them only during generation.
function engineOnly({ power }: Draft) {
  const { simple_fuel, fuel, engine, simple_transmission, simple_drive } = power;
  return { simple_fuel, fuel, engine, simple_transmission, simple_drive };
}

function priceType(random: Random, group: StockGroup, plan: StockPlan): string {
  if (group.weekly) return "per week";
  return group.type === "used" ? random.pick(plan.priceTypes.used) : plan.priceTypes[group.type];
}

function processors(plan: StockPlan): Partial<CarInput> {
  if (plan.reserveFee === undefined) return {};
  const processor = {
    authorization_type: "sandbox",
    authorization_key: plan.dealership,
    deposit_amount: plan.reserveFee,
  };
  return { has_checkout_payment_processor: true, payment_processors: [processor] };
}

/** Years of new-car warranty in Australia, for makers that give more or less than five. */
const warrantyYears: Record<string, number> = {
  Kia: 7,
  MG: 7,
  GWM: 7,
  Chery: 7,
  BYD: 6,
  Isuzu: 6,
  Tesla: 4,
  Porsche: 3,
  BMW: 5,
};

function papers(random: Random, { make, age, item }: Draft, type: string, anchor: number): Record<string, string> {
  if (item !== "car") return {};
  const warrantyDays = Math.round(
    ((ownValue(warrantyYears, make) ?? 5) - age) * 365 - random.whole(0, 300) * Math.min(1, age),
  );
  return {
    ...(type === "new" ? {} : { rego_expiry: isoDate(anchor + random.whole(20, 360) * day) }),
    ...(warrantyDays > 30 ? { warranty_until: isoDate(anchor + warrantyDays * day) } : {}),
  };
}
