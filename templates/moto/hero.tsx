import type { CSSProperties } from "react";
import { HeroPhoto } from "#app/features/home/hero-photo.tsx";
import type { HeroProps } from "#app/features/home/hero.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/icon.tsx";

/** A poster: the title as wide as the page, the bike in front of it, its price on a bar, the search below. */
export function NoiseHero({ hero: { lines, text, picture, car }, panel }: HeroProps) {
  const title = lines.join(" ");
  const longest = Math.max(...title.split(" ").map((word) => word.length));
  return (
    <section className={title.length > 16 ? "own-hero long" : "own-hero"}>
      <div
        className={picture && !picture.cutout ? "own-hero-poster photo" : "own-hero-poster"}
        style={{ "--n": title.length, "--l": longest } as CSSProperties}
      >
        <h1>{title}</h1>
        {picture && <HeroPhoto picture={picture} car={car} sizes="(max-width: 991px) 100vw, 60vw" />}
        {text && <p>{text}</p>}
      </div>
      {car && (
        <a className="own-hero-car" href={car.url}>
          <span className="own-hero-name">
            <em>Just in</em> {car.name}
            <small>{[car.variant, car.facts].filter(Boolean).join(", ")}</small>
          </span>
          <span className="own-hero-cost">
            {car.was && (
              <s>
                <span className="unseen">Was </span>
                {car.was}
              </s>
            )}
            <b>{car.amount}</b>
            {car.priceType && <small>{car.priceType}</small>}
          </span>
          {car.rates.length > 0 && (
            <span className="own-hero-rates">
              {car.rates.map((rate) => (
                <i key={rate}>{rate}</i>
              ))}
            </span>
          )}
          <span className={buttonClass({ variant: "plain" })}>
            See it <Icon name="arrow" size={20} />
          </span>
        </a>
      )}
      <div className="own-hero-search">
        <div className="wrap">{panel}</div>
      </div>
    </section>
  );
}
