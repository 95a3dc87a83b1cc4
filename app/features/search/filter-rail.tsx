import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Sheet, SheetCloseButton } from "#app/ui/sheet.tsx";
import { counted } from "./counted.ts";
import { filterFormId, sheetId } from "./filter-form.ts";
import type { ListingView } from "./listing-view.ts";
import { RangeFacet } from "./range-facet.tsx";
import { TermsFacet } from "./terms-facet.tsx";

/**
 * All facets in one GET form. On wide screens it is a side bar; below, a popover that opens as a sheet, with or without
 * script. The form's own address is not canonical: the server redirects, and the script spells it itself.
 */
export function FilterRail({ view }: { view: ListingView<unknown> }) {
  const say = useWords();
  const format = useFormat();
  return (
    <Sheet className="rail" id={sheetId} label="Filters">
      <form id={filterFormId} action="/search" autoComplete="off">
        <div className="rail-head">
          <h2>Filters</h2>
          {view.chips.length > 0 && (
            <a className="more" href={view.clearUrl} data-soft="">
              Clear all
            </a>
          )}
          <SheetCloseButton sheet={sheetId} />
        </div>
        <div className="rail-body" data-scrolled="">
          {view.hidden.map(({ name, value }) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          {view.facets.map((facet) =>
            facet.kind === "terms" ? (
              <TermsFacet key={facet.name} facet={facet} />
            ) : (
              <RangeFacet key={facet.name} facet={facet} />
            ),
          )}
        </div>
        <div className="rail-foot">
          <Button submit variant="primary" full>
            {say(`Show ${counted(view.total, format)}`)}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
