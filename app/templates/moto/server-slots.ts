import type { ServerSlots } from "../slots.ts";
import { NameFooter } from "./footer.tsx";

export const serverSlots: ServerSlots = { Footer: NameFooter };
