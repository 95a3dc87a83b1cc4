import { slugOf } from "#domain/text/slug.ts";
import { wordsFor } from "#domain/car/vehicle-words.ts";
import type { Values } from "./field.ts";
import { fieldsOf, type FormDefinition } from "./form-definition.ts";
import type { FormParts } from "./form-descriptor.ts";
import { rulesOf } from "./field-rules.ts";
import { formInWords } from "./form-in-words.ts";
import type { FormCar, FormSettings } from "./form-settings.ts";

type Named = Pick<FormDefinition, "id" | "category" | "event_id" | "events">;

/** The parts that all forms of a site share. */
export function defineForm(
  settings: FormSettings,
  { title, category: _name, steps, car = null, known = {}, initial = {}, ...own }: FormParts,
  { id, category, event_id, events }: Named,
): FormDefinition {
  const { enquiry } = settings;
  const written: FormDefinition = {
    id,
    title,
    intro: null,
    outside: null,
    assist: null,
    dealershipOf: null,
    consent: null,
    category,
    steps: steps.filter((step) => step.fields.length > 0),
    submitLabel: enquiry.submit_label,
    event_id,
    ...(events && { events }),
    destination: "leads",
    mock: enquiry.mock,
    known: { ...(car ? carFacts(car) : {}), ...known },
    initial: {},
    rules: rulesOf(settings),
    showServerError: enquiry.show_server_error,
    ...own,
  };
  const form = formInWords(written, wordsFor(car, settings.vehicle_words));
  return { ...form, initial: { ...initialValues(form, enquiry.opt_in_default), ...initial } };
}

/** Spec 3.10, "Lead": car and dealer. */
export function carFacts(car: FormCar): Record<string, string> {
  return {
    car_id: car.id,
    car_type: car.car_type,
    stock_number: car.stocknum,
    manufacturer_slug: slugOf(car.make),
    "Vehicle Make": car.make,
    "Vehicle Model": car.model,
    vehicle_status: car.status,
    location_id: car.location_id,
  };
}

function initialValues(form: FormDefinition, opt_in: boolean): Values {
  return Object.fromEntries(
    fieldsOf(form).map(({ name, kind }) => [name, name === "opt_in" ? opt_in : kind === "checkbox" ? false : ""]),
  );
}
