import { formatOf } from "#domain/country/format.ts";
import type { Car } from "#domain/car/car.ts";
import { chipsOf } from "#domain/car/chips.ts";
import { financeDisplay, type FinanceDisplay } from "#domain/finance/finance-display.ts";
import { besidePrice, priceDisplay } from "#domain/car/price.ts";
import { titleOf } from "#domain/car/title.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

export type HeroPicture = { src: string; width: number; height: number; cutout: boolean };

export type HeroCar = {
  name: string;
  variant: string;
  /** The model and its colour, for heroes that put the one behind the car and light it by the other. */
  model: string;
  colour: string;
  url: string;
  /** Kilometres, gearbox and the like. */
  facts: string;
  amount: string;
  priceType: string;
  was: string | null;
  /** Repayment, rate and comparison rate: only together. */
  rates: string[];
};

/** The leading model in one of its colours: a car in stock. */
export type HeroPaint = { colour: string; picture: HeroPicture; car: HeroCar };

export type HeroView = {
  /** One sentence a line. */
  lines: string[];
  /** A title of many words is set smaller. */
  long: boolean;
  text: string | null;
  picture: HeroPicture | null;
  /** The car in the picture. Beside a dealer's own picture no car is named: visitors would think it is that one. */
  car: HeroCar | null;
  /** The colours of the leading model, the one shown first; empty if none was named. */
  paints: HeroPaint[];
  /** All cars of that model. */
  stock: { count: number; url: string } | null;
};

/** Cars of the leading model, the best first. */
export type LeadModel = { cars: readonly Car[]; count: number; url: string };

export type HeroSources = {
  settings: PublicSettings;
  /** Cars in stock. */
  total: number;
  newest: readonly Car[];
  lead: LeadModel | null;
  now: number;
  picture: (url: string, cutout?: boolean) => HeroPicture | null;
};

/** Letters that fit on one line beside the car. */
const longestLine = 24;

export function toHero(from: HeroSources): HeroView {
  const { hero } = from.settings;
  const model = hero.image ? null : from.lead;
  const paints = model ? paintsOf(model.cars, from) : [];
  const lead = leadCar(from.newest, hero);
  const shown = hero.image || paints.length > 0 ? null : lead;
  const image = shown?.images[0];
  const lines = titleLines(hero.title, formatOf(from.settings).number(from.total));
  return {
    lines,
    long: lines.some((line) => line.length > longestLine),
    text: hero.text,
    picture: paints[0]
      ? paints[0].picture
      : image
        ? from.picture(image.url, image.cutout)
        : hero.image
          ? from.picture(hero.image, isCutout(hero.image))
          : null,
    car: paints[0]?.car ?? (shown && toHeroCar(shown, from)),
    paints,
    stock: model && paints.length > 0 ? { count: model.count, url: model.url } : null,
  };
}

/** One car of each colour, cut out and priced. */
function paintsOf(cars: readonly Car[], from: HeroSources): HeroPaint[] {
  const byColour = new Map<string, HeroPaint>();
  for (const car of cars) {
    const [image] = car.images;
    const free = !car.sold && !car.reserved && car.price !== null && car.colour !== "";
    const picture = free && image?.cutout ? from.picture(image.url, true) : null;
    if (picture && !byColour.has(car.colour)) {
      byColour.set(car.colour, { colour: car.colour, picture, car: toHeroCar(car, from) });
    }
  }
  return [...byColour.values()].toSorted((a, b) => Number(pale.has(a.colour)) - Number(pale.has(b.colour)));
}

/** On a light stage these are hardest to see, so they come last. */
const pale: ReadonlySet<string> = new Set(["White", "Silver"]);

/** The most attractive car to show first: cut out, priced, available. */
function leadCar(newest: readonly Car[], { lead, lead_type }: PublicSettings["hero"]): Car | null {
  const free = newest.filter(({ sold, reserved, images }) => !sold && !reserved && images.length > 0);
  const ofType = free.filter(({ item_type }) => item_type === lead_type);
  const priced = (ofType.length > 0 ? ofType : free).filter(({ price }) => price !== null);
  if (lead === "dearest") priced.sort((a, b) => (b.price ?? 0) - (a.price ?? 0));
  return priced.find(({ images }) => images[0]?.cutout) ?? priced[0] ?? free[0] ?? null;
}

function toHeroCar(car: Car, { settings, now }: HeroSources): HeroCar {
  const { heading, variant } = titleOf(car);
  const price = priceDisplay(car, settings);
  return {
    name: heading,
    variant,
    model: car.model,
    colour: car.colour,
    url: `/cars/${car.slug}`,
    facts: chipsOf(car, settings)
      .map(({ text }) => text)
      .join(", "),
    amount: price.text,
    priceType: besidePrice(price),
    was: price.kind === "price" ? price.was : null,
    rates: ratesOf(financeDisplay(car, settings, now), settings),
  };
}

function ratesOf(finance: FinanceDisplay | null, settings: PublicSettings): string[] {
  if (!finance?.repayment || finance.interestRate === null || finance.comparisonRate === null) return [];
  const { amount, period } = finance.repayment;
  return [
    `${formatOf(settings).money(amount)} per ${period}`,
    `${finance.interestRate}% p.a.`,
    `${finance.comparisonRate}% p.a. comparison rate`,
  ];
}

/** "{count}" in a title is the number of cars. */
function titleLines(title: string, count: string): string[] {
  return title.replace("{count}", count).split(/(?<=[.!?])\s+/);
}

/** Pictures on plain white are in the media folder's flat/ and icons/; all others are photos. */
function isCutout(url: string): boolean {
  return /^\/media\/(?:flat|icons)\//.test(url);
}
