import { z } from "zod";
import { storedDocument } from "./stored-document.ts";

/** What a right is limited to; null: to nothing. */
export type RightScope = { locations: readonly string[] | null; categories: readonly string[] | null };

const names = z.array(z.string()).readonly().nullable();

export const personRightDocument = storedDocument<"person-right", RightScope>({
  name: "person-right",
  schema: z.looseObject({ locations: names, categories: names }),
});
