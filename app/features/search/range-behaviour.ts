import { pageFigures } from "#app/copy/page-figures.ts";
import { moveEnd } from "#domain/search/range-input.ts";
import { rangeText } from "./range-text.ts";

/** Sliders write into the two fields that the form sends. A new server answer sets their positions. */
export function startRanges(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "range") return;
    const facet = target.closest<HTMLElement>("[data-range]");
    if (facet) slide(facet, target);
  });
  // The visitor was quicker than the script.
  for (const slider of document.querySelectorAll<HTMLInputElement>("[data-range] input[type=range]")) {
    const facet = slider.value === slider.defaultValue ? null : slider.closest<HTMLElement>("[data-range]");
    if (facet) slide(facet, slider);
  }
}

type End = "min" | "max";

function slide(facet: HTMLElement, moved: HTMLInputElement): void {
  const [low, high] = facet.querySelectorAll<HTMLInputElement>("input[type=range]");
  if (!low || !high) return;
  const { name = "", unit = "" } = facet.dataset;
  const bounds = { min: Number(low.min), max: Number(low.max), step: Number(low.step) };
  const end: End = moved === low ? "min" : "max";
  // The limits themselves: a slider stands on the nearest step.
  const before = { min: Number(low.dataset["limit"]), max: Number(high.dataset["limit"]) };
  const value = moveEnd(before, end, Number(moved.value), bounds)[end] ?? bounds[end];
  moved.dataset["limit"] = String(value);
  moved.value = String(value);
  const text = rangeText({ unit, name }, value, pageFigures());
  moved.setAttribute("aria-valuetext", text);
  moved.style.zIndex = end === "min" && value > (bounds.min + bounds.max) / 2 ? "1" : "";
  const field = facet.querySelector<HTMLInputElement>(`input[name="${CSS.escape(`${name}_${end}`)}"]`);
  if (field) field.value = value === bounds[end] ? "" : text;
  const share = ((value - bounds.min) / (bounds.max - bounds.min)) * 100;
  moved.parentElement?.style.setProperty(end === "min" ? "--a" : "--b", `${share}%`);
}
