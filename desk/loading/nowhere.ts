import { data } from "react-router";

/** The same answer for what does not exist and for what is somebody else's. */
export const nowhere = () => data(null, { status: 404 });

export function orNowhere<T>(found: T | null): T {
  if (found === null) throw nowhere();
  return found;
}
