import { useEffect, useRef, type ComponentType, type ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { ChromeView } from "./chrome-view.ts";
import { Navigation } from "./navigation.tsx";
import { TopBar } from "./top-bar.tsx";

export type HeaderProps = {
  view: ChromeView;
  /** How many cars this visitor has saved: the browser's to know. */
  savedCount: ReactNode;
  /** The box for wide screens, and the button that opens it on a phone. */
  searchBox: ReactNode;
  searchButton: ReactNode;
};

/** Three tiers: a bar of facts, logo with search, navigation. On a phone the navigation is a drawer. */
function TieredHeader({ view, savedCount, searchBox, searchButton }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    // Menus work without it; Escape, hover and the drawer's focus trap come once the page is idle.
    const start = async () => {
      const { startMenus } = await import("./menu-behaviour.ts");
      if (!gone && header.current) stop = startMenus(header.current, view.hover);
    };
    void start();
    return () => {
      gone = true;
      stop?.();
    };
  }, [view.hover]);

  return (
    <header className="hd" ref={header}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {view.bar && <TopBar bar={view.bar} phone={view.phone} saved={view.saved} savedCount={savedCount} />}
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
      <Navigation items={view.nav} buttons={view.buttons} />
    </header>
  );
}

export const headers = {
  tiers: TieredHeader,
} satisfies Record<PublicSettings["layout"]["header"], ComponentType<HeaderProps>>;
