import type { CarInput } from "#domain/car/car.ts";
import { day, hour } from "./anchor.ts";
import { nameOf, slugOf } from "./identity.ts";
import type { Random } from "./random.ts";

type State = {
  fits: (car: CarInput) => boolean;
  apply: (car: CarInput, context: { anchor: number; turn: number; random: Random }) => Partial<CarInput>;
};

const isUsed = (car: CarInput) => car.car_type === "used";
const isNew = (car: CarInput) => car.car_type === "new";
const hasPrice = (car: CarInput) => (car.price ?? 0) > 5000;
const anyCar = () => true;

/** Hours before today when cars were sold: inside and past a three-day window, whatever the number of cars. */
const soldHours = [2, 30, 240, 80, 9, 150, 50, 200, 21, 100, 44, 125, 230, 175];

const sold = (car: CarInput, anchor: number, hours: number): Partial<CarInput> => ({
  status: "sold",
  sold: true,
  sold_date_timestamp: anchor - hours * hour,
  created_at: new Date(Math.min(Date.parse(car.created_at), anchor - 20 * day)).toISOString(),
});

const onItsWay = (car: CarInput): Partial<CarInput> => ({
  status: "coming_soon",
  description: `On its way to us: ${car.name} in ${(car.colour ?? "").toLowerCase()}. Ask now and you see it first.`,
});

const noPrice: Partial<CarInput> = { price: null, before_price: null, price_type: "" };
const noPhotos: Partial<CarInput> = { images: [], spin: [], video_url: null };

// A badge has at most 80 characters; the name has the rest. Both end with a whole word.
const longBadge = "Cruiser Hybrid All-Wheel Drive with Premium Interior Pack, Panoramic Roof";
const longName = `${longBadge}, Tow Pack and Roof Rack System Special Edition`;

/** The states that a listing has to handle. A car takes at most one of them, in this order. */
const states = {
  longName: {
    fits: (car) => car.simple_fuel === "Hybrid" && car.simple_drive === "AWD",
    apply: (car) => {
      const name = nameOf({ ...car, badge: longName });
      const description = car.description?.replace(`${car.model} ${car.badge}`, `${car.model} Cruiser Hybrid`);
      return { badge: longBadge, name, description, slug: `${slugOf(name)}-${car.stocknum.toLowerCase()}` };
    },
  },
  sold: { fits: anyCar, apply: (car, { anchor, turn }) => sold(car, anchor, soldHours[turn % soldHours.length] ?? 2) },
  reserved: { fits: hasPrice, apply: () => ({ reserved: true }) },
  preorder: {
    fits: isNew,
    apply: (car) => ({
      preorder: true,
      tag: "Pre-order",
      status: "coming_soon",
      price: null,
      before_price: null,
      ...noPhotos,
      vin: "",
      description: `${car.name}, to order. Tell us the colour and we put your name on the next one built.`,
    }),
  },
  comingSoon: { fits: anyCar, apply: (car) => ({ ...onItsWay(car), ...noPhotos }) },
  comingSoonWithPhotos: { fits: anyCar, apply: onItsWay },
  testDriveOnly: {
    fits: (car) => car.car_type === "demo",
    apply: () => ({ tag: "Test Drive Only", reservable: false }),
  },
  testDriveOnlyStarred: {
    fits: (car) => car.car_type === "demo",
    apply: () => ({ tag: "*Test Drive Only*", reservable: false }),
  },
  noPrice: { fits: isUsed, apply: () => noPrice },
  /** A price that is set when the vehicle is here. */
  priceOnArrival: { fits: isUsed, apply: (car) => ({ ...onItsWay(car), ...noPrice }) },
  noPhotos: { fits: isUsed, apply: () => ({ ...noPhotos }) },
  hidden: { fits: isUsed, apply: () => ({ show_on_dealer_website: false }) },
  notReservable: { fits: hasPrice, apply: () => ({ reservable: false }) },
  rateUnknown: {
    fits: hasPrice,
    apply: (car) => ({
      finance_lenders: Object.fromEntries(
        Object.entries(car.finance_lenders ?? {}).map(([key, lender]) => [key, { ...lender, interestRate: null }]),
      ),
    }),
  },
  belowMarket500: { fits: isUsed, apply: (car) => averages(car, 500) },
  belowMarket499: { fits: isUsed, apply: (car) => averages(car, 499) },
  belowNational: {
    fits: isUsed,
    apply: (car) => ({
      autograb_data: { average_market_price: (car.price ?? 0) + 2400, state_average_market_price: null },
    }),
  },
  newArrival: {
    fits: anyCar,
    apply: (_car, { anchor, random }) => ({
      created_at: new Date(anchor - random.whole(1, 7 * 24 - 2) * hour).toISOString(),
    }),
  },
  special: {
    fits: hasPrice,
    apply: (car, { random }) => ({
      tag: "Special",
      before_price: (car.price ?? 0) + random.pick([500, 1000, 1500, 2000, 2500, 3000]),
    }),
  },
  reduced: {
    fits: hasPrice,
    apply: (car, { random }) => ({ before_price: (car.price ?? 0) + random.pick([500, 700, 1000, 1500, 2000]) }),
  },
  certified: { fits: (car) => isUsed(car) && (car.km ?? 0) < 90_000, apply: () => ({ certified: true }) },
  // Held for as long as the demo runs; a real hold takes minutes.
  beingReserved: {
    fits: hasPrice,
    apply: (_car, { anchor }) => ({ held_until: new Date(anchor + 400 * day).toISOString() }),
  },
  historyFile: { fits: isUsed, apply: () => ({ file: "/media/documents/sample-history-report.pdf" }) },
} satisfies Record<string, State>;

export type SpecialState = keyof typeof states;
const specialStates = Object.keys(states) as SpecialState[];

function averages(car: CarInput, below: number): Partial<CarInput> {
  const state = (car.price ?? 0) + below;
  return { autograb_data: { average_market_price: state + 350, state_average_market_price: state } };
}

/** Gives each state to the planned number of cars, spread over the stock. */
export function applyStates(
  cars: CarInput[],
  planned: Partial<Record<SpecialState, number>>,
  random: Random,
  anchor: number,
): CarInput[] {
  const free = new Set(random.shuffled(cars.map((_, index) => index)));
  const result = [...cars];
  for (const name of specialStates) {
    const { fits, apply }: State = states[name];
    let left = planned[name] ?? 0;
    for (const index of free) {
      if (left === 0) break;
      const car = result[index];
      if (!car || !fits(car)) continue;
      left -= 1;
      free.delete(index);
      result[index] = { ...car, ...apply(car, { anchor, turn: left, random }) };
    }
    if (left > 0) throw new Error(`No vehicle left for ${left} of the state "${name}"`);
  }
  return result;
}
