// React starts from the values in the server's markup. What a visitor chose or typed before an island was hydrated is
// restored by hand, as the events that React listens to.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = "input, select, textarea";

/** Records every value that differs from the server's HTML, and every later change. Call the result to restore them. */
export function rememberInput(island: HTMLElement): () => void {
  const changes = new Map<EventTarget, (() => void)[]>();
  for (const control of island.querySelectorAll<Control>(controls)) changes.set(control, changeOf(control));
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(controls)) changes.set(target, changeOf(target as Control));
  };
  for (const event of ["input", "change"]) island.addEventListener(event, note, { capture: true });
  return () => {
    for (const event of ["input", "change"]) island.removeEventListener(event, note, { capture: true });
    for (const putBack of [...changes.values()].flat()) putBack();
  };
}

function changeOf(control: Control): (() => void)[] {
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    const drawn = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return value === drawn?.value ? [] : [() => type(control, value, "change")];
  }
  if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")) {
    const { checked } = control;
    return checked === control.defaultChecked || (control.type === "radio" && !checked)
      ? []
      : [() => control.checked !== checked && control.click()];
  }
  // Files cannot be restored by script: a file field looks for them itself.
  if (control.type === "file" || control.value === control.defaultValue) return [];
  const { value } = control;
  return [() => type(control, value, "input")];
}

/** React overwrites `value` on each element to notice changes by scripts: only the original setter goes unnoticed. */
function type(control: Control, value: string, event: "input" | "change"): void {
  Reflect.set(Object.getPrototypeOf(control) as object, "value", value, control);
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
