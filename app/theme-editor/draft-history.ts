import { type DraftKey, type ThemeDraft, withValue } from "./theme-draft.ts";

export type DraftHistory = {
  past: readonly ThemeDraft[];
  draft: ThemeDraft;
  future: readonly ThemeDraft[];
  /** The field of the last change: what a slider passes on its way is one step. */
  last: DraftKey | null;
};

const mostSteps = 200;

export const startHistory = (draft: ThemeDraft): DraftHistory => ({ past: [], draft, future: [], last: null });

export function change(history: DraftHistory, key: DraftKey, value: unknown): DraftHistory {
  const draft = withValue(history.draft, key, value);
  if (draft === history.draft) return history;
  const past = key === history.last ? history.past : [...history.past, history.draft].slice(-mostSteps);
  return { past, draft, future: [], last: key };
}

export function undo(history: DraftHistory): DraftHistory {
  const draft = history.past.at(-1);
  if (!draft) return history;
  return { past: history.past.slice(0, -1), draft, future: [history.draft, ...history.future], last: null };
}

export function redo(history: DraftHistory): DraftHistory {
  const [draft, ...future] = history.future;
  if (!draft) return history;
  return { past: [...history.past, history.draft], draft, future, last: null };
}

/** Back to the start, as a step that can be undone. */
export function reset(history: DraftHistory, start: ThemeDraft): DraftHistory {
  return { past: [...history.past, history.draft].slice(-mostSteps), draft: start, future: [], last: null };
}
