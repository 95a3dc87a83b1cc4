import { BudgetBand } from "../features/budget/budget-band.tsx";
import { RateNote } from "../features/card/card-repayment.tsx";
import { drawSection } from "../features/content/content-page.tsx";
import { HomeSections } from "../features/home/home-sections.tsx";
import { Promos } from "../features/promos/promos.tsx";
import { Reviews } from "../features/reviews/reviews.tsx";
import { SubscribeSection } from "../features/subscribe/subscribe-section.tsx";
import { unpack } from "../packed.ts";
import type { Route } from "./+types/home";
import { StockCard } from "./stock-card.tsx";

/** Cars, forms and places have sections of their own on a home page. */
const noSlots = { renderCard: () => null, renderForm: () => null, renderPlaces: () => null };

/** All of the home page below its hero. */
export function HomeLower({ home }: { home: Route.ComponentProps["loaderData"]["home"] }) {
  const { view, arrivals, content, promos, reviews, rateNote, budget, subscribe } = unpack(home);
  return (
    <>
      <HomeSections
        view={view}
        renderContent={(name) => {
          const section = content[name];
          return section && drawSection(section, noSlots);
        }}
        subscribe={subscribe && <SubscribeSection view={subscribe} />}
        promos={<Promos promos={promos} />}
        budget={budget && <BudgetBand view={budget} />}
        reviews={reviews && <Reviews view={reviews} />}
        arrivals={
          arrivals.length > 0 && arrivals.map((card) => <StockCard key={card.id} card={card} headingLevel={3} />)
        }
      />
      {rateNote !== null && <RateNote text={rateNote} />}
    </>
  );
}
