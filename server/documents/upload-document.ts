import { z } from "zod";
import { type StoredType, storedTypes } from "#domain/lead/lead-file.ts";
import { storedDocument } from "./stored-document.ts";

/** A file as it arrived: in its own draft, its bytes checked, nothing about it trusted. */
export type ReceivedFile = { field: string; name: string; draft: string; bytes: number; sha256: string };

/** What the storage has of an upload, recorded there before anything else of it. */
export type Intent = { lead_id: string; files: readonly { id: string; type: StoredType }[] };

const received: z.ZodType<readonly ReceivedFile[]> = z.array(
  z.looseObject({ field: z.string(), name: z.string(), draft: z.string(), bytes: z.number(), sha256: z.string() }),
);

const intent: z.ZodType<Intent> = z.looseObject({
  lead_id: z.string(),
  files: z.array(z.looseObject({ id: z.string(), type: z.enum(Object.keys(storedTypes) as StoredType[]) })),
});

export const receivedDocument = storedDocument({ name: "upload-received", schema: received });
export const intentDocument = storedDocument({ name: "upload-intent", schema: intent });
