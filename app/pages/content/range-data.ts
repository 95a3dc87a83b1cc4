import { data, redirect } from "react-router";
import { brandBody, modelBody } from "#app/copy/pages/brand-pages.ts";
import { allBodies, bodyWord, modelLink, modelsOfBody } from "#domain/model/models.ts";
import { valueOfSlug } from "#domain/search/vocabulary.ts";
import { searchLink } from "#domain/search/search-link.ts";
import { modelStatus, modelViews, stockOfModel } from "#app/features/content/model-views.ts";
import { makeNames } from "#app/features/content/names.ts";
import { makeOnSite, siteMakeSlug } from "#site/site-make.ts";
import type { PageContext } from "#site/page-ports.ts";
import { answerContent, type ContentSection } from "./content-data.ts";

const home = { name: "Home", url: "/" };
const range = { name: "Models", url: "/models?body=all" };

/** 2.1: /models?body={body type, lower-cased, hyphenated}; an unknown body answers 404. */
export function loadModels(url: URL, page: PageContext) {
  const { models } = page.site.content;
  const requested = url.searchParams.get("body") ?? allBodies;
  const word = bodyWord(requested);
  if (word !== requested) throw redirect(`/models?body=${word || allBodies}`, 308);
  const names = new Map(models.map(({ body }) => [bodyWord(body), body]));
  const name = names.get(word) ?? valueOfSlug(page.stock.grammar.vocabulary, "body", word) ?? null;
  if (word !== allBodies && name === null) throw data(null, { status: 404 });
  const shown = modelsOfBody(models, word);
  const title = word === allBodies ? "Our models" : `${name} models`;
  const bodies: ContentSection = {
    ...bare,
    kind: "bodies",
    bodies: [[allBodies, "All"] as const, ...[...names].sort(([, a], [, b]) => a.localeCompare(b))].map(
      ([at, label]) => ({
        label,
        url: `/models?body=${at}`,
        count: modelsOfBody(models, at).length,
        current: at === word,
      }),
    ),
  };
  const list: ContentSection = { ...bare, kind: "models", models: modelViews(shown, { page }) };
  const stockUrl = name === null ? "" : searchLink(page.stock.grammar, { body: [name] });
  return answerContent(
    {
      title,
      description: `${title} at {{name}}: prices, pictures and what is in stock today.`,
      path: `/models?body=${word}`,
      noindex: shown.length === 0,
      body:
        shown.length > 0
          ? `::: hero\n# ${title}\n${shown.length === 1 ? "One model" : `${shown.length} models`}, and what we have of each today.\n:::`
          : `::: hero\n# ${title}\nWe have no ${name} model in our new range at the moment. Here is what we have in stock.\n:::\n\n::: stock ${stockUrl}\n## ${name} in stock\n:::`,
    },
    page,
    { above: shown.length > 0 ? [bodies, list] : [bodies] },
  );
}

const bare = { title: null, html: "", links: [] };

/** Makes that the site represents have a page; other makes link to their listing. */
export function loadBrand(slug: string, page: PageContext) {
  const { site, stock } = page;
  const make = valueOfSlug(stock.grammar.vocabulary, "make", slug);
  const houses = new Set([
    siteMakeSlug(site.settings),
    ...site.locations.flatMap(({ manufacturers }) => manufacturers),
    ...site.content.models.map(({ manufacturer }) => manufacturer),
  ]);
  const name = makeNames(stock.grammar)(slug);
  const stockUrl = searchLink(stock.grammar, { make: [make ?? name] });
  if (!houses.has(slug)) {
    if (make === undefined) throw data(null, { status: 404 });
    throw redirect(stockUrl);
  }
  const links = [{ label: `See ${name} stock`, url: stockUrl }, ...serviceLink(page)];
  return answerContent(
    {
      title: name,
      description: `${name} at {{name}}: the range, offers, ${site.settings.vehicle_words.many} in stock and service.`,
      path: `/brands/${slug}`,
      body: brandBody({ make: name, slug, stockUrl, links }),
    },
    page,
    {
      parents: site.content.models.length > 0 ? [home, range] : [home],
      hero: { logo: makeOnSite(slug, site.settings)?.logo?.url ?? null },
    },
  );
}

function serviceLink({ site }: PageContext) {
  const { service } = site.settings;
  return service ? [{ label: "Book a service", url: service.brand_path ?? service.path }] : [];
}

/** 2.1, /{model slug}: the model, its stock, and other models of its maker. */
export function loadModel(slug: string, page: PageContext) {
  const { site, stock } = page;
  const model = site.content.models.find((one) => one.slug === slug);
  if (!model) throw data(null, { status: 404 });
  if (model.override_url !== null) throw redirect(modelLink(model));
  const make = makeNames(stock.grammar)(model.manufacturer);
  const counted = stockOfModel(model, stock.models());
  const ofMake = searchLink(stock.grammar, { make: [counted?.make ?? make] });
  const ofModel = counted && searchLink(stock.grammar, { make: [counted.make], make_model: [counted.value] });
  const status = modelStatus[model.status];
  const siblings = site.content.models.filter((one) => one !== model && one.manufacturer === model.manufacturer);
  const links = [
    { label: "Ask about it", url: "/contact" },
    { label: `All ${make} models`, url: `/brands/${model.manufacturer}` },
  ];
  return answerContent(
    {
      title: `${make} ${model.name}`,
      description: `${make} ${model.name} at {{name}}. ${model.short_description}`,
      path: `/${slug}`,
      body: modelBody(
        { make, name: model.name, text: model.short_description, image: model.image, links },
        [ofModel, ofMake].filter(Boolean).join(" "),
        {
          offers: model.manufacturer,
          models: siblings.length > 0 ? model.manufacturer : "",
          more: siblings.length > 0 ? `More from ${make}` : "More models",
        },
      ),
    },
    page,
    {
      parents: [home, range, { name: make, url: `/brands/${model.manufacturer}` }],
      hero: {
        facts: [
          ...(model.price_from === null ? [] : [`From ${site.format.money(model.price_from)}`]),
          ...(status === null ? [] : [status]),
        ],
      },
    },
  );
}
