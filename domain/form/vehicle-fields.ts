import { boxOf } from "#domain/lead/wire-format.ts";
import { field, type Field, type Option } from "./field.ts";

/** The visitor's own vehicle, with the names of chapter 3. */
export function vehicleFields(today: string, required: { rego: boolean; km: boolean }): Field[] {
  return [
    field("text", { name: "vehicle_make", label: "Make", maxLength: 60, half: true }),
    field("text", { name: "vehicle_model", label: "Model", maxLength: 60, half: true }),
    field("number", {
      name: "vehicle_year",
      label: "Year",
      half: true,
      maxLength: 4,
      // Next year's models are sold before it starts.
      range: { min: 1900, max: Number(today.slice(0, 4)) + 1 },
    }),
    field("text", { name: "rego", label: "Rego", half: true, required: required.rego, maxLength: 10 }),
    field("number", {
      name: "kilometres",
      label: "Kilometres",
      half: true,
      required: required.km,
      range: { min: 0, max: 2_000_000 },
    }),
  ];
}

export const optionsOf = (texts: readonly string[]): Option[] => texts.map((text) => ({ value: text, label: text }));

/** Chapter 5: boxes whose ticked ones arrive together as additional_services. */
export function checkOptions(group: string, services: readonly string[]): Field[] {
  return services.map((service) =>
    field("checkbox", { name: boxOf(service), label: service, service, group, required: false }),
  );
}
