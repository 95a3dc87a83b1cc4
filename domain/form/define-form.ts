import { formatOf } from "#domain/country/format.ts";
import type { LeadFields } from "#domain/lead/lead-fields.ts";
import { fieldsOnWire } from "#domain/lead/wire-format.ts";
import { slugOf } from "#domain/text/slug.ts";
import { wordsFor } from "#domain/car/vehicle-words.ts";
import type { Values } from "./field.ts";
import { fieldsOf, type FormDefinition } from "./form-definition.ts";
import type { FormParts } from "./form-descriptor.ts";
import { rulesOf } from "./field-rules.ts";
import { formInWords } from "./form-in-words.ts";
import type { FormCar, FormSettings } from "./form-settings.ts";

type Named = Pick<FormDefinition, "id" | "category" | "event_id" | "events" | "keptAs" | "destination" | "takesSeat">;

/** The parts that all forms of a site share. */
export function defineForm(
  settings: FormSettings,
  { title, category: _name, steps, car = null, known = {}, initial = {}, ...own }: FormParts,
  { events, keptAs, takesSeat, ...named }: Named,
): FormDefinition {
  const { enquiry } = settings;
  const written: FormDefinition = {
    ...named,
    title,
    intro: null,
    outside: null,
    assist: null,
    dealershipOf: null,
    consent: null,
    steps: steps.filter((step) => step.fields.length > 0),
    submitLabel: enquiry.submit_label,
    ...(events && { events }),
    ...(keptAs && { keptAs }),
    ...(takesSeat && { takesSeat }),
    mock: enquiry.mock,
    known: fieldsOnWire({ ...(car ? carFacts(car) : {}), ...known }) as Record<string, string>,
    initial: {},
    rules: rulesOf(settings),
    showServerError: enquiry.show_server_error,
    ...own,
  };
  const form = formInWords(written, wordsFor(car, settings.vehicle_words), formatOf(settings));
  return { ...form, initial: { ...initialValues(form, enquiry.opt_in_default), ...initial } };
}

/** Spec 3.10, "Lead": car and dealer. */
export function carFacts(car: FormCar) {
  return {
    car_id: car.id,
    car_type: car.car_type,
    stock_number: car.stocknum,
    manufacturer_slug: slugOf(car.make),
    vehicle_make: car.make,
    vehicle_model: car.model,
    vehicle_status: car.status,
    location_id: car.location_id,
  } satisfies LeadFields;
}

function initialValues(form: FormDefinition, opt_in: boolean): Values {
  return Object.fromEntries(
    fieldsOf(form).map(({ name, kind }) => [name, name === "opt_in" ? opt_in : kind === "checkbox" ? false : ""]),
  );
}
