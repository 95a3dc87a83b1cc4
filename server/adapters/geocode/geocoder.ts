import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Country } from "#domain/country/country.ts";
import { isPostcode, plainPostcode } from "#domain/country/postcode.ts";
import type { Point } from "#domain/country/distance.ts";
import { bundledPoint } from "./bundled-postcodes.ts";
import { CircuitBreaker, CircuitOpenError } from "../third-party/circuit-breaker.ts";
import type { Outgoing } from "../outgoing/outgoing.ts";
import { askGoogle, googleUrl } from "./google-geocoding.ts";

/** Coordinates of a postcode; null if it does not exist. */
export type Geocode = (postcode: string) => Promise<Point | null>;

/** The settings of a site that geocoding needs. */
export type GeocodedSite = { public: { country: Country }; private: { maps_geocoding_key: string | null } };

export type GeocoderOptions = {
  log: Pick<Logger, "warn">;
  outgoing: Outgoing;
  /** Another address for the same service. */
  url?: string | undefined;
  timeoutMs?: number;
  now?: () => number;
};

/** There are at most ten thousand postcodes: requesting all of them uses up a key's quota once only. */
const mostAnswers = 10_000;
const cacheMs = 24 * 60 * 60 * 1000;

/**
 * One for the whole server; sites with the same key share its circuit breaker and its cache. The bundled table answers
 * for sites without a key, and when the service does not answer: a valid postcode must never be called wrong.
 */
export class Geocoder {
  readonly #options: GeocoderOptions;
  readonly #breakers = new Map<string, CircuitBreaker>();
  readonly #known: LRUCache<string, { point: Point | null }>;

  constructor(options: GeocoderOptions) {
    this.#options = options;
    const now = options.now ?? Date.now;
    this.#known = new LRUCache({ max: mostAnswers, ttl: cacheMs, ttlResolution: 0, perf: { now } });
  }

  forSite({ public: { country }, private: { maps_geocoding_key: key } }: GeocodedSite): Geocode {
    return async (typed) => {
      if (!isPostcode(typed, country.postcode)) return null;
      const postcode = plainPostcode(typed);
      return key === null ? bundledPoint(postcode, country) : this.#ask(postcode, country, key);
    };
  }

  async #ask(postcode: string, country: Country, key: string): Promise<Point | null> {
    const name = `${key} ${country.code} ${postcode}`;
    const known = this.#known.get(name);
    if (known) return known.point;
    const { url = googleUrl, timeoutMs = 2000, log, outgoing } = this.#options;
    try {
      const point = await this.#breaker(key).run(() => askGoogle({ outgoing, url, key, postcode, country, timeoutMs }));
      this.#known.set(name, { point });
      return point;
    } catch (error) {
      // Logged once per failure; while the circuit is open, no request was sent.
      if (!(error instanceof CircuitOpenError)) log.warn({ err: error }, "the geocoding service failed");
      return bundledPoint(postcode, country);
    }
  }

  #breaker(key: string): CircuitBreaker {
    const breaker = this.#breakers.get(key) ?? new CircuitBreaker(this.#options.now);
    this.#breakers.set(key, breaker);
    return breaker;
  }
}
