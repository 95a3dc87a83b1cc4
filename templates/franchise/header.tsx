import { BarNumbers } from "#app/features/chrome/bar-parts.tsx";
import { LogoLink, MenuButton, SavedIcon, SkipLink } from "#app/features/chrome/header-parts.tsx";
import type { HeaderProps } from "#app/features/chrome/header.tsx";
import { Navigation } from "#app/features/chrome/navigation.tsx";
import { TopBar } from "#app/features/chrome/top-bar.tsx";
import { telLink } from "#domain/phone/tel-link.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Ribbon } from "./ribbon.tsx";

/** One line: logo, menus, phone number, search, saved cars and a button. On listings the model range follows below. */
export function OneLineHeader({ view, savedCount, searchBox, searchButton }: HeaderProps) {
  return (
    <header className="site-header own-header" data-menus="">
      <SkipLink />
      <TopBar view={view} phone="small screens" />
      <div className="wrap own-header-inner">
        <LogoLink view={view} />
        <Navigation view={view} />
        <div className="own-header-actions">
          <a className="own-header-phone" href={telLink(view.phone)}>
            {view.phone}
          </a>
          <div className="own-header-numbers">
            <BarNumbers yards={view.yards} />
          </div>
          {searchBox}
          {searchButton}
          <SavedIcon view={view} savedCount={savedCount} />
          {view.buttons.map(({ label, url }, index) => (
            <ButtonLink key={url} variant={index === 0 ? "primary" : "secondary"} href={url}>
              {label}
            </ButtonLink>
          ))}
          <MenuButton />
        </div>
      </div>
      <Ribbon view={view} />
    </header>
  );
}
