/** In the header. Its room is kept while nobody knows the number, so that filling it in moves nothing. */
export function SavedCount() {
  return <em className="cnt" data-saved-count="" />;
}
