import { useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { ChromeView } from "./chrome-view.ts";
import type { MenuLink, NavView } from "./menu-view.ts";
import { Menu } from "./menu.tsx";

/** One list for both sizes: a bar on wide screens, a drawer (a native popover) on narrow ones. */
export function Navigation({ items, buttons }: Pick<ChromeView, "buttons"> & { items: NavView[] }) {
  const { pathname } = useLocation();
  return (
    <nav className="nv" id="menu" popover="auto" aria-label="Main">
      <button className="ib nv-x" type="button" popoverTarget="menu" popoverTargetAction="hide" aria-label="Close menu">
        <Icon name="close" size={24} />
      </button>
      <ul className="w nv-in">
        {items.map((item) => (
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
        {buttons.map(({ label, url }) => (
          <li key={url} className="nv-b">
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ of: { count } }: { of: MenuLink }) {
  return count === undefined ? null : <sup>{count.toLocaleString("en-AU")}</sup>;
}
