import { z } from "zod";
import type { LeadEvent } from "#domain/own-enquiry/lead-event.ts";
import { storedDocument } from "./stored-document.ts";

const at = z.string();

const schema: z.ZodType<LeadEvent> = z.discriminatedUnion("kind", [
  z.looseObject({ kind: z.literal("moved"), at, from: z.string(), to: z.string() }),
  z.looseObject({ kind: z.literal("called-off"), at, time: z.string() }),
  z.looseObject({ kind: z.literal("asked"), at, text: z.string() }),
  z.looseObject({ kind: z.literal("new-link"), at }),
]);

export const leadEventDocument = storedDocument({ name: "lead-event", schema });
