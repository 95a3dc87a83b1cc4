import type { ServerSlots } from "../slots.ts";
import { MesaFooter } from "./footer.tsx";

export const serverSlots: ServerSlots = { Footer: MesaFooter };
