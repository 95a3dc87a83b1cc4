import { type CSSProperties, useState } from "react";
import { formatPrice } from "#domain/car/price.ts";
import { moveEnd } from "#domain/search/range-input.ts";
import { FacetBox } from "./facet-box.tsx";
import type { RangeView } from "./facet-view.ts";
import { Histogram } from "./histogram.tsx";

type Ends = { min: number | null; max: number | null; minText: string; maxText: string };
type End = "min" | "max";

/** Two sliders on one track, and the two fields that the form sends. Without script the fields stand alone. */
export function RangeFacet({ facet }: { facet: RangeView }) {
  const { name, label, bounds } = facet;
  const [answered, setAnswered] = useState(facet);
  const [ends, setEnds] = useState(() => endsOf(facet));
  // A new answer says where the ends are now: after Back, Clear all, or an end that gave way.
  if (answered !== facet) {
    setAnswered(facet);
    setEnds(endsOf(facet));
  }
  const slide = (end: End, to: number) => {
    const moved = moveEnd(ends, end, to, bounds);
    const value = moved[end] === bounds[end] ? null : moved[end];
    setEnds({ ...ends, [end]: value, [`${end}Text`]: textOf(facet, value) });
  };
  const low = ends.min ?? bounds.min;
  const high = ends.max ?? bounds.max;
  const part = (value: number) => `${((clamped(value, facet) - bounds.min) / (bounds.max - bounds.min)) * 100}%`;
  const slider = (end: End, value: number) => (
    <input
      type="range"
      {...bounds}
      value={clamped(value, facet)}
      aria-label={`${end === "min" ? "Lowest" : "Highest"} ${label.toLowerCase()}`}
      aria-valuetext={textOf(facet, value)}
      style={end === "min" && value > (bounds.min + bounds.max) / 2 ? { zIndex: 1 } : undefined}
      onChange={(event) => slide(end, Number(event.target.value))}
    />
  );
  const field = (end: End) => (
    <label>
      <span>{end === "min" ? "From" : "To"}</span>
      <input
        name={`${name}_${end}`}
        inputMode="numeric"
        aria-label={`${label} ${end === "min" ? "from" : "to"}`}
        placeholder={textOf(facet, bounds[end])}
        value={ends[`${end}Text`]}
        onChange={(event) => setEnds({ ...ends, [`${end}Text`]: event.target.value })}
      />
    </label>
  );
  return (
    <FacetBox label={label} open={facet.open} active={facet.low === null && facet.high === null ? 0 : 1}>
      <fieldset>
        <legend className="vh">{label}</legend>
        <div className="rng" style={{ "--a": part(low), "--b": part(high) } as CSSProperties}>
          {facet.spread && <Histogram spread={facet.spread} bounds={bounds} />}
          <i />
          {slider("min", low)}
          {slider("max", high)}
        </div>
        <div className="mm">
          {field("min")}
          {field("max")}
        </div>
      </fieldset>
    </FacetBox>
  );
}

function endsOf(facet: RangeView): Ends {
  const { low, high } = facet;
  return { min: low, max: high, minText: textOf(facet, low), maxText: textOf(facet, high) };
}

function textOf({ unit, name }: RangeView, value: number | null): string {
  if (value === null) return "";
  if (unit === "$") return formatPrice(value);
  const text = name === "year" ? String(value) : value.toLocaleString("en-AU");
  return unit === "" ? text : `${text} ${unit}`;
}

const clamped = (value: number, { bounds }: RangeView) => Math.min(bounds.max, Math.max(bounds.min, value));
