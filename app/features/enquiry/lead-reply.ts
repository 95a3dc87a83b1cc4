import type { FieldErrors } from "#domain/form/field.ts";

/** Spec 7.2: `{lead: {id}}`, or `{error, fields?}`. An answer without an id has none (point 8). */
export type LeadReply =
  /** `next` is where to go on, where that is not the usual page; `page` is where to come back to, `own` shows what was sent. */
  | { lead_id: string | null; next?: string | undefined; page?: string | undefined; own?: string | undefined }
  | { status: number; error: string | null; fields: FieldErrors };

export function readReply(status: number, body: unknown): LeadReply {
  const { lead, error, fields, pay_url, page_url, own_page } = (body ?? {}) as Record<
    "error" | "fields" | "pay_url" | "page_url" | "own_page",
    unknown
  > & { lead?: { id?: unknown } };
  if (status < 300) {
    const lead_id = typeof lead?.id === "string" ? lead.id : null;
    if (typeof page_url !== "string") return { lead_id, ...(typeof own_page === "string" && { own: own_page }) };
    // Nothing left to pay: it was paid in another tab.
    return { lead_id, next: typeof pay_url === "string" ? pay_url : page_url, page: page_url };
  }
  return {
    status,
    error: typeof error === "string" ? error : null,
    fields: typeof fields === "object" && fields !== null ? (fields as FieldErrors) : {},
  };
}
