import type { FormDefinition } from "#domain/form/form-definition.ts";
import type { FormState } from "#domain/form/form-state.ts";
import { rememberedFields } from "#domain/lead/remembered-details.ts";
import type { SessionDraft } from "./session-world.ts";

const expiresAfterMs = 7 * 24 * 60 * 60 * 1000;
/** Personal details are not part of a draft: they are remembered only after a form was sent. */
const personal = new Set<string>([...rememberedFields, "message", "opt_in"]);

type StoredDraft = { at: number } & Pick<FormState, "step" | "values" | "lead_id" | "sent" | "skips">;

/** An unfinished long form is stored in the visitor's own browser, without files and private answers. */
export function draftOf(form: FormDefinition): SessionDraft {
  const key = `forecourt.draft.${form.id}`;
  const left = new Set<string>(
    form.steps.flatMap(({ fields, isPrivate }) =>
      fields.flatMap(({ kind, name }) => (isPrivate || kind === "file" ? [name] : [])),
    ),
  );
  const firstPrivate = form.steps.findIndex(({ isPrivate }) => isPrivate);
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
        const stored = JSON.parse(localStorage.getItem(key) ?? "null") as StoredDraft | null;
        if (!stored || Date.now() - stored.at > expiresAfterMs || stored.step < 1 || stored.step >= form.steps.length)
          return null;
        const { step, values, lead_id, sent, skips } = stored;
        return { step, values, lead_id, sent, skips };
      }),
    write: ({ step: reached, values, lead_id, sent, skips }) => {
      // Private answers are not stored, so the form goes on where they are asked for.
      const step = firstPrivate < 0 ? reached : Math.min(reached, firstPrivate);
      if (step === 0) return;
      const own = Object.entries(values).filter(([name]) => !personal.has(name) && !left.has(name));
      const stored: StoredDraft = { at: Date.now(), step, values: Object.fromEntries(own), lead_id, sent, skips };
      guarded(() => localStorage.setItem(key, JSON.stringify(stored)));
    },
    clear: () => void guarded(() => localStorage.removeItem(key)),
  };
}
