import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { ChromeView } from "./chrome-view.ts";
import { Navigation } from "./navigation.tsx";
import { TopBar } from "./top-bar.tsx";
import { useMenus } from "./use-menus.ts";

export type HeaderProps = {
  view: ChromeView;
  /** How many cars this visitor has saved: the browser's to know. */
  savedCount: ReactNode;
  /** The box for wide screens, and the button that opens it on a phone. */
  searchBox: ReactNode;
  searchButton: ReactNode;
};

/** Three tiers: a bar of facts, logo with search, navigation. On a phone the navigation is a drawer. */
export function TieredHeader({ view, savedCount, searchBox, searchButton }: HeaderProps) {
  const header = useMenus(view.hover);
  return (
    <header className="hd" ref={header}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {view.bar && <TopBar view={view} savedCount={savedCount} />}
      <div className="w mb">
        <button className="ib burger" type="button" popoverTarget="menu" aria-label="Menu">
          <Icon name="menu" size={24} />
        </button>
        <a className="logo" href="/">
          <img src={view.logo.light} width={view.logo.width} height={view.logo.height} alt={`${view.name}, home`} />
        </a>
        {searchBox}
        {view.buttons.length > 0 && (
          <div className="mb-a">
            {view.buttons.map(({ label, url, icon }) => (
              <a key={url} className="btn line" href={url}>
                <Icon name={icon} size={18} />
                {label}
              </a>
            ))}
          </div>
        )}
        {searchButton}
        {view.saved && (
          <a className={view.bar && view.saved.inBar ? "ib svd slim" : "ib svd"} href={view.saved.url}>
            <Icon name="heart" size={22} />
            <span className="vh">{view.saved.label} </span>
            {savedCount}
          </a>
        )}
      </div>
      <Navigation view={view} places={!view.bar} />
    </header>
  );
}
