import { inWords } from "#domain/car/vehicle-words.ts";
import { data } from "react-router";
import { defaultPages } from "#app/copy/pages/default-pages.ts";
import type { PageText } from "#app/copy/pages/page-text.ts";
import type { Car } from "#domain/car/car.ts";
import { comesInWidths } from "#domain/image/image-widths.ts";
import { runningOffers } from "#domain/offer/running-offers.ts";
import { fillFacts } from "#domain/page/page-facts.ts";
import { isReplaced, type SitePath, type WordedPage } from "#site/paths/site-paths.ts";
import type { CardView } from "#app/features/card/card-view.ts";
import { shownCar } from "#app/pages/card/shown-car.ts";
import { rateNoteOf } from "#app/features/card/rate-note.ts";
import { toHead } from "#app/features/chrome/page-head.ts";
import { makeNames } from "#app/features/content/names.ts";
import type { SectionView } from "#app/features/content/section-view.ts";
import { toSections } from "#app/features/content/to-sections.ts";
import { faqSchema } from "#app/features/discovery/faq-schema.ts";
import { offerSchema } from "#app/features/discovery/offer-schema.ts";
import type { FormView } from "#app/features/enquiry/form-view.ts";
import type { LocationsView } from "#app/features/locations/locations-view.ts";
import { siteMakeSlug } from "#site/site-make.ts";
import type { PageContext } from "#site/page-ports.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import type { SheetKind } from "#app/styles/page-kinds.ts";
import { contentSources, factsOf } from "./content-sources.ts";
import { financedCar, loadCalculator } from "#app/pages/finance/finance-data.ts";

export type ContentSection = SectionView<CardView, FormView, LocationsView>;

/** A page with the dealer's own text, or with ours if there is none. */
export function loadContent({ path, page: kind, slug }: SitePath, page: PageContext, params: URLSearchParams) {
  const { pages } = page.site.content;
  const own = pages.find((one) =>
    slug === undefined ? isReplaced({ path, page: kind }, one.slug) : one.slug === slug,
  );
  const text = own ?? defaultText(kind, page);
  if (!text) throw data(null, { status: 404 });
  return answerContent({ ...text, path }, page, { car: financedCar(params.get("car_id"), page), params });
}

function defaultText(kind: SitePath["page"], { site, stock, now, read }: PageContext): PageText | null {
  if (!hasWords(kind)) return null;
  const { settings, locations } = site;
  const slug = siteMakeSlug(settings) ?? locations.flatMap(({ manufacturers }) => manufacturers)[0];
  const make = slug === undefined ? settings.name : makeNames(stock.grammar)(slug);
  const text = defaultPages[kind]({
    settings,
    make,
    say: site.format.say,
    offersRun: read(runningOffers(site.content.offers, now.getTime(), settings.time_zone)).length > 0,
  });
  const say = (words: string) => inWords(words, settings.vehicle_words);
  return { title: say(text.title), description: say(text.description), body: say(text.body) };
}

const hasWords = (kind: SitePath["page"]): kind is WordedPage => Object.hasOwn(defaultPages, kind);

type Content = PageText & { path: string; noindex?: boolean };
type Extra = {
  car?: Car | null;
  /** The query parameters of the address. */
  params?: URLSearchParams;
  above?: ContentSection[];
  /** The pages above this one, from the home page on, for breadcrumbs. */
  parents?: Crumb[];
  hero?: Partial<Omit<Extract<ContentSection, { kind: "hero" }>, "crumbs">>;
};

/** The sections of a page, with a heading if it has none. */
export function answerContent(content: Content, page: PageContext, extra: Extra = {}) {
  const { car = null, params = new URLSearchParams(), above = [], parents, hero } = extra;
  const facts = factsOf(page);
  const title = fillFacts(content.title, facts);
  const description = fillFacts(content.description, facts);
  const sections = [
    ...withHero(toSections(fillFacts(content.body, facts), contentSources(content.path, page, { car, params })), title),
  ];
  const [first, ...rest] = sections;
  const heading = (first?.kind === "hero" && first.title) || title;
  const crumbs = parents ? [...parents, { name: heading, url: content.path }] : [];
  const shown = first?.kind === "hero" ? [{ ...first, ...hero, crumbs }, ...above, ...rest] : sections;
  const calculator = shown.some(({ kind }) => kind === "calculator") ? loadCalculator(car, page, params) : null;
  if (car) shownCar(car, page);
  const cards = shown.flatMap((section) => (section.kind === "stock" ? section.cards : []));
  const questions = shown.flatMap((section) =>
    section.kind === "faq"
      ? section.groups.flatMap(({ items }) => items.map(({ question, html }) => ({ question, answer: html })))
      : [],
  );
  return data({
    kind: "content" as const,
    content: { sections: shown, rateNote: rateNoteOf(cards, page.site.settings), calculator },
    sheets: sheetsOf(shown),
    head: toHead({
      site: page.site,
      path: content.path,
      title,
      description,
      noindex: content.noindex ?? car !== null,
      image: pictureOf(shown, page),
      crumbs,
      schema: [...(questions.length > 0 ? [faqSchema(questions)] : []), ...offersOf(shown, content.path, page)],
    }),
  });
}

/** The picture of the social preview: the page's first picture that can be cropped. */
function pictureOf(sections: readonly ContentSection[], { preview }: PageContext): string | null {
  const pictures = sections.flatMap((section) =>
    "picture" in section && section.picture ? [section.picture.src] : [],
  );
  const first = pictures.find(comesInWidths);
  return first === undefined ? null : preview(first);
}

const sheets = ["article", "data", "calculator", "content", "forms"] as const satisfies readonly SheetKind[];

/** The stylesheet that each section needs. */
const sheetOf: Readonly<Record<ContentSection["kind"], (typeof sheets)[number]>> = {
  hero: "article",
  text: "article",
  picture: "article",
  cards: "article",
  columns: "article",
  steps: "article",
  facts: "article",
  action: "article",
  quote: "article",
  faq: "article",
  stock: "article",
  // Sections that show the dealer's lists.
  staff: "data",
  milestones: "data",
  offers: "data",
  models: "data",
  plans: "data",
  bodies: "data",
  form: "forms",
  locations: "content",
  calculator: "calculator",
};

function sheetsOf(sections: readonly ContentSection[]): SheetKind[] {
  const needed = new Set(["article", ...sections.map(({ kind }) => sheetOf[kind])]);
  return sheets.filter((sheet) => needed.has(sheet));
}

/** The offers on a page, each with its last day. */
function offersOf(sections: readonly ContentSection[], path: string, { site, now, read }: PageContext) {
  const running = read(runningOffers(site.content.offers, now.getTime(), site.settings.time_zone));
  const ends = new Map(running.map((offer) => [offer.slug, offer.ends]));
  return sections
    .flatMap((section) => (section.kind === "offers" ? section.groups.flatMap(({ offers }) => offers) : []))
    .map((offer) => offerSchema({ ...offer, ends: ends.get(offer.slug) ?? null }, { origin: site.origin, path }));
}

function withHero(sections: ContentSection[], title: string): ContentSection[] {
  if (sections.some(({ kind }) => kind === "hero")) return sections;
  return [{ kind: "hero", title, html: "", links: [], picture: null, crumbs: [], facts: [], logo: null }, ...sections];
}
