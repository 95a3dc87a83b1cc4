import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileSchemas } from "#site/json-schema.ts";
import { templateNames } from "#site/template-folder.ts";
import { type ChromeSite, createChromeWorld, everythingOn, type Switched } from "#tests/support/chrome-world.ts";

type Node = { type?: string; properties?: Record<string, Node>; anyOf?: Node[] };

/** Top bar, header, footer and card, with everything that settings show in them. */
const roots = [
  "top_banner",
  "header_buttons",
  "navigation_hover",
  "stock_menu",
  "footer",
  "scroll_to_top",
  "social",
  "powered_by",
  "dealership_group",
  "favourites",
  "garage_enabled",
  "card",
  "phone_masked",
];
/**
 * Rendered by the script once a visitor has saved a car: tests/e2e/favourites.test.ts. The group's logo is a picture.
 */
const elsewhere = new Set(["favourites.floating_bar", "dealership_group.logo"]);

/** Names of the settings below a node that can be turned off: booleans with false, nullable ones with null. */
function switches(node: Node, path: string): { path: string; off: false | null }[] {
  const group = node.properties ? node : node.anyOf?.find((option) => option.properties);
  const below = Object.entries(group?.properties ?? {}).flatMap(([key, child]) => switches(child, `${path}.${key}`));
  if (node.type === "boolean") return [{ path, off: false }];
  return node.anyOf?.some(({ type }) => type === "null") ? [{ path, off: null }, ...below] : below;
}

const schema = fileSchemas.site() as Node;
const walked = roots
  .flatMap((root) => switches(schema.properties?.[root] ?? {}, root))
  .filter(({ path }) => !elsewhere.has(path));

function valueAt(settings: unknown, [key, ...rest]: string[]): unknown {
  return key === undefined ? settings : valueAt((settings as Switched | null | undefined)?.[key], rest);
}

function withValue(settings: Switched, [key = "", ...rest]: string[], value: unknown): Switched {
  return { ...settings, [key]: rest.length === 0 ? value : withValue(settings[key] as Switched, rest, value) };
}

const offSlug = (path: string, template: string) => `${template}-without-${path.replaceAll(/[._]/g, "-")}`;
const sites: ChromeSite[] = templateNames.flatMap((template) => [
  { slug: `${template}-all`, template, settings: everythingOn },
  { slug: `${template}-again`, template, settings: everythingOn },
  ...walked.map(({ path, off }) => ({
    slug: offSlug(path, template),
    template,
    settings: withValue(everythingOn, path.split("."), off),
  })),
]);

let world: Awaited<ReturnType<typeof createChromeWorld>>;
beforeAll(async () => {
  world = await createChromeWorld(sites);
}, 300_000);
afterAll(() => world.close());

test("every switch of the chrome has a value that turns it on", () => {
  const unset = walked.filter(({ path, off }) => (valueAt(everythingOn, path.split(".")) ?? off) === off);
  expect(unset).toEqual([]);
  expect(walked.length).toBeGreaterThanOrEqual(35);
});

const pages = ["/", "/search", "/cars/car-c1"];

/** Whether a page of the first site differs from that of the second. */
async function differs(one: string, other: string): Promise<boolean> {
  for (const path of pages) {
    if ((await world.shown(one, path)) !== (await world.shown(other, path))) return true;
  }
  return false;
}

describe.each(templateNames)("[2.3.22] %s", (template) => {
  test(`shows each of the ${walked.length} switches of the chrome`, { timeout: 300_000 }, async () => {
    // The comparison is meaningful only if nothing else differs between two sites.
    expect(await differs(`${template}-again`, `${template}-all`)).toBe(false);
    const silent: string[] = [];
    for (const { path } of walked) {
      if (!(await differs(offSlug(path, template), `${template}-all`))) silent.push(path);
    }
    expect(silent).toEqual([]);
  });
});
