import { useFormat } from "#app/copy/site-format.ts";
import { useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Sheet, SheetCloseButton } from "#app/ui/sheet.tsx";
import type { ChromeView, PlaceEntry } from "./chrome-view.ts";
import type { MenuLink } from "./menu-view.ts";
import { Menu } from "./menu.tsx";

/** One list for both sizes: a bar on wide screens, a drawer (a native popover) on narrow ones. */
export function Navigation({ view }: { view: ChromeView }) {
  const { pathname } = useLocation();
  const { nav, hover, yards } = view;
  return (
    <Sheet as="nav" className="navigation" id="menu" label="Main">
      <SheetCloseButton className="navigation-close" sheet="menu" label="Close menu" iconSize={24} />
      <ul className="wrap navigation-items" data-hover={hover || undefined}>
        {nav.map((item) => (
          <li key={item.name} className={item.className}>
            {item.menu ? (
              <details name="nav" data-mobile-open={item.mobileOpen}>
                <summary>
                  {item.name}
                  <Count of={item} />
                  <Icon name="chevron" size={16} />
                </summary>
                <Menu menu={item.menu} />
              </details>
            ) : (
              <a href={item.url} target={item.target} aria-current={item.url === pathname ? "page" : undefined}>
                {item.name}
                <Count of={item} />
              </a>
            )}
          </li>
        ))}
        {view.drawerButtons.map(({ label, url }) => (
          <li key={url} className="navigation-button">
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
      <Numbers yards={yards} />
    </Sheet>
  );
}

const mostNumbers = 8;

/** In the drawer of a site with several yards: the number of each. */
function Numbers({ yards }: { yards: readonly PlaceEntry[] }) {
  if (yards.length < 2 || yards.length > mostNumbers) return null;
  return (
    <ul className="wrap navigation-numbers">
      {yards.map(({ name, url, phone }) => (
        <li key={url}>
          <a href={phone.url}>
            {name} <b>{phone.text}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Count({ of: { count } }: { of: MenuLink }) {
  const { number } = useFormat();
  return count === undefined ? null : <sup>{number(count)}</sup>;
}
