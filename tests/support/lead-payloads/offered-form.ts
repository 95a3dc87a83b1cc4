import type { Car } from "#domain/car/car.ts";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import { formFor } from "#domain/form/form-for.ts";
import type { FormId } from "#domain/form/forms.ts";
import { localTime } from "#domain/time/local-time.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { testNow } from "#tests/support/test-app.ts";

/** The form as the site offers it, about this car or none; null if it does not. */
export function offeredForm({ site }: SiteRuntime, id: FormId, car: Car | null): FormDefinition | null {
  const today = localTime(testNow.getTime(), site.public.time_zone).date;
  const [location = null] = site.locations;
  const { public: settings, locations } = site;
  return formFor(id, { settings, locations, location, car, category: "General Enquiry", today });
}
