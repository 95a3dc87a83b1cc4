import { Fragment, type ReactNode } from "react";
import { About } from "./about.tsx";
import { Bodies } from "./bodies.tsx";
import { heroes } from "./hero.tsx";
import type { HomeSection, HomeView } from "./home-view.ts";
import { Makes } from "./makes.tsx";
import { Places } from "./places.tsx";
import { SectionHead } from "./section-head.tsx";

export type HomePageProps = {
  view: HomeView;
  /** The hero's search panel. */
  panel: ReactNode;
  /** The budget finder. */
  budget: ReactNode;
  /** Cards of the newest cars. */
  arrivals: ReactNode;
  /** What customers say. */
  reviews: ReactNode;
};

type Section = (props: HomePageProps) => ReactNode;

/** What can stand on a home page, in the order the site asks for. A section with nothing to say is not there. */
const sections: Partial<Record<HomeSection, Section>> = {
  hero: ({ view, panel }) => {
    const Hero = heroes[view.layout];
    return <Hero hero={view.hero} panel={panel} />;
  },
  bodies: ({ view }) => <Bodies bodies={view.bodies} allCars={view.allCars} />,
  arrivals: ({ view, arrivals }) =>
    arrivals && (
      <section className="sec w">
        <SectionHead title="Just arrived" more={{ label: "See all arrivals", url: view.newest }} />
        <div className="g4 row">{arrivals}</div>
      </section>
    ),
  budget: ({ budget }) => budget,
  makes: ({ view }) => <Makes makes={view.makes} />,
  locations: ({ view }) => <Places places={view.places} all={view.locationsUrl} />,
  reviews: ({ reviews }) => reviews,
  about: ({ view }) => <About paragraphs={view.about} />,
};

export function HomePage(props: HomePageProps) {
  return props.view.sections.map((name) => <Fragment key={name}>{sections[name]?.(props)}</Fragment>);
}
