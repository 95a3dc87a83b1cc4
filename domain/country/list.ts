import { au } from "./au.ts";
import { nz } from "./nz.ts";
import { us } from "./us.ts";

/** Every country there is, by its code. */
export const list = { AU: au, NZ: nz, US: us } as const;
