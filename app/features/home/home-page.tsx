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

/** The hero is what a visitor sees first; the sections below it come in the order the site asks for. */
export function HomePage({ view, Hero, panel, sections }: HomePageProps) {
  return (
    <>
      {view.sections.includes("hero") && <Hero hero={view.hero} panel={panel} />}
      {sections}
    </>
  );
}
