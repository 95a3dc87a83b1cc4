// Part of every page of `npm run dev`: a panel that explains the page; what somebody typed is still there after a reload, and a page that was made before
// the last change loads again.

import { addExplainPanel } from "./explain-panel.ts";
import { pageOpened } from "./page-opened.ts";

const key = "forecourt.dev.forms";
const controls = "input:not([type=hidden], [type=file], [type=password]), select, textarea";
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Kept = Map<string, string | boolean>;

const all = (): Control[] => [...document.querySelectorAll<Control>(controls)];
const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");
const valueOf = (control: Control): string | boolean => (isBox(control) ? control.checked : control.value);
const nameOf = (control: Control): string => {
  const { form, name, id } = control;
  return [location.pathname, form?.getAttribute("action"), name || id, isBox(control) ? control.value : ""].join(" ");
};

function restore(kept: Kept): void {
  for (const control of all()) {
    const name = nameOf(control);
    const value = kept.get(name);
    if (value === undefined) continue;
    kept.delete(name);
    if (valueOf(control) === value) continue;
    if (isBox(control)) control.click();
    else {
      // React listens to the prototype's setter.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
      control.dispatchEvent(new Event("input", { bubbles: true }));
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
}

if (import.meta.hot) {
  addExplainPanel();
  const kept = new Map(JSON.parse(sessionStorage.getItem(key) ?? "[]") as [string, string | boolean][]);
  sessionStorage.removeItem(key);
  const typed = new Set<Control>();
  document.addEventListener("input", ({ target }) => {
    if (target instanceof Element && target.matches(controls)) typed.add(target as Control);
  });
  import.meta.hot.on("vite:beforeFullReload", () => {
    for (const control of typed) kept.set(nameOf(control), valueOf(control));
    sessionStorage.setItem(key, JSON.stringify([...kept]));
  });
  // A change may have come before this page could hear of it.
  const [{ responseStart } = { responseStart: 0 }] = performance.getEntriesByType("navigation") as [
    PerformanceNavigationTiming?,
  ];
  import.meta.hot.send(pageOpened, performance.timeOrigin + responseStart);
  // A form of an island is there once the island is.
  const look = () => restore(kept);
  look();
  new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true });
}
