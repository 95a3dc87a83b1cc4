import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadFolder } from "#site/load-folder.ts";
import { collidingPaths, type ContentPaths, sitePaths } from "./site-paths.ts";

const { network } = loadFolder(join(import.meta.dirname, "../../demo/sites"));
const corner = network.sites.find(({ settings }) => settings.slug === "corner-lot")?.settings;
if (!corner) throw new Error("the demo has no Corner Lot");
const settings = corner;
const nothing: ContentPaths = { pages: [], models: [], faqs: [], offers: [] };
const at = (path: string, content: Partial<ContentPaths>) =>
  sitePaths(settings, { ...nothing, ...content }).find((entry) => entry.path === path);

describe("[2.1] which pages a site has", () => {
  test("[2.1.14] those that every dealer needs are always there", () => {
    for (const path of [
      "/about",
      "/accessibility",
      "/privacy-policy",
      "/pages/privacy-statement",
      "/terms-and-conditions",
    ]) {
      expect(at(path, {})?.path).toBe(path);
    }
  });
  test("[2.1.14] questions, offers and models are there when the dealer has some", () => {
    for (const [path, kind] of Object.entries({ "/faqs": "faqs", "/special-offers": "offers" })) {
      expect(at(path, {})).toBeUndefined();
      expect(at(path, { [kind]: [{}] })?.path).toBe(path);
    }
    expect(at("/models", {})).toBeUndefined();
    expect(at("/models", { models: [{ slug: "tern" }] })?.page).toBe("models");
    expect(at("/tern", { models: [{ slug: "tern" }] })?.page).toBe("model");
  });
  test("[10.6.1] a page of the dealer's own has a path of its own, or takes the place of ours", () => {
    expect(at("/lounge", { pages: [{ slug: "lounge" }] })?.page).toBe("editorial");
    expect(at("/about", { pages: [{ slug: "about" }] })?.page).toBe("about");
    expect(
      sitePaths(settings, { ...nothing, pages: [{ slug: "about" }] }).filter(({ path }) => path === "/about"),
    ).toHaveLength(1);
  });
  test("[10.6.4] a page may not take the name of a listing, and says which file does", () => {
    const search = { ...settings.search, special_slugs: [{ path: "/bargains", refinements: {}, heading: null }] };
    const found = collidingPaths({ ...settings, search }, { ...nothing, pages: [{ slug: "bargains" }] });
    expect(found.map(({ path, meets, file }) => [path, meets, file])).toEqual([
      ["/bargains", "a search slug", "pages/bargains.md"],
    ]);
  });
  test("[10.6.4] a path that the platform keeps for itself is refused", () => {
    expect(collidingPaths(settings, { ...nothing, pages: [{ slug: "models" }] })).toHaveLength(1);
    expect(collidingPaths(settings, nothing)).toEqual([]);
  });
});
