import { useFormat } from "#app/copy/site-format.ts";
import { type CSSProperties, useState } from "react";
import { HeroPhoto } from "./hero-photo.tsx";
import type { HeroView } from "./hero-view.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type Props = { hero: Pick<HeroView, "picture" | "car" | "paints" | "stock"> };

/** The car on its floor with its name behind it; below it the colours in stock, the price, two buttons. */
export function PaintStage({ hero }: Props) {
  const { number } = useFormat();
  const { paints, stock } = hero;
  const [chosen, choose] = useState(0);
  const { picture, car } = paints[chosen] ?? hero;
  return (
    <>
      {picture && (
        <div className={picture.cutout ? "paint-stage-car" : "paint-stage-car wrap"}>
          {car && picture.cutout && (
            <span className={car.model.length > 7 ? "paint-stage-model long" : "paint-stage-model"} aria-hidden="true">
              {car.model}
            </span>
          )}
          <HeroPhoto picture={picture} car={car} sizes="(max-width: 767px) 104vw, min(70vw, 1060px)" />
        </div>
      )}
      {car && (
        <div className="wrap paint-stage-foot">
          <div>
            <p className="paint-stage-name">
              <a href={car.url}>
                {car.model} {car.variant}
              </a>
            </p>
            {paints.length > 1 ? (
              <ul className="swatches with-script">
                {paints.map(({ colour }, index) => (
                  <li key={colour}>
                    <button
                      type="button"
                      style={{ "--paint": `var(--p-${colour.toLowerCase()})` } as CSSProperties}
                      aria-label={colour}
                      aria-pressed={index === chosen}
                      onClick={() => choose(index)}
                    />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="small">{car.facts}</p>
            )}
            {paints[chosen] && <p className="small">{paints[chosen].colour}</p>}
          </div>
          <div className="paint-stage-money">
            <p className="price-amount">
              <strong>{car.amount}</strong>
              {car.priceType && <span className="price-type">{car.priceType}</span>}
            </p>
            {car.rates.length > 0 && (
              <p className="paint-stage-rates">
                {car.rates.map((rate) => (
                  <span key={rate}>{rate}</span>
                ))}
              </p>
            )}
          </div>
          <p className="paint-stage-actions">
            <ButtonLink variant="primary" size="large" href={car.url}>
              Explore {car.model}
            </ButtonLink>
            {stock && (
              <ButtonLink size="large" href={stock.url}>
                {number(stock.count)} in stock
              </ButtonLink>
            )}
          </p>
        </div>
      )}
    </>
  );
}
