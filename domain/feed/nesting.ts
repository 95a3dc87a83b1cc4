/** Vehicles are nested three or four deep. */
export const MOST_DEPTH = 50;

/** Whether lists and objects are nested too deep for whatever follows them inwards. Looks at each value once. */
export function isNestedTooDeep(value: unknown): boolean {
  let level = [value].filter(isNest);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MOST_DEPTH) return true;
    level = level.flatMap((one) => Object.values(one).filter(isNest));
  }
  return false;
}

const isNest = (value: unknown): value is object => typeof value === "object" && value !== null;
