import { homeContent, type HomeContentName } from "#app/copy/home-content.ts";
import type { CardView } from "#app/features/card/card-view.ts";
import { toSections } from "#app/features/content/to-sections.ts";
import type { SectionView } from "#app/features/content/section-view.ts";
import type { FormView } from "#app/features/enquiry/form-view.ts";
import type { LocationsView } from "#app/features/locations/locations-view.ts";
import type { PageContext } from "#site/page-ports.ts";
import { contentSources } from "#app/pages/content/content-sources.ts";

type Section = SectionView<CardView, FormView, LocationsView>;
export type HomeContent = Partial<Record<HomeContentName, Section>>;

/** How many of each a home page shows; a button leads to the rest. Rows of four hide the ninth model. */
const shown = { offers: 4, models: 9, faqs: 5 };

/** The sections that the home page shares with other pages, if the site configures them. */
export function loadHomeContent(page: PageContext): HomeContent {
  const { settings } = page.site;
  const wanted = settings.home.filter((name): name is HomeContentName => Object.hasOwn(homeContent, name));
  const sources = contentSources("/", page);
  return Object.fromEntries(
    wanted.flatMap((name) => {
      const [section] = toSections(homeContent[name](settings), sources);
      return section ? [[name, shorten(section)]] : [];
    }),
  );
}

function shorten(section: Section): Section {
  if (section.kind === "models") return { ...section, models: section.models.slice(0, shown.models) };
  if (section.kind === "offers") {
    const offers = section.groups.flatMap((group) => group.offers).slice(0, shown.offers);
    return { ...section, groups: [{ make: "", offers }] };
  }
  if (section.kind !== "faq") return section;
  const items = section.groups.flatMap((group) => group.items).slice(0, shown.faqs);
  return { ...section, groups: [{ topic: "", items }] };
}
