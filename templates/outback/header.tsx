import type { ChromeView } from "#app/features/chrome/chrome-view.ts";
import { LogoLink, MenuButton, SavedIcon, SkipLink } from "#app/features/chrome/header-parts.tsx";
import type { HeaderProps } from "#app/features/chrome/header.tsx";
import { Navigation } from "#app/features/chrome/navigation.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { telLink } from "#domain/phone/tel-link.ts";
import { Strip } from "./strip.tsx";

/** The dealer's name on a sign that overlaps a dark strip, a light row and the page below. */
export function SignHeader({ view, savedCount, searchBox, searchButton }: HeaderProps) {
  return (
    <header className="site-header own-header" data-menus="">
      <SkipLink />
      <div className="own-header-top">
        <Facts view={view} />
      </div>
      <div className="wrap own-header-main">
        <LogoLink view={view} className="logo sign" />
        <Navigation view={view} />
        <div className="own-header-right">
          {view.buttons.map(({ label, url }) => (
            <a key={url} className="own-header-link" href={url}>
              {label}
            </a>
          ))}
          {searchBox}
          {searchButton}
          <SavedIcon view={view} savedCount={savedCount} />
          <ButtonLink
            variant="primary"
            className="own-header-call"
            icon="phone"
            iconSize={20}
            href={telLink(view.phone)}
          >
            <span>{`Call ${view.phone}`}</span>
          </ButtonLink>
          <MenuButton size={26} />
        </div>
      </div>
    </header>
  );
}

function Facts({ view }: { view: ChromeView }) {
  const { bar, first, yards } = view;
  return <Strip bar={bar} first={first} yards={yards} />;
}
