import type { Car } from "#domain/car/car.ts";
import type { FormId } from "#domain/form/forms.ts";
import type { Lead } from "#domain/lead/lead.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { RecordedSite } from "#tests/support/lead-payloads/sites.ts";
import { present } from "#tests/support/present.ts";
import type { createTestApp } from "#tests/support/test-app.ts";

type App = Awaited<ReturnType<typeof createTestApp>>;
type Answer = { status: number; location: string | null; type: string; text: string };
type Init = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> };

/** One site, and whoever fills in its forms. */
export class Stage {
  readonly app: App;
  readonly slug: string;
  /** What a report calls it: a recorded country, or a demo dealer. */
  readonly name: string;
  /** As whom its visitors type. */
  readonly which: RecordedSite;
  /** Cars that this site lists. */
  readonly cars: readonly Car[];
  /** Cars of others, and what it does not show of its own. */
  readonly unlisted: readonly string[];
  /** The lead that the last request has written. */
  written: Lead | null = null;
  readonly #watched = new WeakSet<object>();

  constructor(about: Pick<Stage, "app" | "slug" | "name" | "which" | "cars" | "unlisted">) {
    this.app = about.app;
    this.slug = about.slug;
    this.name = about.name;
    this.which = about.which;
    this.cars = about.cars;
    this.unlisted = about.unlisted;
  }

  get runtime(): SiteRuntime {
    return present(this.app.registry.bySlug(this.slug), "site");
  }

  /** The car that a form is about: where it matters, one of those that are made for the form. */
  carFor(id: FormId): Car {
    const wanted = id === "rental" || id === "subscription" ? id : id === "reserve" ? "reserve-script" : "used";
    return this.cars.find((car) => car.id === wanted) ?? present(this.cars[0], "car");
  }

  readonly userAgent = "A browser that is tried out";

  readonly send = async (path: string, init: Init = {}): Promise<Answer> => {
    this.#watch();
    this.written = null;
    const origin = `http://${this.slug}.localhost:3000`;
    const headers = { origin, "user-agent": this.userAgent, ...init.headers };
    const response = await this.app.get(`${origin}${path}`, { ...init, headers });
    return {
      status: response.status,
      location: response.headers.get("location"),
      type: response.headers.get("content-type") ?? "",
      text: await response.text(),
    };
  };

  /** A page's answer does not name the lead that it has written. */
  #watch(): void {
    const { leads } = this.runtime.store;
    if (this.#watched.has(leads)) return;
    this.#watched.add(leads);
    const { create, update } = leads;
    leads.create = async (write) => {
      await create(write);
      this.written = write.lead;
    };
    leads.update = async (write, revision) => {
      await update(write, revision);
      this.written = write.lead;
    };
  }
}
