// 4.8 and chapter 9: the floating bar of saved cars, without its own clock.

export const barDuration = 5000;
export const carsInBar = 3;
const mostInBadge = 9;

type Holder = "pointer" | "focus";

/** Hidden, or shown until a time; while the pointer or the focus is in it, it stays. */
export type BarState = { hidesAt: number | null; heldBy: readonly Holder[] };

export const hiddenBar: BarState = { hidesAt: null, heldBy: [] };

export type BarEvent =
  | { kind: "changed"; count: number }
  | { kind: "held"; by: Holder }
  | { kind: "released"; by: Holder }
  | { kind: "time_passed" }
  | { kind: "closed" };

export function nextBar(state: BarState, event: BarEvent, now: number): BarState {
  switch (event.kind) {
    case "changed":
      return event.count === 0 ? hiddenBar : { ...state, hidesAt: now + barDuration };
    case "held":
      return isShown(state) ? { ...state, heldBy: [...without(state.heldBy, event.by), event.by] } : state;
    case "released":
      // The five seconds restart: the visitor may come back.
      return isShown(state) ? { hidesAt: now + barDuration, heldBy: without(state.heldBy, event.by) } : state;
    case "time_passed":
      return hidesIn(state, now) === 0 ? hiddenBar : state;
    case "closed":
      return hiddenBar;
  }
}

export const isShown = ({ hidesAt }: BarState): boolean => hidesAt !== null;

/** How long it stays visible, or null while nothing will hide it. */
export function hidesIn({ hidesAt, heldBy }: BarState, now: number): number | null {
  return hidesAt === null || heldBy.length > 0 ? null : Math.max(0, hidesAt - now);
}

const without = (holders: readonly Holder[], one: Holder): Holder[] => holders.filter((holder) => holder !== one);

/** "+2" for five saved cars, of which three are visible; never above "+9". */
export function compareBadge(count: number): string | null {
  const more = count - carsInBar;
  return more > 0 ? `+${Math.min(more, mostInBadge)}` : null;
}
