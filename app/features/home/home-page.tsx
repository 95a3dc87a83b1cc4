import type { ComponentType, ReactNode } from "react";
import type { HeroProps } from "./hero.tsx";
import type { HomeView } from "./home-view.ts";

export type HomePageProps = {
  view: HomeView;
  Hero: ComponentType<HeroProps>;
  /** The hero's search panel. */
  panel: ReactNode;
  /** All that follows the hero. */
  sections: ReactNode;
};

/** The hero first; the sections below it in the site's order. */
export function HomePage({ view, Hero, panel, sections }: HomePageProps) {
  return (
    <>
      {view.sections.includes("hero") && <Hero hero={view.hero} panel={panel} />}
      {sections}
    </>
  );
}
