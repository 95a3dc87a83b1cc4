/** The box that finds a value among many, and the label of 'Show more'. */
export function startTerms(): void {
  document.addEventListener("input", ({ target }) => {
    const box = target instanceof HTMLInputElement && target.matches("[data-find]") ? target : null;
    const facet = box?.closest("fieldset");
    if (box && facet) find(facet, box.value.trim().toLowerCase());
  });
  // Looking for a value is no search: Enter would send the form.
  document.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target instanceof Element && event.target.matches("[data-find]")) {
      event.preventDefault();
    }
  });
  document.addEventListener("toggle", ({ target }) => target instanceof HTMLDetailsElement && nameRest(target), {
    capture: true,
  });
}

/** Shows the values that the visitor is looking for, in a listing that was drawn anew. */
export function showTerms(listing: HTMLElement): void {
  for (const box of listing.querySelectorAll<HTMLInputElement>("[data-find]")) {
    const facet = box.value === "" ? null : box.closest("fieldset");
    if (facet) find(facet, box.value.trim().toLowerCase());
  }
  for (const rest of listing.querySelectorAll<HTMLDetailsElement>("details[data-more]")) nameRest(rest);
}

function find(facet: HTMLElement, wanted: string): void {
  const ticks = [...facet.querySelectorAll<HTMLElement>("label:has(input[type=checkbox])")];
  const fits = (tick: HTMLElement) => (tick.querySelector("b")?.textContent ?? "").toLowerCase().includes(wanted);
  for (const tick of ticks) tick.hidden = !fits(tick);
  const rest = facet.querySelector<HTMLDetailsElement>("details[data-more]");
  if (rest && wanted !== "") rest.open = true;
  const nothing = facet.querySelector<HTMLElement>("[data-nothing]");
  if (nothing) nothing.hidden = ticks.some((tick) => !tick.hidden);
}

function nameRest(details: HTMLDetailsElement): void {
  const { more } = details.dataset;
  const [summary] = details.children;
  if (more !== undefined && summary) summary.textContent = details.open ? "Show fewer" : more;
}
