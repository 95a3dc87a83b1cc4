import { describe, expect, test } from "vitest";
import { demoAddress, desktop, useBrowser } from "#tests/support/browser.ts";
import { demoListings } from "#tests/support/listing.ts";
import { walkListing } from "#tests/support/walk/listing-walk.ts";
import { createRandom } from "#tests/faults/random.ts";

// An update within the page equals a reload: ticks, ranges, sort orders, chips, words, pages, Back and forward.
// WALK_SEED=7 WALK_STEPS=50 npx vitest run --project e2e tests/e2e/listing-walk.test.ts

const browser = useBrowser();
const seed = Number(process.env["WALK_SEED"] ?? 1);
const steps = Number(process.env["WALK_STEPS"] ?? 5);
const widths = {
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  1440: desktop,
};

const walks = demoListings.flatMap((listing) => ([390, 1440] as const).map((width) => ({ ...listing, width })));

describe(`[4.9.5] an updated listing equals its reload (seed ${seed}, ${steps} steps each)`, () => {
  test.each(walks.map((walk, at) => ({ ...walk, random: createRandom(seed * 1000 + at) })))(
    "$slug at $width",
    async ({ slug, path, width, random }) => {
      const context = await browser.context(widths[width]);
      const found = await walkListing({ context, start: demoAddress(slug, path), steps, random });
      expect(found, found.join("\n")).toEqual([]);
    },
  );
});
