import { type SyntheticEvent, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { FacetBox } from "./facet-box.tsx";
import type { TermsView, ValueView } from "./facet-view.ts";

/** How many values stand open, and from how many on a box helps to find one. */
const shownAtOnce = 6;
const longFrom = 10;

export function TermsFacet({ facet }: { facet: TermsView }) {
  const { name, label, values } = facet;
  const [text, setText] = useState("");
  const [more, setMore] = useState(() => values.slice(shownAtOnce).some(({ on }) => on));
  const wanted = text.trim().toLowerCase();
  const ticks = values.map((value) => (
    <Tick key={value.value} name={name} value={value} hidden={!matches(value, wanted)} />
  ));
  const rest = ticks.slice(shownAtOnce);
  return (
    <FacetBox label={label} open={facet.open} active={values.filter(({ on }) => on).length}>
      <fieldset>
        <legend className="vh">{label}</legend>
        {values.length >= longFrom && (
          <label className="mini">
            <Icon name="search" size={16} />
            <span className="vh">Find in {label}</span>
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
        {wanted !== "" && !values.some((value) => matches(value, wanted)) && (
          <p className="sml">Nothing like that here.</p>
        )}
      </fieldset>
    </FacetBox>
  );
}

function Tick({ name, value, hidden }: { name: string; value: ValueView; hidden: boolean }) {
  return (
    <label className="ck" hidden={hidden}>
      <input type="checkbox" name={name} value={value.value} defaultChecked={value.on} />
      <b>{value.label}</b>
      <em>{value.count.toLocaleString("en-AU")}</em>
    </label>
  );
}

const matches = ({ label }: ValueView, wanted: string) => label.toLowerCase().includes(wanted);

/** Looking for a value is no search: Enter would send the form. */
function stayOnEnter(event: SyntheticEvent & { key: string }): void {
  if (event.key === "Enter") event.preventDefault();
}
