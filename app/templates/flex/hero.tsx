import type { HeroProps } from "#app/features/home/hero.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { imageAt, srcset } from "#domain/image/image-widths.ts";
import { splitAmount } from "./price.tsx";

/** One tile: what the car costs as the largest thing on the page, the car beside it, the search along its foot. */
export function PriceHero({ hero: { lines, text, picture, car }, panel }: HeroProps) {
  const [amount, unit] = splitAmount(car?.amount ?? "");
  const priced = amount.startsWith("$");
  return (
    <section className="w xo">
      <div className="xo-in">
        <div className="xo-t">
          <h1 className={amount.length > 5 ? "long" : undefined}>
            {priced && <b>{amount} </b>}
            {priced && unit && <span>{unit}. </span>}
            <span>{lines.join(" ")}</span>
          </h1>
          {text && <p>{text}</p>}
        </div>
        {picture && (
          <figure className="xo-c">
            <Photo
              src={imageAt(picture.src, 960)}
              srcSet={srcset(picture)}
              sizes="(max-width: 767px) 110vw, 62vw"
              width={picture.width}
              height={picture.height}
              alt={car ? `${car.name} ${car.variant}` : ""}
              cutout={picture.cutout}
              eager
            />
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
