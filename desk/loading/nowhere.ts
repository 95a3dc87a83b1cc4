import { data } from "react-router";

/** One page for an address that leads nowhere and for one of another dealer, so that nobody learns which it is. */
export const nowhere = () => data(null, { status: 404 });

export function orNowhere<T>(found: T | null): T {
  if (found === null) throw nowhere();
  return found;
}
