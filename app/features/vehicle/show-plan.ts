import { planParameter } from "#domain/form/plan-parameter.ts";
import type { PlanChoice } from "./plan-switch-view.ts";

/** The page as its address with this plan would be: the prices outside the switch are not React's in the browser. */
export function showPlan({ id, price, note }: PlanChoice): void {
  const [amount = "", ...unit] = price.split(" ");
  for (const place of document.querySelectorAll("[data-own-price]")) {
    const unitPart = place.querySelector("[data-unit]");
    write(place.querySelector("strong, b"), unitPart ? amount : price);
    write(unitPart, ` ${unit.join(" ")}`);
    write(place.querySelector("[data-beside]"), note);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-plan]"))
    link.search = `${planParameter}=${id}`;
  const address = new URL(location.href);
  address.searchParams.set(planParameter, id);
  history.replaceState(history.state, "", address);
}

function write(place: Element | null, text: string): void {
  if (place) place.textContent = text;
}
