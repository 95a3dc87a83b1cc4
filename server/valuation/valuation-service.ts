import { formatOf } from "#domain/country/format.ts";
import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { PageValuations } from "#site/page-ports.ts";
import type { AdjustmentAnswers } from "#domain/valuation/adjustment.ts";
import { refusedByRegister, type RegisterCheck } from "#domain/valuation/register-check.ts";
import { sampleHistory, sampleVehicle } from "#domain/valuation/sample-register.ts";
import { type BaseRange, baseRange, widened } from "#domain/valuation/trade-in-range.ts";
import { type Valuation, valuationAnswer, type ValuationAnswer } from "#domain/valuation/valuation.ts";
import { limitsFor } from "#domain/valuation/valuation-limits.ts";
import { valueIn } from "#domain/car/car-in-country.ts";
import { plainRego, type VehicleFacts, type VehicleHistory } from "#domain/valuation/vehicle-facts.ts";
import { NoAnswerError, type ServiceAddress, type ThirdParty } from "#server/adapters/third-party/third-party.ts";
import { type Plate, vehicleServices } from "#server/adapters/vehicle/vehicle-services.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { Market } from "#server/stock/market/market.ts";

export type ToValue = Plate & { km: number; vehicle: VehicleFacts | null; adjustmentAnswers: AdjustmentAnswers };
/** `unknown`: there is no such vehicle. `no-answer`: nobody could say. */
export type Found<T> = (T & { sample: boolean }) | "unknown" | "no-answer";

type Deps = {
  third: ThirdParty;
  market: Market;
  clock: () => Date;
  log: Pick<Logger, "warn" | "error">;
};
type Judged = Pick<Valuation, "base" | "reason" | "limits" | "wider" | "sample">;
type Estimated = { base: BaseRange | null; sample: boolean };

/** A visitor waits three seconds at most: the rest is for the network and the store. */
const budgetMs = 2600;
/** How long to wait for the platform's own cars, just after a server's start, if a service has used up the time. */
const leastMarketMs = 250;

/** Registers and valuations of a site: by the services it names, or by the platform's own means, marked as such. */
export class ValuationService {
  readonly #deps: Deps;
  readonly #services: ReturnType<typeof vehicleServices>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#services = vehicleServices(deps.third);
  }

  /** The calls that pages of this site may make. */
  forPages(runtime: SiteRuntime): PageValuations {
    return {
      lookup: (plate) => this.lookup(runtime, plate),
      register: (plate) => this.#register(runtime, plate),
      value: ({ rego, regoState, km, adjustmentAnswers, ...vehicle }) =>
        this.value(runtime, { rego, regoState, km, adjustmentAnswers, vehicle }),
      saveResult: (id, result) => this.saveResult(runtime, id, result),
      get: (id) => runtime.store.valuations.get(id),
    };
  }

  async lookup({ site }: SiteRuntime, plate: Plate, until = this.#until()): Promise<Found<VehicleFacts>> {
    const { rego, regoState } = plate;
    // A lookup is followed by a valuation, which then hardly waits for other dealers' cars.
    this.#deps.market.load().catch((error: unknown) => this.#deps.log.warn({ err: error }, "no comparables were read"));
    const found = await this.#find(
      site.private.vehicle_lookup,
      (service) => this.#services.lookup(service, tidy(plate), until),
      () => sampleVehicle(rego, regoState, this.#thisYear()),
    );
    if (typeof found === "string") return found;
    // Registers have our names, forms and comparable cars those of the country.
    const { country } = site.public;
    return { ...found, fuel: valueIn(found.fuel, country), body: valueIn(found.body, country) };
  }

  history({ site }: SiteRuntime, plate: Plate, until = this.#until()): Promise<Found<VehicleHistory>> {
    const { rego, regoState } = plate;
    return this.#find(
      site.private.nevdis,
      (service) => this.#services.history(service, tidy(plate), until),
      () => sampleHistory(rego, regoState, this.#thisYear()),
    );
  }

  /** 'unknown' and 'no-answer' are about the vehicle: it could not be identified. */
  async value(runtime: SiteRuntime, request: ToValue): Promise<ValuationAnswer | "unknown" | "no-answer"> {
    const until = this.#until();
    const checks = runtime.site.public.trade_in?.register_check && plainRego(request.rego) !== "";
    // Concurrently with everything else, so that registers are not asked one after another.
    const checking = checks ? this.#register(runtime, request, until).catch(() => "no-answer" as const) : null;
    const found = request.vehicle ?? (await this.lookup(runtime, request, until));
    if (typeof found === "string") return found;
    const { make, model, year, badge, series, body, fuel, transmission } = found;
    const vehicle = { make, model, year, badge, series, body, fuel, transmission };
    const [judged, register] = await Promise.all([this.#judge(runtime, { ...request, vehicle }, until), checking]);
    const refused = refusedByRegister(register);
    const valuation: Valuation = {
      id: randomBytes(16).toString("hex"),
      ...tidy(request),
      km: request.km,
      vehicle,
      ...this.#onSale(runtime, vehicle),
      adjustmentAnswers: request.adjustmentAnswers,
      ...judged,
      ...(refused ? { base: null, reason: refused } : {}),
      ...(register ? { register } : {}),
      created_at: this.#deps.clock().toISOString(),
    };
    await this.#keep(() => runtime.store.valuations.create(valuation));
    return valuationAnswer(valuation, formatOf(runtime.site.public));
  }

  /** Null if the site has no such valuation. */
  async adjust(runtime: SiteRuntime, id: string, answers: AdjustmentAnswers): Promise<ValuationAnswer | null> {
    const known = await runtime.store.valuations.get(id);
    if (!known) return null;
    const adjusted = { ...known, adjustmentAnswers: { ...known.adjustmentAnswers, ...answers } };
    await this.#keep(() => runtime.store.valuations.update(adjusted));
    return valuationAnswer(adjusted, formatOf(runtime.site.public));
  }

  /** Chapter 7, one site: a result that its page asks to save. False if there is nothing to save it with. */
  async saveResult(runtime: SiteRuntime, id: string, result: unknown): Promise<boolean> {
    let saved = false;
    await this.#keep(async () => {
      const known = await runtime.store.valuations.get(id);
      saved = known !== null && (await runtime.store.valuations.update({ ...known, result }));
    });
    return saved;
  }

  /** By the cars that were read for the estimate: nobody waits for more. */
  #onSale({ site }: SiteRuntime, vehicle: VehicleFacts): Pick<Valuation, "onSale"> {
    const [like] = this.#deps.market.like(vehicle, site.public.country.code);
    return like ? { onSale: { make: like.make, model: like.model } } : {};
  }

  async #register(runtime: SiteRuntime, plate: Plate, until = this.#until()): Promise<RegisterCheck> {
    const found = await this.history(runtime, plate, until);
    if (typeof found === "string") return found;
    const { writtenOff, stolen, financeOwing, registrationExpiry, sample } = found;
    const checkedAt = this.#deps.clock().toISOString();
    return { writtenOff, stolen, financeOwing, registrationExpiry, sample, checkedAt };
  }

  /** Chapter 8: a failed save is only logged; the visitor has the answer. */
  async #keep(save: () => Promise<unknown>): Promise<void> {
    try {
      await save();
    } catch (error) {
      this.#deps.log.error({ err: error }, "a valuation could not be saved");
    }
  }

  async #judge(
    { site }: SiteRuntime,
    request: Plate & { km: number; vehicle: VehicleFacts },
    until: number,
  ): Promise<Judged> {
    const { vehicle, km } = request;
    const wider_range = site.public.trade_in?.wider_range ?? null;
    const limits = wider_range ? { limits: { years: wider_range.years, km: wider_range.km } } : {};
    const { refused, isWider } = limitsFor({ year: vehicle.year, km }, this.#thisYear(), wider_range);
    if (refused) return { base: null, reason: refused, ...limits, sample: site.private.valuation === null };
    const { base, sample } = await this.#estimate(site, request, until);
    if (!base) return { base, reason: "too-few", sample };
    if (!isWider || !wider_range) return { base, reason: null, sample };
    return { base: widened(base, wider_range.percent), reason: null, ...limits, wider: wider_range.reason, sample };
  }

  async #estimate(
    site: SiteRuntime["site"],
    request: Plate & { km: number; vehicle: VehicleFacts },
    until: number,
  ): Promise<Estimated> {
    const { vehicle, km } = request;
    const service = site.private.valuation;
    if (service) {
      try {
        const question = { ...tidy(request), km, vehicle };
        return { base: await this.#services.valuation(service, question, until), sample: false };
      } catch (error) {
        // The platform's own estimate is better than none, and is marked as such.
        if (!(error instanceof NoAnswerError)) throw error;
      }
    }
    const wait = Math.max(leastMarketMs, until - this.#deps.third.now());
    await Promise.race([this.#deps.market.load(), new Promise((done) => setTimeout(done, wait).unref())]);
    const base = baseRange(
      { ...vehicle, km, drive: "" },
      {
        comparables: this.#deps.market.like(vehicle, site.public.country.code),
        marginPercent: site.public.trade_in?.margin_percent ?? 0,
      },
    );
    return { base: typeof base === "string" ? null : base, sample: true };
  }

  async #find<T extends object>(
    service: ServiceAddress | null,
    ask: (service: ServiceAddress) => Promise<T | null>,
    sample: () => T | null,
  ): Promise<Found<T>> {
    if (!service) {
      const found = sample();
      return found ? { ...found, sample: true } : "unknown";
    }
    try {
      const found = await ask(service);
      return found ? { ...found, sample: false } : "unknown";
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      return "no-answer";
    }
  }

  #until(): number {
    return this.#deps.third.now() + budgetMs;
  }

  #thisYear(): number {
    return this.#deps.clock().getUTCFullYear();
  }
}

const tidy = ({ rego, regoState }: Plate): Plate => ({ rego: plainRego(rego), regoState });
