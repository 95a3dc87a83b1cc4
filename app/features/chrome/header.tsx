import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ChromeView } from "./chrome-view.ts";
import { LogoLink, MenuButton, SavedIcon, SkipLink } from "./header-parts.tsx";
import { Navigation } from "./navigation.tsx";
import { TopBar } from "./top-bar.tsx";

export type HeaderProps = {
  view: ChromeView;
  /** How many cars this visitor has saved: only the browser knows. */
  savedCount: ReactNode;
  /** The box for wide screens, and the button that opens it on a phone. */
  searchBox: ReactNode;
  searchButton: ReactNode;
};

/** Three tiers: top banner, logo with search, navigation. On a phone the navigation is a drawer. */
export function TieredHeader({ view, savedCount, searchBox, searchButton }: HeaderProps) {
  return (
    <header className="site-header" data-menus="">
      <SkipLink />
      <TopBar view={view} savedCount={savedCount} />
      <div className="wrap main-bar">
        <MenuButton />
        <LogoLink view={view} on="page" />
        {searchBox}
        {view.buttons.length > 0 && (
          <div className="main-bar-actions">
            {view.buttons.map(({ label, url, icon }) => (
              <ButtonLink key={url} icon={icon} href={url}>
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
        {searchButton}
        <SavedIcon
          view={view}
          savedCount={savedCount}
          className={view.bar ? "icon-button saved-link slim" : "icon-button saved-link"}
        />
      </div>
      <Navigation view={view} />
    </header>
  );
}
