import type { ChromeView } from "#app/features/chrome/chrome-view.ts";
import type { MenuTile } from "#app/features/chrome/menu-view.ts";

/** The range, or whatever else the dealer's menus show as pictures. */
export function rangeOf(view: ChromeView): { title: string; tiles: MenuTile[] } | null {
  const shown = view.nav.find(({ menu }) => menu?.tiles)?.menu?.tiles;
  return shown ? { title: shown.title, tiles: shown.links } : null;
}
