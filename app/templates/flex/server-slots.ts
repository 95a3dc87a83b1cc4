import type { ServerSlots } from "../slots.ts";
import { SlabFooter } from "./footer.tsx";

export const serverSlots: ServerSlots = { Footer: SlabFooter };
