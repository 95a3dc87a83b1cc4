import { field, type Field } from "./field.ts";
import type { FormSettings } from "./form-settings.ts";
import { agreementFields, messageField, optInField, personFields } from "./shared-fields.ts";

export const hiredCarField = field("text", {
  name: "wanted_car",
  label: "Which {vehicle}, or what kind?",
  required: false,
  hint: "For example a small SUV",
});

/** `questions` are ways to begin the message. */
export const hireLastFields = (settings: FormSettings, questions: readonly string[]): Field[] => [
  ...personFields(settings),
  messageField(false, "Message", questions),
  optInField(settings),
  ...agreementFields(settings),
];
