// make_model is make and model together, so that two makes may each have a "Sport". A slash divides them: it reads
// well in a query string, and no make carries one.

export function makeModelOf(car: { make: string; model: string }): string {
  return `${car.make.replaceAll("/", "-")}/${car.model}`;
}

/** A value without a slash is a model whose make is not known. */
export function splitMakeModel(value: string): { make: string; model: string } {
  const slash = value.indexOf("/");
  return slash < 0 ? { make: "", model: value } : { make: value.slice(0, slash), model: value.slice(slash + 1) };
}
