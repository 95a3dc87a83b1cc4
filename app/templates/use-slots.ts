import { useRouteLoaderData } from "react-router";
import { slotsOf, type TemplateName } from "./registry.ts";
import type { Slots } from "./slots.ts";

/** What the template of the page's site draws in its own way. */
export function useSlots(): Slots {
  const template = useRouteLoaderData<{ template: TemplateName }>("root")?.template;
  if (!template) throw new Error("a page without a site has no template");
  return slotsOf[template];
}
