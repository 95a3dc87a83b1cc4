import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** For the element of a header: what its menus gain from a script. They work without it. */
export function useMenus() {
  const header = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    // Escape, hover and the drawer's focus trap come once the page is idle.
    const start = async () => {
      const { startMenus } = await import("./menu-behaviour.ts");
      if (!gone && header.current) stop = startMenus(header.current);
    };
    void start();
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  useEffect(() => {
    for (const link of header.current?.querySelectorAll(".nv-in > li > a") ?? []) {
      if (link.getAttribute("href") === pathname) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [pathname]);
  return header;
}
