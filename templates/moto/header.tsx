import { LogoLink, MenuButton, SavedIcon, SkipLink } from "#app/features/chrome/header-parts.tsx";
import type { HeaderProps } from "#app/features/chrome/header.tsx";
import { Navigation } from "#app/features/chrome/navigation.tsx";
import { TopBar } from "#app/features/chrome/top-bar.tsx";
import { telLink } from "#domain/phone/tel-link.ts";

/** One bar below the banner. The menu entry that the dealer highlights is a slanted accent block in the corner. */
export function BlockHeader({ view, savedCount, searchBox, searchButton }: HeaderProps) {
  return (
    <header className="site-header" data-menus="">
      <SkipLink />
      <TopBar view={view} phone="small screens" />
      <div className="own-header">
        <LogoLink view={view} />
        <Navigation view={view} />
        {searchBox}
        {searchButton}
        <a className="own-header-phone" href={telLink(view.phone)}>
          {view.phone}
        </a>
        <SavedIcon view={view} savedCount={savedCount} size={24} />
        <MenuButton size={28} />
      </div>
    </header>
  );
}
