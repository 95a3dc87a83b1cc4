import { type ComponentProps, type ComponentType, createElement, type ReactElement } from "react";
import type { Islands } from "./registry.ts";

// The server renders an island like any other part of the page. The browser hydrates it later (wake-islands.ts), from
// the props beside it as JSON.

export type IslandName = keyof Islands;
export type IslandProps<Name extends IslandName> = ComponentProps<Awaited<ReturnType<Islands[Name]>>["Island"]>;

/**
 * When the browser loads an island, never before the page itself has loaded. The first touch always wakes it, and is
 * replayed. `touch`: only then. `visible`: also when it is about to scroll into view. `idle`: also as soon as the
 * browser is idle.
 */
export type WakeWhen = "touch" | "visible" | "idle";

type Lost = ((...given: never[]) => unknown) | Date | Map<unknown, unknown> | Set<unknown> | ReactElement;
type NotPlain = "The props of an island are plain JSON (docs/islands.md)";
/** Props are sent as JSON. A prop that JSON would lose does not compile, with a message that says why. */
export type Plain<Props> = {
  [Key in keyof Props]: Props[Key] extends infer Value ? (Value extends Lost ? NotPlain : Value) : never;
};

type Props<Name extends IslandName> = { name: Name; when: WakeWhen; props: Plain<IslandProps<Name>> };

const components = new Map<string, ComponentType<object>>();

/** Called once by the server's entry: the server renders in one pass and cannot wait for a module. */
export async function loadIslands(islands: Islands): Promise<void> {
  for (const [name, load] of Object.entries(islands)) {
    components.set(name, (await load()).Island as ComponentType<object>);
  }
}

export function Island<Name extends IslandName>({ name, when, props }: Props<Name>) {
  const component = components.get(name);
  if (!component) throw new Error(`No island is called "${name}": add its line to app/islands/registry.ts.`);
  return (
    <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
      {createElement(component, props as object)}
    </div>
  );
}
