import { useSavedCount } from "./use-saved.ts";

/** In the header. Its room is kept while nobody knows the number, so that filling it in moves nothing. */
export function SavedCount() {
  const count = useSavedCount();
  return <em className="cnt">{count > 0 ? count : ""}</em>;
}
