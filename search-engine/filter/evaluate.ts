import { andInto, andNotInto, fullBits, invertInto, orInto, wordsFor, type Bits } from "../store/bitset.ts";
import type { Column } from "../store/column.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { selectEqual, selectRange, selectStarting, selectState } from "./select.ts";
import type { Filter, Named } from "./filter.ts";
import { requireFilterable } from "./filterable.ts";

/**
 * The slots that a filter accepts, including dead slots and slots of later versions: the caller intersects them with
 * the alive ones.
 */
export function evaluate(snapshot: Snapshot, filter: Filter): Bits {
  const words = wordsFor(snapshot.length);
  switch (filter.kind) {
    case "and":
    case "or": {
      const [first, ...rest] = filter.parts;
      if (!first) return filter.kind === "and" ? fullBits(snapshot.length) : new Uint32Array(words);
      const bits = evaluate(snapshot, first);
      for (const part of rest) join(snapshot, filter.kind, bits, part);
      return bits;
    }
    case "not":
      return invertInto(evaluate(snapshot, filter.part));
    case "in":
      return selectEqual(columnOf(snapshot, filter), filter.values, snapshot.length, new Uint32Array(words));
    case "range":
      return selectRange(columnOf(snapshot, filter), filter, snapshot.length, new Uint32Array(words));
    case "starts":
      return selectStarting(columnOf(snapshot, filter), filter.value, snapshot.length, new Uint32Array(words));
    default:
      return selectState(columnOf(snapshot, filter), filter.kind, snapshot.length, new Uint32Array(words));
  }
}

/** A negated part is subtracted instead of being built. */
function join(snapshot: Snapshot, kind: "and" | "or", into: Bits, part: Filter): Bits {
  if (kind === "and" && part.kind === "not") return andNotInto(into, evaluate(snapshot, part.part));
  const bits = evaluate(snapshot, part);
  return kind === "and" ? andInto(into, bits) : orInto(into, bits);
}

function columnOf(snapshot: Snapshot, condition: Named): Column {
  const { settings, columns } = snapshot.store;
  // Only a filter that was parsed from text has a span.
  const isOwn = condition.span === undefined && settings.internal.includes(condition.attribute);
  if (!isOwn) requireFilterable(condition, settings.filterable);
  return columns.get(condition.attribute)!;
}
