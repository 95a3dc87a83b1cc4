import type { FormDefinition } from "#domain/form/form-definition.ts";
import { formFor } from "#domain/form/form-for.ts";
import { formIds } from "#domain/form/forms.ts";
import { sampleFormCar } from "#domain/form/testing/sample-form.ts";
import { resolveSite } from "#site/resolve-site.ts";
import { demoSites } from "./demo-sites.ts";

/** Every form that a demo site offers, without a car and for one car of each kind. */
export function formsOf(slug: string): FormDefinition[] {
  const { sites, dealerships } = demoSites();
  const loaded = sites.find(({ settings }) => settings.slug === slug);
  if (!loaded) throw new Error(`no site ${slug}`);
  const own = dealerships
    .map(({ dealership }) => dealership)
    .filter((dealership) => loaded.settings.dealerships.includes(dealership.slug));
  const { public: settings, locations } = resolveSite({ settings: loaded.own, content: loaded.content }, 1, own);
  const cars = ["car", "motorcycle", "caravan", "truck"].map((item_type) => ({ ...sampleFormCar, item_type }));
  const [location = null] = locations;
  return [null, ...cars].flatMap((car) =>
    formIds.flatMap((id) => {
      const about = { settings, locations, car, location, category: "General Enquiry" as const, today: "2026-03-10" };
      return formFor(id, about) ?? [];
    }),
  );
}
