import type { ServerSlots } from "../slots.ts";
import { RangeFooter } from "./footer.tsx";

export const serverSlots: ServerSlots = { Footer: RangeFooter };
