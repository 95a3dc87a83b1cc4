import { z } from "zod";
import { storedDocument } from "./stored-document.ts";

/** A list of ids or names: erased rows, names that a file claims, dealerships that a site shows. */
export const namesDocument = storedDocument({ name: "names", schema: z.array(z.string()).readonly() });
