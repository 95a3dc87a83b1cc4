import type { CSSProperties } from "react";
import { useLocation, useMatches, useRouteError } from "react-router";
import type { ChromeView } from "#app/features/chrome/chrome-view.ts";
import { pageKinds } from "#app/styles/page-kinds.ts";
import { imageAt } from "#domain/image/image-widths.ts";
import { rangeOf } from "./range-of.ts";

/** All models side by side, to scale. Shown above listings and on the models' own pages. */
export function Ribbon({ view }: { view: ChromeView }) {
  const { pathname } = useLocation();
  const isListing = pageKinds(useMatches(), Boolean(useRouteError())).includes("listing");
  const range = rangeOf(view);
  if (!range || !(isListing || range.tiles.some(({ url }) => url === pathname))) return null;
  return (
    <nav className="ribbon" aria-label={`${range.title}, side by side`}>
      <ul className="wrap">
        {range.tiles.map(({ name, url, picture, scale }) => (
          <li key={url}>
            <a href={url} aria-current={url === pathname ? "page" : undefined}>
              <span style={scale ? ({ "--scale": scale } as CSSProperties) : undefined}>
                {picture && (
                  <img className="cut" src={imageAt(picture.src, 240)} width={104} height={52} alt="" loading="lazy" />
                )}
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
