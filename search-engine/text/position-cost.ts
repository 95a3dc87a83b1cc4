/** From which distance on each step costs one more. */
const STEPS = [1, 2, 5, 8, 12, 17, 25, 65, 257, 1025];
export const MAX_POSITION_COST = STEPS.length;
const costs = Uint8Array.from({ length: STEPS.at(-1)! }, (_, distance) => STEPS.findIndex((step) => distance < step));

/** How far a word stands from where it was typed, in steps that grow. */
export function positionCost(found: number, typed: number): number {
  return costs[Math.abs(roughly(found) - typed)] ?? MAX_POSITION_COST;
}

/** Late places are told apart only roughly, as Meilisearch does. */
function roughly(position: number): number {
  if (position < 16) return position;
  return position < 24 ? 24 : 2 ** Math.ceil(Math.log2(position));
}
