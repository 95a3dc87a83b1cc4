import { expect, test } from "vitest";
import { slugOf } from "#domain/text/slug.ts";
import { loadFolder } from "#site/load-folder.ts";
import { demoNetwork } from "./network.ts";

const { sitesDir, cars: stock } = demoNetwork({ now: new Date("2026-11-15T04:00:00Z") });

/**
 * The subject of a rendered picture: "ute" of flat/ute-blue-side.webp, "caravan-offroad" of studio/caravan-offroad/….
 */
const shownBy = (url: string): string =>
  /\/(?:flat|studio|yard|icons)\/([a-z-]+?)(?:-[a-z]+-(?:front34|side|rear34|strip)\.|\/)/.exec(url)?.[1] ?? "";

/** The vehicles that an offer links to, if its link names a make, or a make and a model. */
function ledTo(url: string) {
  const words = url.replace(/^\/search\//, "").split("/");
  return stock.filter(
    ({ make, model }) =>
      words.includes(slugOf(make)) && (words.length < 2 || words.includes(slugOf(model)) || !isModel(words)),
  );
}
const models = new Set(stock.map(({ model }) => slugOf(model)));
const isModel = (words: readonly string[]) => words.some((word) => models.has(word));

const pictured = loadFolder(sitesDir).network.sites.flatMap(({ settings, content }) =>
  [...content.offers, ...content.promos].flatMap(({ title, url, image }) => {
    const cars = url && image ? ledTo(url) : [];
    return image && cars.length > 0 ? [{ site: settings.slug, title, image, cars }] : [];
  }),
);

test.each(pictured)("[2.3] $site: the picture of '$title' shows what it leads to", ({ image, cars }) => {
  const shapes = new Set(cars.flatMap(({ images }) => (images?.[0] ? [shownBy(images[0].url)] : [])));
  expect([...shapes]).toContain(shownBy(image));
});

test("[2.3] there are such offers", () => expect(pictured.length).toBeGreaterThan(8));
