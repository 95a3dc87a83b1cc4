import { Suspense } from "react";
import { RateNote } from "#app/features/card/card-repayment.tsx";
import { ContentPage } from "#app/features/content/content-page.tsx";
import type { CalculatorView } from "#app/features/finance/calculator-view.ts";
import type { FormView } from "#app/features/enquiry/form-view.ts";
import { LocationList } from "#app/features/locations/location-list.tsx";
import { late } from "#app/ui/late.ts";
import { type Packed, unpack } from "#app/packed.ts";
import type { ContentSection } from "./content-data.ts";
import { renderEmailUs } from "./email-us.tsx";
import { StockCard } from "./stock-card.tsx";

// A form comes to life when the browser has time; until then it is the server's, and posts to its own page.
const loadForm = () => import("./site-form-section.tsx").then(({ SiteFormSection: section }) => section);
const SiteFormSection = import.meta.env.SSR ? await loadForm() : late(loadForm);
const loadCalculator = () => import("#app/features/finance/calculator.tsx").then((module) => module.PageCalculator);
const PageCalculator = import.meta.env.SSR ? await loadCalculator() : late(loadCalculator);

type Content = { sections: ContentSection[]; rateNote: string | null; calculator: CalculatorView | null };

export function SectionedPage({ content }: { content: Packed<Content> }) {
  const { sections, rateNote, calculator } = unpack(content);
  const [first] = sections;
  const pageTitle = first?.kind === "hero" ? { pageTitle: first.title } : {};
  return (
    <ContentPage
      sections={sections}
      renderCard={(card) => <StockCard key={card.id} card={card} headingLevel={3} />}
      note={rateNote !== null && <RateNote text={rateNote} />}
      renderForm={(form: FormView, heading) => (
        <Suspense>
          <SiteFormSection view={form} {...pageTitle} {...(heading === null ? {} : { heading })} />
        </Suspense>
      )}
      renderCalculator={() =>
        calculator && (
          <Suspense>
            <PageCalculator view={calculator} />
          </Suspense>
        )
      }
      renderPlaces={(places) => <LocationList view={places} emailUs={renderEmailUs} headingLevel={3} />}
    />
  );
}
