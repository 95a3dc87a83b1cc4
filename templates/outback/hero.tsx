import type { HeroCar } from "#app/features/home/hero-view.ts";
import { HeroPhoto } from "#app/features/home/hero-photo.tsx";
import type { HeroProps } from "#app/features/home/hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PlateRow } from "./plate-row.tsx";
import { plateOf } from "./plate.ts";

/** A title with more letters does not fit on two lines at full size. */
const longest = 34;

/** The headline in the sky, the vehicle on three layers of ground, its plate on paper, the search below. */
export function HorizonHero({ hero: { lines, text, picture, car }, panel }: HeroProps) {
  const title = lines.join(" ");
  return (
    <section className="own-hero">
      <div className="own-hero-scene">
        <div className="wrap own-hero-text">
          <h1 className={title.length > longest ? "long" : undefined}>{title}</h1>
          {text && <p>{text}</p>}
        </div>
        {picture && (
          <div className="own-hero-vehicle">
            <HeroPhoto picture={picture} car={car} sizes="(max-width: 991px) 110vw, 980px" />
          </div>
        )}
        <svg className="own-hero-ground" viewBox="0 0 1440 190" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 62C180 22 330 34 520 40s330-60 560-44 250 44 360 12v190H0z" />
          <path d="M0 104c200-40 420 30 640 18s380-46 560-34 160 28 240 12v98H0z" />
          <path d="M0 138c240-14 400 22 660 16s420-34 780-10v50H0z" />
        </svg>
        {car && (
          <div className="wrap own-hero-content">
            <Featured car={car} />
          </div>
        )}
      </div>
      <div className="own-hero-panel">
        <div className="wrap">{panel}</div>
      </div>
    </section>
  );
}

function Featured({ car }: { car: HeroCar }) {
  const { cells, words } = plateOf(car.facts.split(", "));
  return (
    <div className="own-hero-car">
      <p className="condition">Just in</p>
      <h2>
        <a href={car.url}>{car.name}</a>
      </h2>
      <p>{car.variant}</p>
      {cells.length > 0 ? <PlateRow cells={cells} /> : <p>{words.join(", ")}</p>}
      <p className="own-hero-money">
        <b>{car.amount}</b>
        <span>
          {car.priceType}
          {car.was && (
            <span>
              Was <s>{car.was}</s>
            </span>
          )}
        </span>
      </p>
      {car.rates.length > 0 && <p className="own-hero-rates">{car.rates.join(", ")}</p>}
      <ButtonLink variant="primary" full href={car.url}>
        Have a look at it
      </ButtonLink>
    </div>
  );
}
