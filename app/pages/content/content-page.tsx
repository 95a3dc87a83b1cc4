import { RateNote } from "#app/features/card/card-repayment.tsx";
import { ContentPage } from "#app/features/content/content-page.tsx";
import type { CalculatorView } from "#app/features/finance/calculator-view.ts";
import type { FormView } from "#app/features/enquiry/form-view.ts";
import { LocationList } from "#app/features/locations/location-list.tsx";
import { Island } from "#app/islands/island.tsx";
import type { ContentSection } from "./content-data.ts";
import { renderEmailUs } from "#app/pages/form/email-us.tsx";
import { SiteFormSection } from "#app/pages/form/site-form-section.tsx";
import { StockCard } from "#app/pages/card/stock-card.tsx";

type Content = { sections: ContentSection[]; rateNote: string | null; calculator: CalculatorView | null };

export function SectionedPage({ content }: { content: Content }) {
  const { sections, rateNote, calculator } = content;
  const [first] = sections;
  const pageTitle = first?.kind === "hero" ? { pageTitle: first.title } : {};
  return (
    <ContentPage
      sections={sections}
      renderCard={(card) => <StockCard key={card.id} card={card} headingLevel={3} />}
      note={rateNote !== null && <RateNote text={rateNote} />}
      renderForm={(form: FormView, heading) => (
        <SiteFormSection view={form} {...pageTitle} {...(heading === null ? {} : { heading })} />
      )}
      renderCalculator={() =>
        calculator && <Island name="calculator" when="idle" props={{ view: calculator, look: "page" }} />
      }
      renderPlaces={(places) => <LocationList view={places} emailUs={renderEmailUs} headingLevel={3} />}
    />
  );
}
