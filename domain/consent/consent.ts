import type { ConsentEvidence } from "#domain/lead/lead.ts";

/**
 * What an answer to the question about marketing mail means. `given` was said by the person's own act; `inferred` is a
 * box that came ticked and was left so; `withdrawn` is such a box unticked; a box left empty says nothing.
 */
export type ConsentMeaning = "given" | "inferred" | "withdrawn" | "unsaid";

type Answer = Pick<ConsentEvidence, "default" | "choice">;

const meanings: readonly (Answer & { meaning: ConsentMeaning })[] = [
  { default: false, choice: true, meaning: "given" },
  { default: true, choice: true, meaning: "inferred" },
  { default: true, choice: false, meaning: "withdrawn" },
  { default: false, choice: false, meaning: "unsaid" },
];

export function meaningOf(answer: Answer): ConsentMeaning {
  const row = meanings.find(({ default: before, choice }) => before === answer.default && choice === answer.choice);
  return row?.meaning ?? "unsaid";
}

/** Whoever has unsubscribed is not signed up again by a box that came ticked: only by an act of their own. */
export function clearsSuppression(answer: Answer): boolean {
  return meaningOf(answer) === "given";
}

export type ConsentStatus = "subscribed" | "withdrawn" | "suppressed" | "unknown";

/** Where an address stands: the list of those who unsubscribed first, then the last thing that was said. */
export function consentStatusOf(suppressed: boolean, last: Answer | null): ConsentStatus {
  if (suppressed) return "suppressed";
  if (last === null) return "unknown";
  return last.choice ? "subscribed" : "withdrawn";
}
