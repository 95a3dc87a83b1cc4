import { useRouteLoaderData } from "react-router";
import { templateLook } from "./registry.ts";
import type { Slots } from "./slots.ts";

/** The slots of the site's template. */
export function useSlots(): Slots {
  const template = useRouteLoaderData<{ template: string }>("root")?.template;
  if (!template) throw new Error("a page without a site has no template");
  return templateLook(template).slots;
}
