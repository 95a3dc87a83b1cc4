import type { ReactNode } from "react";
import type { PriceDisplay } from "#domain/car/price.ts";

/** Otherwise the price is words, such as "Price on request". */
export const isInFigures = ({ kind }: PriceDisplay): boolean => kind === "price" || kind === "subscription";

/**
 * 4.3. The second line keeps its height when it is empty, so that prices align across a row. `children` is the amount
 * in another form.
 */
export function CardPrice({ price, children }: { price: PriceDisplay; children?: ReactNode }) {
  return (
    <div className="price">
      <p className="price-amount">
        {children ?? <strong className={isInFigures(price) ? undefined : "no-price"}>{price.text}</strong>}
        {price.kind === "price" && price.price_type !== "" && <span className="price-type">{price.price_type}</span>}
      </p>
      {price.kind === "price" && price.was !== null && (
        <p className="price-was">
          <span className="unseen">Was </span>
          <s>{price.was}</s> <b>Save {price.save}</b>
        </p>
      )}
    </div>
  );
}
