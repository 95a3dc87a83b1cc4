import type { FormDefinition } from "#domain/form/form-definition.ts";
import type { FormState } from "#domain/form/form-state.ts";
import { rememberedFields } from "#domain/lead/remembered-details.ts";
import type { SessionDraft } from "./session-world.ts";

const keptForMs = 7 * 24 * 60 * 60 * 1000;
/** Personal details are not part of a draft: they are remembered only after a form was sent. */
const personal = new Set<string>([...rememberedFields, "message", "opt_in"]);

type Kept = { at: number } & Pick<FormState, "step" | "values" | "lead_id" | "sent" | "skips">;

/** An unfinished long form is stored in the visitor's own browser. Files are not. */
export function draftOf(form: FormDefinition): SessionDraft {
  const key = `forecourt.draft.${form.id}`;
  const files = new Set(
    form.steps.flatMap(({ fields }) => fields).flatMap(({ kind, name }) => (kind === "file" ? [name] : [])),
  );
  const guarded = <T>(act: () => T): T | null => {
    try {
      return act();
    } catch {
      // Works without storage, too.
      return null;
    }
  };
  return {
    read: () =>
      guarded(() => {
        const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
        if (!kept || Date.now() - kept.at > keptForMs || kept.step < 1 || kept.step >= form.steps.length) return null;
        const { step, values, lead_id, sent, skips } = kept;
        return { step, values, lead_id, sent, skips };
      }),
    write: ({ step, values, lead_id, sent, skips }) => {
      if (step === 0) return;
      const own = Object.entries(values).filter(([name]) => !personal.has(name) && !files.has(name));
      const kept: Kept = { at: Date.now(), step, values: Object.fromEntries(own), lead_id, sent, skips };
      guarded(() => localStorage.setItem(key, JSON.stringify(kept)));
    },
    clear: () => void guarded(() => localStorage.removeItem(key)),
  };
}
