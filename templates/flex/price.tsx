import { CardPrice, isInFigures } from "#app/features/card/card-price.tsx";
import type { PriceDisplay } from "#domain/car/price.ts";

/** Splits a price into a headline and the words beside it: "$189" and "per week". */
function Amount({ text }: { text: string }) {
  const [amount, unit] = splitAmount(text);
  return (
    <>
      <strong>{amount}</strong>
      {unit && (
        <span className="unit" data-unit="">
          {" "}
          {unit}
        </span>
      )}
    </>
  );
}

/** A price in figures has no letter before its first digit. */
export const isAmount = (text: string): boolean => /^\P{L}*\d/u.test(text);

export function splitAmount(text: string): [amount: string, unit: string] {
  const end = isAmount(text) ? text.indexOf(" ") : -1;
  return end === -1 ? [text, ""] : [text.slice(0, end), text.slice(end + 1)];
}

export function PlanPrice({ price, showsLeast }: { price: PriceDisplay; showsLeast?: boolean }) {
  return (
    <CardPrice price={price} showsLeast={showsLeast}>
      {isInFigures(price) ? <Amount text={price.text} /> : null}
    </CardPrice>
  );
}
