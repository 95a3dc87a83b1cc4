import { useFormat } from "#app/copy/site-format.ts";
import { offeredSorts } from "#domain/search/sort-orders.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { opens } from "#app/ui/opens.ts";
import { Icon } from "#app/ui/icon.tsx";
import { filterFormId, sheetId } from "./filter-form.ts";
import type { ListingView } from "./listing-view.ts";

type Props = { view: ListingView<unknown> };

export function FilterButton({ view: { chips } }: Props) {
  return (
    <Button className="filter-button" icon="filter" {...opens(sheetId)}>
      Filters
      {chips.length > 0 && (
        <em>
          {chips.length}
          <span className="unseen"> in use</span>
        </em>
      )}
    </Button>
  );
}

export function Chips({ view: { chips, clearUrl } }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className="active-filters" aria-label="Filters in use">
      {chips.some(({ words }) => words !== undefined) && <li className="from">Understood from your search</li>}
      {chips.map(({ full, label, url, words }) => (
        <li key={url}>
          <a
            href={url}
            data-soft=""
            rel="nofollow"
            className={words && "understood"}
            title={words && `Read from “${words}”`}
            aria-label={words ? `Undo ${label}: search for the words “${words}”` : `Remove ${full}`}
          >
            {label}
            <Icon name="close" size={16} />
          </a>
        </li>
      ))}
      <li>
        <a className="more" href={clearUrl} data-soft="">
          Clear all
        </a>
      </li>
    </ul>
  );
}

export function Sort({ view: { sortBy, grammar } }: Props) {
  const { say } = useFormat();
  return (
    <div className="sort">
      <span aria-hidden="true">Sort</span>
      <select aria-label="Sort by" name="sortBy" form={filterFormId} defaultValue={sortBy}>
        {offeredSorts(grammar.attributes).map(({ order, label }) => (
          <option key={order} value={order}>
            {say(label)}
          </option>
        ))}
      </select>
      <IconButton submit className="apply-button" icon="arrow" label="Sort" form={filterFormId} />
    </div>
  );
}
