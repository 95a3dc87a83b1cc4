import { pageFigures } from "#app/copy/page-figures.ts";
import { moveEnd, sliderPosition } from "#domain/search/range-input.ts";
import { rangeText } from "./range-text.ts";

/**
 * Sliders write into the two fields that the form sends. A new server answer sets their positions. Browsers bring a
 * thumb to the pointer wherever that presses it, even a finger that only scrolls past. Here it moves as far as the
 * pointer does.
 */
export function startRanges(): void {
  let press: Press | null = null;
  document.addEventListener("pointerdown", ({ target, clientX }) => {
    const at = isSlider(target) ? Number(target.value) : 0;
    press = isSlider(target) ? { slider: target, from: at, now: at, startX: clientX, x: clientX } : null;
  });
  document.addEventListener("pointermove", ({ clientX }) => press && (press.x = clientX));
  document.addEventListener("pointercancel", () => {
    if (!press) return;
    press.x = press.startX;
    follow(press);
  });
  // After the input that a release may bring.
  for (const end of ["pointerup", "pointercancel"])
    document.addEventListener(end, () => setTimeout(() => (press = null)));
  document.addEventListener("input", ({ target }) => {
    if (!isSlider(target)) return;
    if (press?.slider === target) follow(press);
    else slide(target, Number(target.value));
  });
  // The visitor was quicker than the script.
  for (const slider of document.querySelectorAll<HTMLInputElement>(sliders)) {
    if (slider.value !== slider.defaultValue) slide(slider, Number(slider.value));
  }
}

type Press = {
  slider: HTMLInputElement;
  /** Where the thumb was, and where it is. */
  from: number;
  now: number;
  /** Where the pointer was, and where it is. */
  startX: number;
  x: number;
};

const sliders = "[data-range] input[type=range]";

const isSlider = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(sliders);

function follow(press: Press): void {
  const { slider, from, startX, x } = press;
  const bounds = boundsOf(slider);
  // The track is as wide as the box around both sliders.
  const track = slider.parentElement?.clientWidth ?? 1;
  const to = sliderPosition(from + ((x - startX) / track) * (bounds.max - bounds.min), bounds);
  if (to === press.now) {
    slider.value = String(to);
  } else {
    press.now = to;
    slide(slider, to);
  }
}

const boundsOf = ({ min, max, step }: HTMLInputElement) => ({ min: Number(min), max: Number(max), step: Number(step) });

/** The limit itself, of which a slider stands on the nearest step. */
const limitOf = (slider: HTMLInputElement): number =>
  Number(slider.value === slider.defaultValue ? slider.dataset["limit"] : slider.value);

function slide(moved: HTMLInputElement, to: number): void {
  const facet = moved.closest<HTMLElement>("[data-range]");
  const [low, high] = facet?.querySelectorAll<HTMLInputElement>("input[type=range]") ?? [];
  if (!facet || !low || !high) return;
  const { name = "", unit = "" } = facet.dataset;
  const bounds = boundsOf(moved);
  const end = moved === low ? "min" : "max";
  moved.value = moved.defaultValue;
  const before = { min: limitOf(low), max: limitOf(high) };
  moved.value = String(moveEnd(before, end, to, bounds)[end] ?? bounds[end]);
  const isBack = moved.value === moved.defaultValue;
  const value = limitOf(moved);
  const text = rangeText({ unit, name }, value, pageFigures());
  moved.setAttribute("aria-valuetext", text);
  moved.style.zIndex = end === "min" && value > (bounds.min + bounds.max) / 2 ? "1" : "";
  const field = facet.querySelector<HTMLInputElement>(`input[name="${CSS.escape(`${name}_${end}`)}"]`);
  if (field) field.value = isBack ? field.defaultValue : value === bounds[end] ? "" : text;
  const share = ((Number(moved.value) - bounds.min) / (bounds.max - bounds.min)) * 100;
  moved.parentElement?.style.setProperty(end === "min" ? "--a" : "--b", `${share}%`);
}
