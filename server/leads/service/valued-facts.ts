import type { Format } from "#domain/country/format.ts";
import type { Car } from "#domain/car/car.ts";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import { tradeInNames as names } from "#domain/form/trade-in-answers.ts";
import { isOfferOf } from "#domain/form/categories.ts";
import { knownVehicleName, offeredOf } from "#domain/lead/offered-vehicle.ts";
import { formNamed } from "#domain/form/forms.ts";
import type { LeadFields } from "#domain/lead/lead-fields.ts";
import { type Valuation, valuationFacts } from "#domain/valuation/valuation.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

/** Spec 7.2.6. The valuation is looked up by its id; the sender's values are not used. */
export async function valuedFacts(
  { store, pageSite }: SiteRuntime,
  form: FormDefinition,
  answers: LeadFields,
  car: Car | null,
): Promise<LeadFields> {
  const { valuation } = formNamed(form.id);
  const { visited_pages = [], linked_query_params = {}, [names.valuation]: id } = answers;
  const valued = typeof id === "string" ? await store.valuations.get(id) : null;
  return {
    [names.valuation]: undefined,
    ...(valued ? valuationFacts(valued, pageSite.format, pageSite.settings.time_zone) : {}),
    offered_vehicle: offeredVehicle(form, answers, valued),
    ...(valuation === "made"
      ? { lead_attributes: { visited_pages, linked_query_params }, car_dealership_id: car?.dealership_id }
      : {}),
    ...(valued && valuation === "brought" ? vehicleFacts(valued, pageSite.format) : {}),
  };
}

/** 11.5.6: the name for mails to the visitor. The valuation's own vehicle, if there is one: it is what was valued. */
function offeredVehicle(form: FormDefinition, answers: LeadFields, valued: Valuation | null): string | undefined {
  if (valued) {
    const { year, make, model, badge } = valued.vehicle;
    return knownVehicleName({ year: String(year), make, model, badge }, valued.onSale ?? null) || undefined;
  }
  const offered = offeredOf(answers, isOfferOf(form.category));
  return (offered && knownVehicleName(offered, null)) || undefined;
}

function vehicleFacts({ vehicle, km }: Valuation, { measure }: Pick<Format, "measure">): LeadFields {
  return {
    [names.make]: vehicle.make,
    [names.model]: vehicle.model,
    [names.year]: String(vehicle.year),
    [names.badge]: vehicle.badge || undefined,
    [names.km]: String(measure("km").shown(km)),
  };
}
