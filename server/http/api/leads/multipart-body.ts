import { parseJson } from "#server/documents/parse-json.ts";

const outer = new Set(["form", "captcha", "filled_ms", "lead"]);

/**
 * The submission in the text parts of a multipart body: one part `lead` with JSON (the lead, or the whole body of
 * `POST /api/leads`), or one part per field. Undefined if the JSON is invalid.
 */
export function submissionOf(texts: Readonly<Record<string, string>>): unknown {
  const fields = Object.fromEntries(Object.entries(texts).filter(([name]) => !outer.has(name)));
  const { lead, form, captcha, filled_ms } = texts;
  const given = lead === undefined ? {} : parseJson(lead);
  if (given === undefined || typeof given !== "object" || given === null) return undefined;
  const around = {
    ...(form === undefined ? {} : { form }),
    ...(captcha === undefined ? {} : { captcha }),
    ...(filled_ms === undefined ? {} : { filled_ms: Number(filled_ms) }),
  };
  const isWhole = "lead" in given && typeof given.lead === "object";
  const inner = isWhole ? (given.lead as object) : given;
  return { ...around, ...(isWhole ? given : {}), lead: { ...asTyped(fields), ...inner } };
}

/** A text part has no booleans, so these two words represent them. */
function asTyped(fields: Record<string, string>): Record<string, unknown> {
  const { form_completed } = fields;
  return form_completed === undefined ? fields : { ...fields, form_completed: form_completed !== "false" };
}
