/** In the header. Its room is reserved until the number is known, so that filling it in moves nothing. */
export function SavedCount() {
  return <em className="count" data-saved-count="" />;
}
