import { isSectionKind, type SectionKind } from "#domain/page/section-kinds.ts";
import { sectionParts, type SectionParts } from "#domain/page/section-parts.ts";
import { splitSections } from "#domain/page/split-sections.ts";
import {
  faqSection,
  formSection,
  locationsSection,
  milestonesSection,
  modelsSection,
  offersSection,
  staffSection,
  stockSection,
} from "./data-sections.ts";
import {
  factsSection,
  heroSection,
  itemsSection,
  pictureSection,
  quoteSection,
  textSection,
  titled,
} from "./plain-sections.ts";
import { plansSection } from "./plans-section.ts";
import type { SectionSources } from "./section-sources.ts";
import type { SectionView } from "./section-view.ts";

type Input = { parts: SectionParts; words: string; body: string };

/** The sections of a page's Markdown, in order; empty ones are omitted. */
export function toSections<Card, Form, Places>(
  markdown: string,
  from: SectionSources<Card, Form, Places>,
): SectionView<Card, Form, Places>[] {
  type View = SectionView<Card, Form, Places> | null;
  // Each maker uses the sources it needs; only the rendered parts differ in type.
  const plain = from as unknown as SectionSources<never, never, never>;
  const makers: Record<SectionKind, (input: Input) => View> = {
    hero: ({ parts }) => heroSection(parts, from),
    text: ({ parts, body }) => textSection(parts, from, body),
    picture: ({ parts, words }) => pictureSection(parts, from, words),
    cards: ({ parts, words }) => itemsSection("cards", parts, from, words),
    columns: ({ parts, words }) => itemsSection("columns", parts, from, words),
    steps: ({ parts, words }) => itemsSection("steps", parts, from, words),
    facts: ({ parts }) => factsSection(parts, from),
    action: ({ parts }) => ({ kind: "action", ...titled(parts, from) }),
    quote: ({ parts }) => quoteSection(parts, from),
    faq: ({ parts, words }) => faqSection(parts, plain, words),
    form: ({ parts, words }) => formSection(parts, { ...plain, formOf: from.formOf }, words),
    stock: ({ parts, words }) => stockSection(parts, { ...plain, cardOf: from.cardOf }, words),
    staff: ({ parts, words }) => staffSection(parts, plain, words),
    milestones: ({ parts, words }) => milestonesSection(parts, plain, words),
    locations: ({ parts, words }) => locationsSection(parts, { ...plain, placesOf: from.placesOf }, words),
    offers: ({ parts, words }) => offersSection(parts, plain, words),
    models: ({ parts, words }) => modelsSection(parts, plain, words),
    plans: ({ parts }) => plansSection(parts, plain),
    // The route that renders the page supplies it; a site without finance has none.
    calculator: ({ parts }) =>
      from.page.site.settings.finance_provider ? { kind: "calculator", ...titled(parts, from) } : null,
  };
  return splitSections(markdown).flatMap(({ kind, words, body }) => {
    const made = isSectionKind(kind) ? makers[kind]({ parts: sectionParts(body), words, body }) : null;
    return made ? [made] : [];
  });
}
