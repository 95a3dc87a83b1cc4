import { z } from "zod";
import type { Lead } from "#domain/lead/lead.ts";
import { type StoredType, storedTypes } from "#domain/lead/lead-file.ts";
import { leadFromWire, leadOnWire } from "#domain/lead/lead-on-wire.ts";
import { storedDocument } from "./stored-document.ts";

const status = z.enum(["Incomplete", "Complete"]);

const schema: z.ZodType<Lead> = z.looseObject({
  id: z.string(),
  site_slug: z.string(),
  dealership_slug: z.string().nullable(),
  location_id: z.string().nullable(),
  category: z.string(),
  subcategory: z.string().nullable(),
  status,
  quarantine: z.enum(["honeypot", "filled too fast", "captcha in doubt", "captcha not checked"]).nullable(),
  form: z.string(),
  event_id: z.number(),
  fields: z.record(z.string(), z.unknown()),
  other_fields: z.record(z.string(), z.unknown()).optional(),
  chosen: z
    .array(
      z.looseObject({
        name: z.string(),
        label: z.string(),
        kind: z.enum(["option", "tick", "date", "date-time"]),
        value: z.string(),
      }),
    )
    .optional(),
  reservation: z
    .looseObject({
      reference: z.string(),
      fee: z.number(),
      currency: z.string(),
      token: z.string(),
      paid_at: z.string(),
      reserved_until: z.string().nullable().optional(),
    })
    .optional(),
  files: z
    .array(
      z.looseObject({
        id: z.string(),
        field: z.string(),
        name: z.string(),
        type: z.enum(Object.keys(storedTypes) as StoredType[]),
        bytes: z.number(),
      }),
    )
    .optional(),
  steps: z.array(z.looseObject({ step_number: z.number(), at: z.string(), status })),
  consent: z
    .looseObject({
      wording: z.string(),
      default: z.boolean(),
      choice: z.boolean(),
      byVisitor: z.boolean().optional(),
      at: z.string(),
      page: z.string(),
    })
    .nullable(),
  origin: z.looseObject({ address: z.string(), user_agent: z.string() }),
  created_at: z.string(),
  updated_at: z.string(),
  erased_at: z.string().optional(),
});

const byNames = storedDocument({ name: "lead", schema });

/**
 * Version 1, with the names of the specification, is written as it always was: a server of the release before reads every
 * lead of this one, so that a cluster may be upgraded node by node, and an upgrade taken back.
 */
export const leadDocument: typeof byNames = {
  ...byNames,
  encode: (lead) => byNames.encode(leadOnWire(lead)),
  decode: (text, id) => leadFromWire(byNames.decode(text, id)),
};
