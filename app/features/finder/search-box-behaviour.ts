type Wake = (form: HTMLFormElement) => Promise<void>;

/** Suggestions load when a visitor focuses a search box. Without them it is a plain form. */
export function startSearchBoxes(wake: Wake): void {
  const begin = (target: EventTarget | null) => {
    const form = target instanceof HTMLInputElement ? target.form : null;
    if (!form || form.dataset["suggest"] === undefined) return;
    delete form.dataset["suggest"];
    wake(form).catch(() => (form.dataset["suggest"] = ""));
  };
  document.addEventListener("focusin", ({ target }) => begin(target));
  // The visitor was quicker than the script.
  begin(document.activeElement);
}
