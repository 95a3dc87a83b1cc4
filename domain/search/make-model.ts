// make_model combines make and model, so that two makes may each have a "Sport". A slash separates them: it reads well
// in a query string, and no make contains one.

export function makeModelOf(car: { make: string; model: string }): string {
  return `${car.make.replaceAll("/", "-")}/${car.model}`;
}

/** A value without a slash is a model of an unknown make. */
export function splitMakeModel(value: string): { make: string; model: string } {
  const slash = value.indexOf("/");
  return slash < 0 ? { make: "", model: value } : { make: value.slice(0, slash), model: value.slice(slash + 1) };
}
