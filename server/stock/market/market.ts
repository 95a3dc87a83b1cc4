import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import type { Car } from "#domain/car/car.ts";
import { carInCountry } from "#domain/car/car-in-country.ts";
import { countries, countryOfRegion } from "#domain/country/countries.ts";
import { type Comparable, comparableOf, modelKey, type ValuedVehicle } from "#domain/valuation/comparable.ts";
import { marketAverages } from "#domain/valuation/market-average.ts";
import { joinCar } from "#server/adapters/store/join-car.ts";
import type { Store } from "#server/adapters/store/store.ts";

/** How long a site uses the same averages while its own stock is unchanged. */
export const marketHoldsMs = 6 * 60 * 60_000;

/** Whether the feed left the averages to us. */
export const lacksAverages = ({ autograb_data }: Pick<Car, "autograb_data">): boolean =>
  !autograb_data?.average_market_price && !autograb_data?.state_average_market_price;

/** Any connection to the store. */
type MarketStore = Pick<Store, "versions"> & { operator: Pick<Store["operator"], "dealerships" | "stock"> };
type ByModel = Map<string, Comparable[]>;
type DealershipPrices = { version: string; byModel: ByModel };

/** How old the prices may be: they change slowly. */
const marketAgeMs = 10 * 60_000;

/**
 * Prices of comparable cars over all dealerships of the platform. Only counts and averages leave it; no comparable says
 * whose it is.
 */
export class Market {
  readonly #store: MarketStore;
  readonly #now: () => number;
  readonly #byDealership = new Map<string, DealershipPrices>();
  /** Makes, models and badges repeat, so each text is stored once. */
  readonly #words = new Map<string, string>();
  #lookedAt = Number.NEGATIVE_INFINITY;
  #loading: Promise<void> | null = null;

  constructor(store: MarketStore, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  /** Reads what has changed, if anything may have. Concurrent callers wait for one read. */
  async load(): Promise<void> {
    if (this.#now() - this.#lookedAt < marketAgeMs) return;
    this.#loading ??= this.#read().finally(() => {
      this.#loading = null;
    });
    await this.#loading;
  }

  /** Cars of the same make and model, of those that were read. A market ends at the border, where prices do. */
  like(vehicle: Pick<ValuedVehicle, "make" | "model">, country: string): Comparable[] {
    const key = modelKey(vehicle);
    return [...this.#byDealership.values()].flatMap(({ byModel }) =>
      (byModel.get(key) ?? []).filter(({ state }) => countryOfRegion(state) === country),
    );
  }

  /** Chapter 5: the averages of the market badge where the feed has none. */
  withAverages(car: Car): Car {
    const own = lacksAverages(car) ? comparableOf(car) : null;
    if (!own) return car;
    const averages = marketAverages(own, withoutOne(this.like(own, countryOfRegion(own.state)), own));
    return averages.average_market_price === null ? car : { ...car, autograb_data: averages };
  }

  async #read(): Promise<void> {
    const now = this.#now();
    const [versions, dealerships] = await Promise.all([
      this.#store.versions(),
      this.#store.operator.dealerships.list(),
    ]);
    for (const dealership of dealerships) {
      const { id } = dealership;
      // Of its address too: a car counts for the state and country of its yard.
      const version = [`stock:${id}`, `dealership:${id}`].map((scope) => versions.get(scope)).join(" ");
      const known = this.#byDealership.get(id);
      if (known?.version === version) continue;
      const byModel: ByModel = new Map();
      for await (const cars of this.#store.operator.stock.portions(id)) {
        for (const car of cars) {
          if (!car.show_on_dealer_website) continue;
          const joined = joinCar(car, dealership);
          const comparable = comparableOf(carInCountry(joined, countries[countryOfRegion(joined.state)]));
          if (comparable) add(byModel, modelKey(comparable), this.#shared(comparable));
        }
        await turnOfTheLoop();
      }
      this.#byDealership.set(id, { version, byModel });
    }
    const ids = new Set(dealerships.map(({ id }) => id));
    for (const id of this.#byDealership.keys()) if (!ids.has(id)) this.#byDealership.delete(id);
    this.#lookedAt = now;
  }

  #shared(comparable: Comparable): Comparable {
    const word = (text: string): string => {
      const known = this.#words.get(text);
      if (known === undefined) this.#words.set(text, text);
      return known ?? text;
    };
    const { make, model, badge, state, body, drive, fuel, transmission, ...numbers } = comparable;
    return {
      ...numbers,
      make: word(make),
      model: word(model),
      badge: word(badge),
      state: word(state),
      body: word(body),
      drive: word(drive),
      fuel: word(fuel),
      transmission: word(transmission),
    };
  }
}

function add(byModel: ByModel, key: string, comparable: Comparable): void {
  const list = byModel.get(key);
  if (list) list.push(comparable);
  else byModel.set(key, [comparable]);
}

/** A car is not compared with itself. */
function withoutOne(cars: readonly Comparable[], own: Comparable): Comparable[] {
  const at = cars.findIndex(
    ({ price, km, year, badge }) => price === own.price && km === own.km && year === own.year && badge === own.badge,
  );
  return at < 0 ? [...cars] : cars.toSpliced(at, 1);
}
