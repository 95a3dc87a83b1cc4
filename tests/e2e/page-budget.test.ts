import { describe, expect, inject, test } from "vitest";
import { templateNames } from "#site/template-folder.ts";
import { ask } from "#tests/support/ask.ts";
import { type KeyPage, keyPages } from "#tests/support/key-pages.ts";
import { elementsOf, requestsOf } from "#tests/support/page-weight.ts";
import { siteIn } from "#tests/support/visual/references.ts";

// A browser styles and lays out every element, and fetches these files before the load event. The same page has the same
// counts on every machine. Layout shift is checked by `expectStill` in the browser tests.
const mostElements: Partial<Record<KeyPage["name"], number>> = {
  home: 1600,
  listing: 3000,
  vehicle: 1300,
  contact: 1350,
};
const mostRequests = 10;

describe("[18.4.1] a page stays within its budget of elements and requests", () => {
  test.each(templateNames)("%s", async (template) => {
    const { settings } = siteIn(template);
    const port = inject("demoPort");
    const over: string[] = [];
    for (const { name, path } of await keyPages(port, settings.slug, settings)) {
      const most = mostElements[name];
      if (most === undefined) continue;
      const { status, text } = await ask(port, settings.slug, path);
      expect(status, path).toBe(200);
      const [elements, requests] = [elementsOf(text), requestsOf(text)];
      if (elements > most) over.push(`${name}: ${elements} elements, at most ${most}`);
      if (requests.length > mostRequests) over.push(`${name}: at most ${mostRequests} of ${requests.join(" ")}`);
    }
    expect(over).toEqual([]);
  });
});
