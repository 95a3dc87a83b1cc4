import { HeroPhoto } from "#app/features/home/hero-photo.tsx";
import type { HeroProps } from "#app/features/home/hero.tsx";

/** A poster: one sentence in large type, a car with its price ticket, the search across the lower edge. */
export function PosterHero({ hero: { lines, long, text, picture, car }, panel }: HeroProps) {
  return (
    <section className="own-hero">
      <div className="wrap own-hero-inner">
        <div className="own-hero-text">
          <h1 className={long ? "long" : undefined}>{lines.join(" ")}</h1>
          {text && <p>{text}</p>}
        </div>
        {picture && (
          <figure className="own-hero-car">
            <HeroPhoto picture={picture} car={car} sizes="(max-width: 991px) 100vw, 680px" />
            {car && (
              <figcaption>
                <a href={car.url}>
                  {car.name} {car.variant}
                </a>
                <span>{car.facts}</span>
                {car.rates.length > 0 && (
                  <ul>
                    {car.rates.map((rate) => (
                      <li key={rate}>{rate}</li>
                    ))}
                  </ul>
                )}
                <p>
                  {car.was && (
                    <s>
                      <span className="unseen">Was </span>
                      {car.was}
                    </s>
                  )}
                  <b>{car.amount}</b>
                  {car.priceType && <small>{car.priceType}</small>}
                </p>
              </figcaption>
            )}
          </figure>
        )}
      </div>
      <div className="wrap own-hero-search">{panel}</div>
    </section>
  );
}
