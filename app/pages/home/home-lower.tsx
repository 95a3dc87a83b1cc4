import { RateNote } from "#app/features/card/card-repayment.tsx";
import { drawSection } from "#app/features/content/content-page.tsx";
import { HomeSections } from "#app/features/home/home-sections.tsx";
import { Promos } from "#app/features/promos/promos.tsx";
import { SubscribeSection } from "#app/features/subscribe/subscribe-section.tsx";
import { Island } from "#app/islands/island.tsx";
import type { HomeData } from "./load-home.ts";
import { StockCard } from "#app/pages/card/stock-card.tsx";

/** Cars, forms and locations have their own sections on a home page. */
const noSlots = { renderCard: () => null, renderForm: () => null, renderPlaces: () => null };

/** The home page below its hero. */
export function HomeLower({ home }: { home: HomeData }) {
  const { view, arrivals, content, promos, reviews, rateNote, budget, subscribe } = home;
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
        budget={budget && <Island name="budget" when="visible" props={{ view: budget, look: "band" }} />}
        reviews={reviews && <Island name="reviews" when="visible" props={{ view: reviews }} />}
        arrivals={
          arrivals.length > 0 && arrivals.map((card) => <StockCard key={card.id} card={card} headingLevel={3} />)
        }
      />
      {rateNote !== null && <RateNote text={rateNote} />}
    </>
  );
}
