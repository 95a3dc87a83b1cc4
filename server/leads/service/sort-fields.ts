import { ownValue } from "#domain/text/own-value.ts";
import type { Field } from "#domain/form/field.ts";
import { fieldsOf, type FormDefinition } from "#domain/form/form-definition.ts";
import { fileNames } from "#domain/lead/lead-file.ts";
import { isEmptyAnswer, serverFields, splitFields } from "#domain/lead/sender-fields.ts";
import { nameFromFirstName } from "#domain/form/name-from-first-name.ts";
import { type LeadPayload, namesOnWire } from "#domain/lead/wire-format.ts";
import type { Composing } from "./composing.ts";
import { ruledFields } from "./submitted-values.ts";
import { servicesByName } from "./services-by-name.ts";

export type SortedFields = {
  /** For the form's own rules: this send over the previous steps. */
  declared: LeadPayload;
  /** Fields of the allow-list. */
  accepted: LeadPayload;
  /** All others, in their sender's names; `leadFields` are the form's fields that stay in the lead. */
  other: (leadFields: readonly Field[]) => LeadPayload;
};

/** Sorts the fields of a send, and of the previous steps, by who is responsible for them. */
export function sortFields(form: FormDefinition, composing: Composing, complete: boolean): SortedFields {
  const { runtime, submission, before } = composing;
  const ruled = new Set<string>(ruledFields(form).map(({ name }) => name));
  const part = (fields: LeadPayload) => splitFields(fields, ruled, runtime.site.public.hosts);
  const sent = servicesByName(form, submission.lead);
  const earlier = servicesByName(form, before?.fields ?? {});
  const files = chosenFiles(form, composing, complete);
  const [now, then] = [part(sent), part(earlier)];
  const merged = nameFromFirstName({ ...earlier, ...sent, ...files });
  const undeclaredFiles = Object.fromEntries(Object.entries(files).filter(([name]) => !ruled.has(name)));
  return {
    declared: Object.fromEntries(Object.entries(merged).filter(([name]) => ruled.has(name))),
    accepted: { ...then.accepted, ...now.accepted, ...undeclaredFiles },
    other: (leadFields) => {
      const shown = new Set<string>(leadFields.map(({ name }) => name));
      // An answer to a question that the form does not show was made up by the sender.
      const hidden = fieldsOf(form).flatMap(({ name }) => {
        const value = ownValue(submission.lead, name);
        // A box that is not ticked says nothing either.
        const isSaid = !isEmptyAnswer(value) && value !== false;
        return isSaid && !shown.has(name) ? [[name, value] as const] : [];
      });
      const earlierOther = before ? otherOf(before, then.other) : {};
      return { ...earlierOther, ...namesOnWire({ ...now.other, ...Object.fromEntries(hidden) }) };
    },
  };
}

/** Leads started before other fields were stored separately have them among their fields. */
function otherOf(before: NonNullable<Composing["before"]>, unknown: LeadPayload): LeadPayload {
  if (before.chosen !== undefined) return before.other_fields ?? {};
  return namesOnWire(Object.fromEntries(Object.entries(unknown).filter(([name]) => !serverFields.has(name))));
}

/** A complete lead has the files that arrived, whatever it says; before that, those that will be sent. */
function chosenFiles(form: FormDefinition, { files, before }: Composing, complete: boolean): LeadPayload {
  if (!complete) return {};
  const all = [...(before?.files ?? []), ...files];
  const own = new Set<string>(fieldsOf(form).flatMap(({ kind, name }) => (kind === "file" ? [name] : [])));
  // A call may send files that its form does not ask for: they are listed under the name of chapter 3.
  const names = new Set<string>([...own, ...all.map(({ field }) => (own.has(field) ? field : "files"))]);
  const isIn = (name: string, field: string) => field === name || (name === "files" && !own.has(field));
  return Object.fromEntries([...names].map((name) => [name, fileNames(all.filter(({ field }) => isIn(name, field)))]));
}
