import { Fragment, type ReactNode } from "react";
import { About } from "./about.tsx";
import { Bodies } from "./bodies.tsx";
import type { HomeSection, HomeView } from "./home-view.ts";
import { Makes } from "./makes.tsx";
import { Places } from "./places.tsx";
import { Prices } from "./prices.tsx";
import { Promises } from "./promises.tsx";
import { SectionHead } from "./section-head.tsx";

export type HomeSectionsProps = {
  view: HomeView;
  /** The budget finder. */
  budget: ReactNode;
  /** Cards of the newest cars. */
  arrivals: ReactNode;
  /** Reviews. */
  reviews: ReactNode;
  promos: ReactNode;
  /** Sections that other pages have too. */
  renderContent: (name: "offers" | "models" | "finance-steps" | "faqs") => ReactNode;
  /** The sign-up to the mailing list. */
  subscribe: ReactNode;
};

type Section = (props: HomeSectionsProps) => ReactNode;

/** Possible sections below the hero, in the site's order. An empty section is omitted. */
const sections: Partial<Record<HomeSection, Section>> = {
  prices: ({ view }) => <Prices prices={view.prices} />,
  bodies: ({ view }) => <Bodies bodies={view.bodies} allCars={view.allCars} />,
  arrivals: ({ view, arrivals }) =>
    arrivals && (
      <section className="section wrap">
        <SectionHead title="Just arrived" more={{ label: "See all arrivals", url: view.newest }} />
        <div className="grid-4 row">{arrivals}</div>
      </section>
    ),
  promos: ({ promos }) => promos,
  offers: ({ renderContent }) => renderContent("offers"),
  models: ({ renderContent }) => renderContent("models"),
  "finance-steps": ({ renderContent }) => renderContent("finance-steps"),
  faqs: ({ renderContent }) => renderContent("faqs"),
  budget: ({ budget }) => budget,
  makes: ({ view }) => <Makes makes={view.makes} />,
  promises: ({ view }) => <Promises {...view.promises} />,
  locations: ({ view }) => <Places places={view.places} word={view.placesWord} all={view.locationsUrl} />,
  reviews: ({ reviews }) => reviews,
  about: ({ view }) => <About paragraphs={view.about} />,
  subscribe: ({ subscribe }) => subscribe && <div className="section wrap subscribe-section">{subscribe}</div>,
};

export function HomeSections(props: HomeSectionsProps) {
  return props.view.sections.map((name) => <Fragment key={name}>{sections[name]?.(props)}</Fragment>);
}
