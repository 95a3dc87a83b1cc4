import type { CSSProperties } from "react";
import { besidePrice } from "#domain/car/price.ts";
import type { VehicleView } from "./vehicle-view.ts";

export function Price({ price }: Pick<VehicleView, "price">) {
  const beside = besidePrice(price);
  const amount = price.kind === "price" || price.kind === "subscription";
  return (
    <div
      className="price big-price"
      data-own-price=""
      style={{ "--n": Math.max(price.text.length, 7) } as CSSProperties}
    >
      <p className="price-amount">
        <strong className={amount ? undefined : "no-price"}>{price.text}</strong>
        {beside && (
          <span className="price-type" data-beside={price.kind === "subscription" ? "plan" : undefined}>
            {beside}
          </span>
        )}
      </p>
      {price.kind === "price" && price.was && (
        <p className="price-was">
          <span className="unseen">Was </span>
          <s>{price.was}</s> <b>Save {price.save}</b>
        </p>
      )}
    </div>
  );
}
