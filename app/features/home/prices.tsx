import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import type { PriceTile } from "./home-view.ts";

/** The stock by price: the figures are the picture. */
export function Prices({ prices }: { prices: PriceTile[] }) {
  const { number } = useFormat();
  const say = useWords();
  if (prices.length === 0) return null;
  return (
    <nav className="wrap" aria-label="Browse by price">
      <ul className="price-ranges">
        {prices.map(({ lead, figure, url, count }) => (
          <li key={url}>
            <a href={url}>
              <span>{lead}</span> <b>{figure}</b>{" "}
              <em>{say(count === 1 ? "1 {vehicle}" : `${number(count)} {vehicles}`)}</em>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
