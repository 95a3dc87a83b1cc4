import { Suspense } from "react";
import { RateNote } from "#app/features/card/card-repayment.tsx";
import type { CardVariant } from "#app/features/card/cards.ts";
import contentStyles from "#app/features/content/content-styles.css?url";
import { ContentPage } from "#app/features/content/content-page.tsx";
import type { FormView } from "#app/features/enquiry/form-view.ts";
import formStyles from "#app/features/enquiry/form-styles.css?url";
import { LocationList } from "#app/features/locations/location-list.tsx";
import { late } from "#app/ui/late.ts";
import type { ContentSection } from "./content-data.ts";
import { renderEmailUs } from "./email-us.tsx";
import { StockCard } from "./stock-card.tsx";

// A form comes to life when the browser has time; until then it is the server's, and posts to its own page.
const loadForm = () => import("./site-form-section.tsx").then(({ SiteFormSection: section }) => section);
const SiteFormSection = import.meta.env.SSR ? await loadForm() : late(loadForm);

type Props = { content: { sections: ContentSection[]; variant: CardVariant; rateNote: string | null } };

export function SectionedPage({ content: { sections, variant, rateNote } }: Props) {
  return (
    <>
      <link rel="stylesheet" href={contentStyles} precedence="page" />
      <ContentPage
        sections={sections}
        renderCard={(card) => <StockCard key={card.id} card={card} variant={variant} headingLevel={3} />}
        note={rateNote !== null && <RateNote text={rateNote} />}
        renderForm={(form: FormView, heading) => (
          <>
            <link rel="stylesheet" href={formStyles} precedence="page" />
            <Suspense>
              <SiteFormSection view={form} {...(heading === null ? {} : { heading })} />
            </Suspense>
          </>
        )}
        renderPlaces={(places) => <LocationList view={places} emailUs={renderEmailUs} headingLevel={3} />}
      />
    </>
  );
}
