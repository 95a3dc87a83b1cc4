import { type RefObject, useEffect, useState } from "react";

/** Chapter 9: starts at the third item. */
export const startIndex = 2;

export type Carousel = { current: number; show: (index: number) => void };

/** A strip that the browser scrolls and snaps; this sets the start position and handles clicks and arrow keys. */
export function useCarousel(strip: RefObject<HTMLUListElement | null>, count: number): Carousel {
  const [current, setCurrent] = useState(startIndex);
  const show = (index: number, behavior: ScrollBehavior = "smooth") => {
    const slide = strip.current?.children[Math.min(count - 1, Math.max(0, index))];
    if (strip.current && slide) strip.current.scrollTo({ left: leftOf(strip.current, slide), behavior });
  };

  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    // Browsers with `scroll-initial-target` are already there.
    if (element.scrollLeft === 0) show(startIndex, "instant");
    const scrolled = () => setCurrent(nearestTo(element));
    const clicked = ({ target }: Event) => {
      const index = [...element.children].findIndex((slide) => slide.contains(target as Node));
      if (index !== -1 && index !== nearestTo(element)) show(index);
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
      event.preventDefault();
      show(nearestTo(element) + (event.key === "ArrowRight" ? 1 : -1));
    };
    element.addEventListener("scroll", scrolled, { passive: true });
    element.addEventListener("click", clicked);
    element.addEventListener("keydown", pressed);
    return () => {
      element.removeEventListener("scroll", scrolled);
      element.removeEventListener("click", clicked);
      element.removeEventListener("keydown", pressed);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `show` reads nothing but the strip and the count.
  }, [strip, count]);

  return { current, show };
}

/** The scroll position at which this slide is centred. */
function leftOf(strip: HTMLElement, slide: Element): number {
  const { left, width } = slide.getBoundingClientRect();
  const frame = strip.getBoundingClientRect();
  return strip.scrollLeft + left + width / 2 - frame.left - frame.width / 2;
}

function nearestTo(strip: HTMLElement): number {
  const offsets = [...strip.children].map((slide) => Math.abs(leftOf(strip, slide) - strip.scrollLeft));
  return offsets.indexOf(Math.min(...offsets));
}
