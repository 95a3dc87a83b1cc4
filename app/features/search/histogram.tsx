import type { RangeBounds } from "#domain/search/range-input.ts";
import type { RangeView } from "./facet-view.ts";

const height = 56;

/**
 * The distribution of the stock, on the scale of the slider below it. Decoration: the counts are not meant to be read.
 */
export function Histogram({ spread, bounds }: { spread: NonNullable<RangeView["spread"]>; bounds: RangeBounds }) {
  const path = barsOf(spread, bounds);
  return (
    <svg className="histogram" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
      <path className="inside" d={path} />
    </svg>
  );
}

/**
 * One path for all bars; by square root, or a few rare cars would not show. Stock beyond the slider's ends is left out.
 */
export function barsOf({ min, max, buckets }: NonNullable<RangeView["spread"]>, bounds: RangeBounds): string {
  const tallest = Math.max(...buckets, 1);
  const width = (max - min || 1) / buckets.length;
  const scale = (value: number) => ((value - bounds.min) / (bounds.max - bounds.min || 1)) * 100;
  return buckets
    .map((count, index) => {
      const [left, right] = [scale(min + index * width), scale(min + (index + 1) * width)];
      if (count === 0 || right <= 0 || left >= 100) return "";
      const [from, to] = [Math.max(0, left), Math.min(100, right - 0.5)];
      return `M${short(from)} ${height}V${short(height * (1 - Math.sqrt(count / tallest)))}H${short(Math.max(to, from + 0.5))}V${height}z`;
    })
    .join("");
}

const short = (value: number) => String(Math.round(value * 10) / 10);
