import { type KeyboardEvent, useState } from "react";
import { splitMakeModel } from "#domain/search/make-model.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FacetBox } from "./facet-box.tsx";
import type { TermsView } from "./facet-view.ts";

/** How many values stand open, and from how many on a box helps to find one. */
const shownAtOnce = 6;
const longFrom = 10;

export function TermsFacet({ facet }: { facet: TermsView }) {
  const { label, values, selected, labels } = facet;
  const [text, setText] = useState("");
  const [more, setMore] = useState(() => values.slice(shownAtOnce).some((value) => selected.includes(value)));
  const wanted = text.trim().toLowerCase();
  const fits = (value: string) => labelOf(labels, value).toLowerCase().includes(wanted);
  const ticks = values.map((value, index) => (
    <Tick key={value} facet={facet} index={index} hidden={wanted !== "" && !fits(value)} />
  ));
  const rest = ticks.slice(shownAtOnce);
  return (
    <FacetBox label={label} open={facet.open} active={selected.length}>
      <fieldset>
        <legend className="vh">{label}</legend>
        {values.length >= longFrom && (
          <label className="mini">
            <Icon name="search" size={16} />
            <span className="vh">{`Find in ${label}`}</span>
            <input
              type="search"
              placeholder={`Find in ${label.toLowerCase()}`}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={stayOnEnter}
            />
          </label>
        )}
        {ticks.slice(0, shownAtOnce)}
        {rest.length > 0 && (
          <details
            className="rest"
            open={more || wanted !== ""}
            onToggle={(event) => setMore(event.currentTarget.open)}
          >
            <summary className="more">{more ? "Show fewer" : `Show ${rest.length} more`}</summary>
            {rest}
          </details>
        )}
        {wanted !== "" && !values.some(fits) && <p className="sml">Nothing like that here.</p>}
      </fieldset>
    </FacetBox>
  );
}

/** A value comes from the address as well, where anything may stand: "constructor" too. */
const labelOf = (labels: TermsView["labels"], value: string) =>
  (Object.hasOwn(labels, value) && labels[value]) || value;

function Tick({ facet, index, hidden }: { facet: TermsView; index: number; hidden: boolean }) {
  const value = facet.values[index] ?? "";
  return (
    <label className="ck" hidden={hidden}>
      <input type="checkbox" name={facet.name} value={value} defaultChecked={facet.selected.includes(value)} />
      <b>
        {labelOf(facet.labels, value)}
        {facet.name === "make_model" && <i>{` ${splitMakeModel(value).make}`}</i>}
      </b>
      <em>{facet.counts[index]?.toLocaleString("en-AU")}</em>
    </label>
  );
}

/** Looking for a value is no search: Enter would send the form. */
function stayOnEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}
