import type { ReactNode } from "react";
import { HeroPhoto } from "./hero-photo.tsx";
import type { HeroView } from "./hero-view.ts";

export type HeroProps = {
  hero: HeroView;
  /** The search panel. */
  panel: ReactNode;
};

/** Statement on the left, car on the right, search panel across the edge of the stage. */
export function StatementHero({ hero: { lines, long, text, picture, car }, panel }: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap hero-inner">
        <div className="hero-text">
          <h1 className={long ? "long" : undefined}>
            {lines.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          {text && <p>{text}</p>}
        </div>
        {picture && (
          <figure className="hero-car">
            <HeroPhoto picture={picture} car={car} sizes="(max-width: 767px) 100vw, 60vw" />
            {car && (
              <figcaption>
                <a href={car.url}>
                  <b>{car.name}</b> {car.variant}
                </a>
                <span>{`${car.amount} ${car.priceType.toLowerCase()}`}</span>
                {car.rates.length > 0 && <span>{car.rates.join(", ")}</span>}
              </figcaption>
            )}
          </figure>
        )}
      </div>
      <div className="wrap">{panel}</div>
    </section>
  );
}
