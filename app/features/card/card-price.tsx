import type { ReactNode } from "react";
import { besidePrice, type PriceDisplay } from "#domain/car/price.ts";

/** Otherwise the price is words, such as "Price on request". */
export const isInFigures = ({ kind }: PriceDisplay): boolean => kind === "price" || kind === "subscription";

type Props = {
  price: PriceDisplay;
  /** The page of the car itself lists all plans. */
  showsLeast?: boolean;
  children?: ReactNode;
};

/**
 * 4.3. The second line keeps its height when it is empty, so that prices align across a row. `children` is the amount
 * in another form.
 */
export function CardPrice({ price, showsLeast = true, children }: Props) {
  const beside = besidePrice(price);
  return (
    <div className="price">
      <p className="price-amount">
        {children ?? <strong className={isInFigures(price) ? undefined : "no-price"}>{price.text}</strong>}
        {beside !== "" && (
          <span className="price-type" data-beside={price.kind === "subscription" ? "plan" : undefined}>
            {beside}
          </span>
        )}
      </p>
      {showsLeast && price.kind === "subscription" && price.least && <p className="price-was">{price.least}</p>}
      {price.kind === "price" && price.was !== null && (
        <p className="price-was">
          <span className="unseen">Was </span>
          <s>{price.was}</s> <b>Save {price.save}</b>
        </p>
      )}
    </div>
  );
}
