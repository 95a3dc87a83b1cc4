import { HeroPhoto } from "#app/features/home/hero-photo.tsx";
import type { HeroProps } from "#app/features/home/hero.tsx";
import { isAmount, splitAmount } from "./price.tsx";

/** One tile: the price in the largest type of the page, the car beside it, the search along the bottom. */
export function PriceHero({ hero: { lines, text, picture, car }, panel }: HeroProps) {
  const [amount, unit] = splitAmount(car?.amount ?? "");
  const priced = isAmount(amount);
  return (
    <section className="wrap own-hero">
      <div className="own-hero-inner">
        <div className="own-hero-text">
          <h1 className={amount.length > 5 ? "long" : undefined}>
            {priced && <b>{amount} </b>}
            {priced && unit && <span>{unit}. </span>}
            <span>{lines.join(" ")}</span>
          </h1>
          {text && <p>{text}</p>}
        </div>
        {picture && (
          <figure className="own-hero-car">
            <HeroPhoto picture={picture} car={car} sizes="(max-width: 767px) 110vw, 62vw" />
            {car && (
              <figcaption>
                <a href={car.url}>
                  {car.name} {car.variant}
                </a>
                <span>{[car.priceType, car.facts].filter(Boolean).join(", ")}</span>
                {car.was && (
                  <span>
                    Was <s>{car.was}</s>
                  </span>
                )}
                {car.rates.length > 0 && <span>{car.rates.join(", ")}</span>}
              </figcaption>
            )}
          </figure>
        )}
        {panel}
      </div>
    </section>
  );
}
