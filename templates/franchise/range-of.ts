import type { ChromeView } from "#app/features/chrome/chrome-view.ts";
import type { MenuTile } from "#app/features/chrome/menu-view.ts";

/** The model range; without one, the first menu of the dealer that has pictures. */
export function rangeOf(view: ChromeView): { title: string; tiles: MenuTile[] } | null {
  const shown = view.nav.find(({ menu }) => menu?.tiles)?.menu?.tiles;
  return shown ? { title: shown.title, tiles: shown.links } : null;
}
