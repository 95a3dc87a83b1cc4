import { field, type Field, type Option } from "./field.ts";

/** The visitor's own vehicle, with the names of chapter 3. */
export function vehicleFields(today: string, required: { rego: boolean; km: boolean }): Field[] {
  return [
    field("text", { name: "Vehicle Make", label: "Make", maxLength: 60, half: true }),
    field("text", { name: "Vehicle Model", label: "Model", maxLength: 60, half: true }),
    field("number", {
      name: "Vehicle Year",
      label: "Year",
      half: true,
      maxLength: 4,
      // Next year's models are sold before it starts.
      range: { min: 1900, max: Number(today.slice(0, 4)) + 1 },
    }),
    field("text", { name: "Rego", label: "Rego", half: true, required: required.rego, maxLength: 10 }),
    field("number", {
      name: "Kilometres",
      label: "Kilometres",
      half: true,
      required: required.km,
      range: { min: 0, max: 2_000_000 },
    }),
  ];
}

export const optionsOf = (texts: readonly string[]): Option[] => texts.map((text) => ({ value: text, label: text }));

/** Chapter 5: boxes whose ticked ones arrive together as additional_services. */
export function checkOptions(group: string, texts: readonly string[]): Field[] {
  return texts.map((text) =>
    field("checkbox", { name: `${text} (check_option)`, label: text, group, required: false }),
  );
}
