import type { Format } from "#domain/country/format.ts";
import { inWords, type VehicleWords } from "#domain/car/vehicle-words.ts";
import type { Field } from "./field.ts";
import type { FormDefinition } from "./form-definition.ts";

/** A form in the words of its site and country. Sent names and values are the same on every site. */
export function formInWords(form: FormDefinition, words: VehicleWords, format: Pick<Format, "say">): FormDefinition {
  const say = (text: string) => inWords(format.say(text), words);
  return {
    ...form,
    title: say(form.title),
    intro: form.intro && say(form.intro),
    steps: form.steps.map(({ title, intro, fields, ...step }) => ({
      ...step,
      title: say(title),
      ...(intro && { intro: say(intro) }),
      fields: fields.map((field) => fieldInWords(field, say)),
    })),
  };
}

function fieldInWords(field: Field, say: (text: string) => string): Field {
  const { label, hint, group, link, options, suggestions } = field;
  return {
    ...field,
    label: say(label),
    ...(hint && { hint: say(hint) }),
    ...(group && { group: say(group) }),
    ...(link && { link: { ...link, label: say(link.label) } }),
    ...(suggestions && { suggestions: suggestions.map(say) }),
    // A dealer's own choices are their own values.
    ...(options && {
      options: options.map((option) =>
        option.label === option.value ? option : { ...option, label: say(option.label) },
      ),
    }),
  };
}
