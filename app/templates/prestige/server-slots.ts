import type { ServerSlots } from "../slots.ts";
import { WordmarkFooter } from "./footer.tsx";

export const serverSlots: ServerSlots = { Footer: WordmarkFooter };
