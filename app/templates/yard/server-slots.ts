import type { ServerSlots } from "../slots.ts";
import { PhoneFooter } from "./footer.tsx";

export const serverSlots: ServerSlots = { Footer: PhoneFooter };
