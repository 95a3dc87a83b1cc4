import { useWords } from "#app/copy/vehicle-words.ts";
import type { CSSProperties } from "react";
import { HeroPhoto } from "#app/features/home/hero-photo.tsx";
import type { HeroProps } from "#app/features/home/hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { lightOn } from "./paint-light.ts";

/** One car in a coloured light with its model in huge letters behind it; the search is a single ruled line below. */
export function StageHero({ hero: { lines, text, picture, car }, panel }: HeroProps) {
  const say = useWords();
  return (
    <section className="own-hero">
      <div className="stage own-hero-stage" style={lightOn(car?.colour)}>
        {car && picture?.cutout && (
          <p
            className="own-hero-word"
            aria-hidden="true"
            style={{ "--n": Math.max(4, car.model.length) } as CSSProperties}
          >
            {car.model}
          </p>
        )}
        {picture && <HeroPhoto picture={picture} car={car} sizes="(max-width: 767px) 150vw, 90vw" />}
        <div className="wrap own-hero-content">
          <div>
            <h1>{lines.join(" ")}</h1>
            {text && <p>{text}</p>}
            {car && (
              <>
                <p className="own-hero-name">
                  {car.name} {car.variant}
                </p>
                <p className="own-hero-money">
                  <span>
                    <b>{car.amount}</b> {car.priceType.toLowerCase()}
                  </span>
                  {car.rates.length > 0 && <span>{car.rates.join(", ")}</span>}
                </p>
              </>
            )}
          </div>
          {car && (
            <p className="own-hero-actions">
              <ButtonLink variant="primary" href={car.url}>
                {say("View the {vehicle}")}
              </ButtonLink>
              <ButtonLink href={`${car.url}/enquire`} data-dialog="">
                Enquire
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
      <div className="own-hero-finder">
        <div className="wrap">{panel}</div>
      </div>
    </section>
  );
}
