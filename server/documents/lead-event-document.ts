import { z } from "zod";
import type { LeadEvent } from "#domain/own-enquiry/lead-event.ts";
import { storedDocument } from "./stored-document.ts";

const at = z.string();

/** "unreadable" is never written. */
const schema: z.ZodType<Exclude<LeadEvent, { kind: "unreadable" }>> = z.discriminatedUnion("kind", [
  z.looseObject({ kind: z.literal("moved"), at, from: z.string(), to: z.string() }),
  z.looseObject({ kind: z.literal("called-off"), at, time: z.string() }),
  z.looseObject({ kind: z.literal("asked"), at, text: z.string() }),
  z.looseObject({ kind: z.literal("new-link"), at }),
  z.looseObject({
    kind: z.literal("cancelled-reservation"),
    at,
    reason: z.string(),
    result: z.enum(["refund", "ask"]),
  }),
]);

export const leadEventDocument = storedDocument({ name: "lead-event", schema });
