import { Island } from "#app/islands/island.tsx";
import type { HeroProps } from "#app/features/home/hero.tsx";

/** One car on a white floor with its name behind it; below it the colours in stock, the price, two buttons. */
export function StageHero({ hero, panel }: HeroProps) {
  const { lines, text, picture, car, paints, stock } = hero;
  return (
    <section className="own-hero">
      <div className="wrap">
        <h1>{lines.join(" ")}</h1>
        {text && !(paints[0] ?? hero).car && <p className="own-hero-text">{text}</p>}
      </div>
      <Island name="stage-hero" when="visible" props={{ hero: { picture, car, paints, stock } }} />
      <div className="wrap own-hero-search">{panel}</div>
    </section>
  );
}
