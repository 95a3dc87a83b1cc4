import { rmSync } from "node:fs";
import type { Car } from "#domain/car/car.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { demoSlugs } from "#tests/support/demo-sites.ts";
import { createDemoWorld } from "#tests/support/demo-world.ts";
import { recordedCars } from "#tests/support/lead-payloads/cars.ts";
import { type RecordedSite, recordedFolder, slug as recordedSlug } from "#tests/support/lead-payloads/sites.ts";
import { present } from "#tests/support/present.ts";
import { aCar, createTestApp, testNow } from "#tests/support/test-app.ts";
import { Stage } from "./stage.ts";

export type Stages = { stages: readonly Stage[]; close: () => Promise<void> };

const hidden = { dealership_id: "east", location_id: "east-sales", show_on_dealer_website: false };
const hiddenCar = aCar({ id: "hidden", ...hidden });

/** A recorded site is alone in its application. */
export async function recordedStage(which: RecordedSite): Promise<Stages> {
  const folder = recordedFolder(which, "http://127.0.0.1:9");
  const app = await createTestApp([...recordedCars, hiddenCar], {}, { folder });
  const runtime = present(app.registry.bySlug(recordedSlug), "site");
  const cars = await listedCars(
    runtime,
    recordedCars.map(({ id }) => id),
  );
  const stage = new Stage({
    app,
    slug: recordedSlug,
    name: which,
    which,
    cars,
    unlisted: [hiddenCar.id],
  });
  return {
    stages: [stage],
    async close() {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const carsOfADemo = 4;

/** Every demo dealer, without captcha, all in one application. */
export async function demoStages(): Promise<Stages> {
  const world = await createDemoWorld({}, (cars) => cars.filter((_, at) => at % 10 === 0));
  const { store, registry } = world;
  for (const slug of demoSlugs) {
    const site = present(await store.operator.sites.get(slug), slug);
    const document = site.document as { settings: object };
    const settings = { ...document.settings, captcha: null };
    await store.operator.sites.applyAll({ sites: [{ ...site, document: { ...document, settings } }] });
  }
  await registry.refresh();
  const listed = new Map<string, Car[]>();
  const ids = world.cars.map(({ id }) => id);
  for (const slug of demoSlugs) listed.set(slug, await listedCars(present(registry.bySlug(slug), slug), ids));
  const stages = demoSlugs.flatMap((slug) => {
    const own = listed.get(slug) ?? [];
    const foreign = [...listed.values()].flat().find(({ id }) => own.every((car) => car.id !== id));
    if (own.length === 0 || !foreign) return [];
    const which = countryOf(present(registry.bySlug(slug), slug));
    const cars = own.slice(0, carsOfADemo);
    return [new Stage({ app: world, slug, name: slug, which, cars, unlisted: [foreign.id] })];
  });
  return { stages, close: () => world.close() };
}

async function listedCars(runtime: SiteRuntime, ids: readonly string[]): Promise<Car[]> {
  const cars = await Promise.all(ids.map((id) => runtime.listedCar(id, testNow.getTime())));
  return cars.filter((car) => car !== null);
}

const visitors: Readonly<Record<string, RecordedSite>> = { AU: "au-mobile", NZ: "nz", US: "us" };

/** A mobile number of Australia is taken by every site there. */
const countryOf = ({ site }: SiteRuntime): RecordedSite => present(visitors[site.public.country.code], "visitor");
