import { placeName } from "#domain/location/place-name.ts";
import { formNamed } from "#domain/form/forms.ts";
import type { PageForm } from "#domain/page/section-kinds.ts";
import type { SectionParts } from "#domain/page/section-parts.ts";
import { modelViews } from "./model-views.ts";
import { offerGroups } from "./offer-views.ts";
import { titled } from "./plain-sections.ts";
import { htmlOf, type SectionSources } from "./section-sources.ts";
import type { SectionView } from "./section-view.ts";
import { stockOf } from "./stock-section.ts";

type Maker<Card, Form, Places> = (
  parts: SectionParts,
  from: SectionSources<Card, Form, Places>,
  words: string,
) => SectionView<Card, Form, Places> | null;

// Sections that show the site's own data. A section with nothing to show is omitted with its heading.

/** Questions written in the section, or those of the site's own list: of the named topics, or of all. */
export const faqSection: Maker<never, never, never> = (parts, from, words) => {
  const html = (text: string) => htmlOf(text, from.page);
  const own = parts.items.map(({ title, body }) => ({ question: title, html: html(body) }));
  if (own.length > 0) return { kind: "faq", ...titled(parts, from), groups: [{ topic: "", items: own }] };
  const topics = words === "" ? [] : words.split(/\s*,\s*/).map((topic) => topic.toLowerCase());
  const faqs = from.page.site.content.faqs.filter(
    ({ topic }) => topics.length === 0 || topics.includes(topic.toLowerCase()),
  );
  if (faqs.length === 0) return null;
  const groups = [...Map.groupBy(faqs, ({ topic }) => topic)].map(([topic, items]) => ({
    topic,
    items: items.map(({ question, answer }) => ({ question, html: html(answer) })),
  }));
  return { kind: "faq", ...titled(parts, from), groups };
};

export function formSection<Form>(
  parts: SectionParts,
  from: SectionSources<never, Form, never>,
  words: string,
): SectionView<never, Form, never> | null {
  const form = from.formOf(words as PageForm);
  return (
    form && {
      kind: "form",
      ...titled(parts, from),
      form,
      id: formNamed(words)?.sitePage?.hash ?? words,
      phone: from.phone,
    }
  );
}

export function stockSection<Card>(
  parts: SectionParts,
  from: SectionSources<Card, never, never>,
  words: string,
): SectionView<Card, never, never> {
  return { kind: "stock", ...titled(parts, from), ...stockOf(words.split(/\s+/), from) };
}

/** Everybody, or the people of one location. */
export const staffSection: Maker<never, never, never> = (parts, from, words) => {
  const { staff } = from.page.site.content;
  const people = staff
    .filter(({ location }) => words === "" || placeName(location ?? "") === placeName(words))
    .map(({ name, role, phone, location, text }) => ({ name, role, phone, text, place: placeName(location ?? "") }));
  return people.length === 0 ? null : { kind: "staff", ...titled(parts, from), people };
};

/** Newest first. */
export const milestonesSection: Maker<never, never, never> = (parts, from) => {
  const milestones = from.page.site.content.milestones.toSorted((a, b) => b.year - a.year);
  return milestones.length === 0 ? null : { kind: "milestones", ...titled(parts, from), milestones };
};

export function locationsSection<Places>(
  parts: SectionParts,
  from: SectionSources<never, never, Places>,
  words: string,
): SectionView<never, never, Places> | null {
  const places = from.placesOf(words as "sales");
  return places && { kind: "locations", ...titled(parts, from), places };
}

export const offersSection: Maker<never, never, never> = (parts, from, words) => {
  const groups = offerGroups(words, from);
  return groups.length === 0 ? null : { kind: "offers", ...titled(parts, from), groups };
};

export const modelsSection: Maker<never, never, never> = (parts, from, words) => {
  const models = from.page.site.content.models.filter(
    ({ manufacturer, slug }) => (words === "" || manufacturer === words) && `/${slug}` !== from.path,
  );
  return models.length === 0 ? null : { kind: "models", ...titled(parts, from), models: modelViews(models, from) };
};
