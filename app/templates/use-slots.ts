import { useRouteLoaderData } from "react-router";
import { serverSlotsOf, slotsOf, type TemplateName } from "./registry.ts";
import type { ServerSlots, Slots } from "./slots.ts";

const ready = new Map<string, Slots>();
const onServer = new Map<string, ServerSlots>();

/** Before anything is drawn: in a browser once, for the page's template. */
export async function loadSlots(name: TemplateName): Promise<void> {
  ready.set(name, (await slotsOf[name]()).slots);
}

// The server draws in one go, for any site.
if (import.meta.env.SSR) {
  const names = Object.keys(slotsOf) as TemplateName[];
  const own = serverSlotsOf();
  await Promise.all(names.map(loadSlots));
  for (const name of names) onServer.set(name, (await own[name]()).serverSlots);
}

function loaded(name: TemplateName | undefined): Slots {
  const slots = ready.get(name ?? "");
  if (!slots) throw new Error(`the template "${name}" has not been loaded`);
  return slots;
}

/** What the template of the page's site draws in its own way. */
export function useSlots(): Slots {
  return loaded(useRouteLoaderData<{ template: TemplateName }>("root")?.template);
}

export function chromeSlotsOf(name: TemplateName): Pick<Slots, "Header"> & { Footer: ServerSlots["Footer"] | null } {
  return { Header: loaded(name).Header, Footer: onServer.get(name)?.Footer ?? null };
}
