// React starts from the values in the server's markup. What a visitor chose or typed before an island was hydrated is
// restored by hand, as the events that React listens to.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = "input, select, textarea";

/** Records every value that differs from the server's HTML, and every later change. Call the result to restore them. */
export function rememberInput(island: HTMLElement): () => void {
  const changes = new Map<Control, (() => void)[]>();
  for (const control of island.querySelectorAll<Control>(controls)) changes.set(control, changeOf(control));
  const note = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches(controls))) return;
    const control = target as Control;
    changes.set(control, changeOf(control));
  };
  for (const event of ["input", "change"]) island.addEventListener(event, note, { capture: true });
  return () => {
    for (const event of ["input", "change"]) island.removeEventListener(event, note, { capture: true });
    // A slider without a name sets a field. If both were changed, the field decides.
    const inOrder = [...changes].toSorted(([a], [b]) => Number(a.name !== "") - Number(b.name !== ""));
    for (const putBack of inOrder.flatMap(([, change]) => change)) putBack();
  };
}

function changeOf(control: Control): (() => void)[] {
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    const drawn = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return value === drawn?.value ? [] : [() => choose(control, value)];
  }
  if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")) {
    const { checked } = control;
    const isAsDrawn = checked === control.defaultChecked;
    return isAsDrawn || (control.type === "radio" && !checked) ? [] : [() => tick(control, checked)];
  }
  // Files cannot be restored by script: a file field looks for them itself.
  const drawn = valueAsDrawn(control);
  if (control.type === "file" || control.value === drawn) return [];
  const { value } = control;
  return [() => type(control, drawn, value)];
}

/** What the browser makes of the server's value: a slider moves it to its nearest step. */
function valueAsDrawn(control: Exclude<Control, HTMLSelectElement>): string {
  if (!(control instanceof HTMLInputElement)) return control.defaultValue;
  const { type: kind, min, max, step, defaultValue } = control;
  return Object.assign(document.createElement("input"), { type: kind, min, max, step, value: defaultValue }).value;
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

// React ignores an event unless the value differs from the one that it last saw or that a script last assigned. So the
// control goes back to the server's state first, and changes again past React's setter.

function tick(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked;
  control.click();
}

function type(control: HTMLInputElement | HTMLTextAreaElement, drawn: string, value: string): void {
  const { selectionStart, selectionEnd } = control;
  control.value = drawn;
  Reflect.set(Object.getPrototypeOf(control) as object, "value", value, control);
  // Only the text field that somebody types into has a caret to put back; Safari would focus any other.
  if (selectionStart !== null && document.activeElement === control) {
    control.setSelectionRange(selectionStart, selectionEnd);
  }
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
