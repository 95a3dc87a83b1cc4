import type { ReactNode } from "react";
import { heroes } from "./hero.tsx";
import type { HomeView } from "./home-view.ts";

export type HomePageProps = {
  view: HomeView;
  /** The hero's search panel. */
  panel: ReactNode;
  /** All that follows the hero. */
  sections: ReactNode;
};

/** The hero is what a visitor sees first; the sections below it come in the order the site asks for. */
export function HomePage({ view, panel, sections }: HomePageProps) {
  const Hero = heroes[view.layout];
  return (
    <>
      {view.sections.includes("hero") && <Hero hero={view.hero} panel={panel} />}
      {sections}
    </>
  );
}
