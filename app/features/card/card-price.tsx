import type { PriceDisplay } from "#domain/car/price.ts";

/** 4.3. The second line keeps its height when it is empty, so that prices align across a row. */
export function CardPrice({ price }: { price: PriceDisplay }) {
  const amount = price.kind === "price" || price.kind === "subscription";
  return (
    <div className="price">
      <p className="price-amount">
        <strong className={amount ? undefined : "no-price"}>{price.text}</strong>
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
