import { useEffect, useRef, useState } from "react";

/** Which photo the strip shows, and how to show another. */
export function usePhotoStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** The scroll target of the strip: the counter shows it at once, and the next press counts from there. */
  const heading = useRef<number | null>(null);
  const show = (index: number) => {
    const at = (index + count) % count;
    heading.current = at;
    setCurrent(at);
    strip.current?.scrollTo({ left: at * strip.current.clientWidth, behavior: "smooth" });
    return at;
  };
  const onScroll = () => {
    if (!strip.current) return;
    const at = Math.round(strip.current.scrollLeft / strip.current.clientWidth);
    if (heading.current === null) setCurrent(at);
    else if (heading.current === at) heading.current = null;
  };
  // The strip swipes before any script has come: the counter catches up.
  useEffect(onScroll, []);
  /** A swipe or the wheel cancels the scroll target. */
  const letGo = () => (heading.current = null);
  return { strip, current, show, onScroll, letGo };
}
