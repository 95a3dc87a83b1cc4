import type { ConsentEvidence } from "#domain/lead/lead.ts";

/**
 * What an answer about marketing mail means. `given`: by the person's own act; `inferred`: a pre-ticked box that was
 * left, or of which nobody knows; `withdrawn`: such a box unticked; an empty box means nothing.
 */
export type ConsentMeaning = "given" | "inferred" | "withdrawn" | "unsaid";

type Answer = Pick<ConsentEvidence, "default" | "choice" | "byVisitor">;

export function meaningOf({ default: before, choice, byVisitor }: Answer): ConsentMeaning {
  if (choice) return !before || byVisitor ? "given" : "inferred";
  return before ? "withdrawn" : "unsaid";
}

/** 12.1.9: for the dealer. */
export function consentText(answer: Answer): string {
  const meaning = meaningOf(answer);
  if (meaning === "inferred") return answer.byVisitor === false ? "Yes, ticked by default" : "Yes, the box came ticked";
  return { given: "Yes, ticked by the visitor", withdrawn: "No, unticked by the visitor", unsaid: "No" }[meaning];
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
