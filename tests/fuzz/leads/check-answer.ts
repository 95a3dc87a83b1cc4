type Answer = { status: number; type: string; text: string };

/** Why no sender may be answered like this; null if all is well. */
export function answerProblem(answer: Answer): string | null {
  const { status, type, text } = answer;
  if (status >= 500) return `It was answered with ${status}: ${text.slice(0, 300)}`;
  if (type.startsWith("application/json")) return jsonProblem(answer);
  if (status >= 400 && text.trim() === "") return `It was refused with ${status} and not a word.`;
  if (status === 422 && !/role="alert"|-error"/.test(text)) return "The page was refused and does not say why.";
  return null;
}

function jsonProblem({ status, text }: Answer): string | null {
  const body = JSON.parse(text) as { lead?: { id?: unknown }; error?: unknown; fields?: Record<string, unknown> };
  if (status < 300) return typeof body.lead?.id === "string" ? null : `No lead is named: ${text.slice(0, 300)}`;
  const { error, fields = {} } = body;
  if (typeof error !== "string" || !/^[A-Z].*[.!?]$|^Unknown destination/.test(error))
    return `${status} has no clear problem: ${text.slice(0, 300)}`;
  const unclear = Object.values(fields).find((message) => typeof message !== "string" || message === "");
  return unclear === undefined ? null : `${status} marks a field without a reason: ${text.slice(0, 300)}`;
}
