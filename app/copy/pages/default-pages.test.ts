import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatOf } from "#domain/country/format.ts";
import { checkPage } from "#domain/page/check-page.ts";
import { loadFolder } from "#site/load-folder.ts";
import type { WordedPage } from "#site/paths/site-paths.ts";
import { defaultPages } from "./default-pages.ts";

const { network } = loadFolder(join(import.meta.dirname, "../../../demo/sites"));
const sites = network.sites.map(({ settings }) => settings);
const names = Object.keys(defaultPages) as WordedPage[];

describe.each(names)("the page %s in the platform's own words", (name) => {
  test.each([true, false])("is as well made as a dealer's has to be (offers run: %s)", (offersRun) => {
    for (const settings of sites) {
      const { title, description, body } = defaultPages[name]({
        settings,
        make: "Meridian",
        offersRun,
        say: formatOf(settings).say,
      });
      expect(checkPage(`${title}\n${description}\n${body}`), settings.slug).toEqual([]);
      expect(description.length).toBeGreaterThan(40);
    }
  });
});

test("[4.5.5] the money-back promise stands only where the dealer makes it", () => {
  const texts = sites.map((settings) => ({
    promised: settings.vehicle_page.money_back,
    said: defaultPages["trade-in"]({ settings, make: "", offersRun: true, say: formatOf(settings).say }).body.includes(
      "14 days",
    ),
    faq: settings.trade_in?.faq ?? false,
  }));
  for (const { promised, said, faq } of texts) expect(said).toBe(promised && faq);
  expect(texts.some(({ said }) => said)).toBe(true);
});
