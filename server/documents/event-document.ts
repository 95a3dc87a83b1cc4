import { z } from "zod";
import { storedDocument } from "./stored-document.ts";

/** What happened on a page, by kind. Counted and erased by age; no code reads a field of it. */
const schema = z.record(z.string(), z.unknown());

export const eventDocument = storedDocument({ name: "event", schema });
