import { themeVariables } from "#site/theme.ts";
import type { SiteDocument, SiteSources } from "./document.ts";
import { hexOf, icons } from "./icons.ts";

/** The site on a phone's home screen. */
export function manifest({ runtime: { site } }: SiteSources): SiteDocument {
  const { name, description, locale, brand } = site.public;
  const body = {
    id: "/",
    name,
    // There is room for about twelve letters below an icon.
    short_name: name.length <= 12 ? name : (name.split(" ")[0] ?? name),
    description,
    lang: locale,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: hexOf(brand),
    background_color: hexOf(themeVariables(site.public)["surface-0"] ?? brand),
    icons: Object.entries(icons)
      .filter(([file]) => !file.startsWith("apple"))
      .map(([file, { size, ground }]) => ({
        src: `/icons/${file}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose: ground ? "maskable" : "any",
      })),
  };
  return {
    type: "application/manifest+json; charset=utf-8",
    body: JSON.stringify(body),
  };
}
