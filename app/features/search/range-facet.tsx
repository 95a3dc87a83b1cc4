import { useFormat } from "#app/copy/site-format.ts";
import type { CSSProperties } from "react";
import { type RangeBounds, sliderPosition } from "#domain/search/range-input.ts";
import { FacetBox } from "./facet-box.tsx";
import type { RangeView } from "./facet-view.ts";
import { Histogram } from "./histogram.tsx";
import { rangeText } from "./range-text.ts";

type End = "min" | "max";

/** Two sliders on one track, and the two fields that the form sends. Without a script only the fields show. */
export function RangeFacet({ facet }: { facet: RangeView }) {
  const format = useFormat();
  const { name, label, bounds, unit } = facet;
  const ends = { min: facet.low, max: facet.high };
  const field = (end: End) => (
    <label>
      <span>{end === "min" ? "From" : "To"}</span>
      <input
        name={`${name}_${end}`}
        inputMode="numeric"
        aria-label={`${label} ${end === "min" ? "from" : "to"}`}
        placeholder={rangeText(facet, bounds?.[end] ?? facet.spread?.[end] ?? null, format)}
        defaultValue={rangeText(facet, ends[end], format)}
      />
    </label>
  );
  return (
    <FacetBox label={label} open={facet.open} active={facet.low === null && facet.high === null ? 0 : 1}>
      <fieldset data-range="" data-name={name} data-unit={unit}>
        <legend className="unseen">{label}</legend>
        {bounds && <Sliders facet={facet} bounds={bounds} />}
        <div className="range-fields">
          {field("min")}
          {field("max")}
        </div>
      </fieldset>
    </FacetBox>
  );
}

function Sliders({ facet, bounds }: { facet: RangeView; bounds: RangeBounds }) {
  const format = useFormat();
  const low = facet.low ?? bounds.min;
  const high = facet.high ?? bounds.max;
  const part = (limit: number) =>
    `${((sliderPosition(limit, bounds) - bounds.min) / (bounds.max - bounds.min)) * 100}%`;
  // On a step, because a browser moves any other value there, which would look like a move of the visitor's.
  const slider = (end: End, limit: number) => (
    <input
      type="range"
      {...bounds}
      defaultValue={sliderPosition(limit, bounds)}
      data-limit={limit}
      aria-label={`${end === "min" ? "Lowest" : "Highest"} ${facet.label.toLowerCase()}`}
      aria-valuetext={rangeText(facet, limit, format)}
      style={end === "min" && limit > (bounds.min + bounds.max) / 2 ? { zIndex: 1 } : undefined}
    />
  );
  return (
    <div className="range" style={{ "--a": part(low), "--b": part(high) } as CSSProperties}>
      {facet.spread && <Histogram spread={facet.spread} bounds={bounds} />}
      <i />
      {slider("min", low)}
      {slider("max", high)}
    </div>
  );
}
