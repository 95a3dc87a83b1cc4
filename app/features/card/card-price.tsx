import type { PriceDisplay } from "#domain/car/price.ts";

/** 4.3. The second line keeps its height when it is empty, so that prices align across a row. */
export function CardPrice({ price }: { price: PriceDisplay }) {
  const amount = price.kind === "price" || price.kind === "subscription";
  return (
    <div className="pr">
      <p className="pr-a">
        <strong className={amount ? undefined : "np"}>{price.text}</strong>
        {price.kind === "price" && price.price_type !== "" && <span className="pt">{price.price_type}</span>}
      </p>
      {price.kind === "price" && price.was !== null && (
        <p className="pr-w">
          <span className="vh">Was </span>
          <s>{price.was}</s> <b>Save {price.save}</b>
        </p>
      )}
    </div>
  );
}
