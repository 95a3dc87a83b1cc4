import { ownValue } from "#domain/text/own-value.ts";
import { useFormat } from "#app/copy/site-format.ts";
import { splitMakeModel } from "#domain/search/make-model.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FacetBox } from "./facet-box.tsx";
import type { TermsView } from "./facet-view.ts";

/** How many values are shown, and from how many on a search box helps. */
const shownAtOnce = 6;
const longFrom = 10;

/** terms-behaviour.ts handles the box and 'Show more'. */
export function TermsFacet({ facet }: { facet: TermsView }) {
  const { label, values, selected } = facet;
  const ticks = values.map((value, index) => <Tick key={value} facet={facet} index={index} />);
  const rest = ticks.slice(shownAtOnce);
  const more = values.slice(shownAtOnce).some((value) => selected.includes(value));
  const moreText = `Show ${rest.length} more`;
  return (
    <FacetBox label={label} open={facet.open} active={selected.length}>
      <fieldset>
        <legend className="unseen">{label}</legend>
        {values.length >= longFrom && (
          <label className="mini">
            <Icon name="search" size={16} />
            <span className="unseen">{`Find in ${label}`}</span>
            <input
              type="search"
              placeholder={`Find in ${label.toLowerCase()}`}
              data-find=""
              data-keep={`find ${label}`}
            />
          </label>
        )}
        {ticks.slice(0, shownAtOnce)}
        {rest.length > 0 && (
          <details className="rest" open={more} data-more={moreText} data-keep={`more ${label}`}>
            <summary className="more">{more ? "Show fewer" : moreText}</summary>
            {rest}
          </details>
        )}
        {values.length >= longFrom && (
          <p className="small" data-nothing="" hidden>
            Nothing like that here.
          </p>
        )}
      </fieldset>
    </FacetBox>
  );
}

/** A value may also come from the address, which can contain anything: "constructor" too. */
const labelOf = (labels: TermsView["labels"], value: string) => ownValue(labels, value) || value;

function Tick({ facet, index }: { facet: TermsView; index: number }) {
  const { number } = useFormat();
  const value = facet.values[index] ?? "";
  return (
    <label className="check">
      <input type="checkbox" name={facet.name} value={value} defaultChecked={facet.selected.includes(value)} />
      <b>
        {labelOf(facet.labels, value)}
        {facet.name === "make_model" && <i>{` ${splitMakeModel(value).make}`}</i>}
      </b>
      <em>{number(facet.counts[index] ?? 0)}</em>
    </label>
  );
}
