import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { ServerSlots, Slots } from "./slots.ts";

export type TemplateName = PublicSettings["template"];

/** One file of script per template, fetched by the pages of its sites alone. */
export const slotsOf = {
  metro: () => import("./metro/slots.ts"),
  yard: () => import("./yard/slots.ts"),
  prestige: () => import("./prestige/slots.ts"),
  franchise: () => import("./franchise/slots.ts"),
  outback: () => import("./outback/slots.ts"),
  moto: () => import("./moto/slots.ts"),
  flex: () => import("./flex/slots.ts"),
} satisfies Record<TemplateName, () => Promise<{ slots: Slots }>>;

/** For the server alone: call it below `import.meta.env.SSR`, and the browser's files do not have it. */
export const serverSlotsOf = () =>
  ({
    metro: () => import("./metro/server-slots.ts"),
    yard: () => import("./yard/server-slots.ts"),
    prestige: () => import("./prestige/server-slots.ts"),
    franchise: () => import("./franchise/server-slots.ts"),
    outback: () => import("./outback/server-slots.ts"),
    moto: () => import("./moto/server-slots.ts"),
    flex: () => import("./flex/server-slots.ts"),
  }) satisfies Record<TemplateName, () => Promise<{ serverSlots: ServerSlots }>>;
