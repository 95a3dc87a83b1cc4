import { ColumnsFooter } from "#app/features/chrome/footer.tsx";
import type { ServerSlots } from "../slots.ts";

export const serverSlots: ServerSlots = { Footer: ColumnsFooter };
