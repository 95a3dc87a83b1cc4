import { rememberInput } from "./early-input.ts";
import { islands } from "./registry.ts";

/** Loads what an island needs, hydrates it, and restores what a visitor did meanwhile. */
export async function bringAlive(element: HTMLElement): Promise<void> {
  const name = element.dataset["island"] as keyof typeof islands;
  const [{ Island }, { hydrate }] = await Promise.all([islands[name](), import("./hydrate.tsx")]);
  if (!element.isConnected) return;
  const restore = rememberInput(element);
  const props = JSON.parse(element.dataset["props"] ?? "{}") as object;
  await hydrate(element, Island as Parameters<typeof hydrate>[1], props);
  element.dataset["awake"] = "";
  restore();
}
