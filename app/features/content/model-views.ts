import { cutDescription, inOrder, modelLink, type RangeModel, scalesOf } from "#domain/model/models.ts";
import { slugOf } from "#domain/text/slug.ts";
import type { ModelCount } from "#site/page-ports.ts";
import type { SiteContent } from "#site/schema/site-settings.ts";
import { makeNames } from "./names.ts";
import { pictureOf, type SectionSources } from "./section-sources.ts";
import type { ModelView } from "./section-view.ts";

type Model = SiteContent["models"][number];
type Sources = Pick<SectionSources<never, never, never>, "page">;

export const modelStatus: Record<Model["status"], string | null> = {
  current: null,
  coming_soon: "Coming soon",
  runout: "Runout",
};

/** 9: their descriptions cut to 75 characters. */
export function modelViews(models: readonly Model[], from: Sources): ModelView[] {
  const { stock, page } = { stock: from.page.stock, page: from.page };
  const counts = stock.models();
  const nameOf = makeNames(stock.grammar);
  const scales = scalesOf(inOrder(models));
  return inOrder(models).map((model, index) => {
    const counted = stockOfModel(model, counts);
    return {
      slug: model.slug,
      name: model.name,
      make: nameOf(model.manufacturer),
      text: cutDescription(model.short_description),
      url: modelLink(model),
      status: modelStatus[model.status],
      from: model.price_from === null ? null : page.site.format.money(model.price_from),
      inStock: counted ? counted.new + counted.demo + counted.used : 0,
      picture: pictureOf(model.image, "", page),
      scale: scales[index] ?? null,
    };
  });
}

/** The stock of a model of the range. */
export function stockOfModel(
  { name, manufacturer }: Pick<RangeModel, "name" | "manufacturer">,
  counts: readonly ModelCount[],
): ModelCount | null {
  const word = slugOf(name);
  return counts.find(({ make, model }) => slugOf(make) === manufacturer && slugOf(model) === word) ?? null;
}
