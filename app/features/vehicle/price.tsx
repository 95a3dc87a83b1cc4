import type { CSSProperties } from "react";
import type { VehicleView } from "./vehicle-view.ts";

export function Price({ price }: Pick<VehicleView, "price">) {
  const amount = price.kind === "price" || price.kind === "subscription";
  return (
    <div className="pr big" style={{ "--n": Math.max(price.text.length, 7) } as CSSProperties}>
      <p className="pr-a">
        <strong className={amount ? undefined : "np"}>{price.text}</strong>
        {price.kind === "price" && price.price_type && <span className="pt">{price.price_type}</span>}
      </p>
      {price.kind === "price" && price.was && (
        <p className="pr-w">
          <span className="vh">Was </span>
          <s>{price.was}</s> <b>Save {price.save}</b>
        </p>
      )}
    </div>
  );
}
