import type { ConsentEvidence } from "#domain/lead/lead.ts";

/**
 * What an answer about marketing mail means. `given`: by the person's own act; `inferred`: a pre-ticked box that was
 * left; `withdrawn`: such a box unticked; an empty box means nothing.
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

/** A pre-ticked box does not sign up a person who has unsubscribed: only an act of their own does. */
export function clearsSuppression(answer: Answer): boolean {
  return meaningOf(answer) === "given";
}

export type ConsentStatus = "subscribed" | "withdrawn" | "suppressed" | "unknown";

/** The status of an address: the list of unsubscribes first, then the last statement. */
export function consentStatusOf(suppressed: boolean, last: Answer | null): ConsentStatus {
  if (suppressed) return "suppressed";
  if (last === null) return "unknown";
  return last.choice ? "subscribed" : "withdrawn";
}
