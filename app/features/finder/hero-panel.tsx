import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

/** 2.3: a switch between searching stock and searching by budget. Radio buttons and a style: it needs no script. */
export function HeroPanel({ stock, budget }: { stock: ReactNode; budget: ReactNode }) {
  if (!budget) return <div className="hero-search">{stock}</div>;
  return (
    <div className="hero-search">
      <fieldset className="hero-search-modes">
        <legend className="unseen">Search by</legend>
        <label>
          <input type="radio" name="search-by" value="stock" defaultChecked />
          <span>
            <Icon name="search" size={18} />
            Search stock
          </span>
        </label>
        <label>
          <input type="radio" name="search-by" value="budget" />
          <span>
            <Icon name="calculator" size={18} />
            Search by budget
          </span>
        </label>
      </fieldset>
      {stock}
      {budget}
    </div>
  );
}
