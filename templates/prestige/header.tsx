import { BarAddress, BarLocations, BarNumbers, BarPlaces, BarRating } from "#app/features/chrome/bar-parts.tsx";
import { type ChromeView } from "#app/features/chrome/chrome-view.ts";
import { LogoLink, MenuButton, SavedIcon, SkipLink } from "#app/features/chrome/header-parts.tsx";
import type { HeaderProps } from "#app/features/chrome/header.tsx";
import { Navigation } from "#app/features/chrome/navigation.tsx";
import { Socials } from "#app/features/chrome/socials.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { telLink } from "#domain/phone/tel-link.ts";

/**
 * One line of facts; below it menus on the left, logo in the middle, tools on the right. Overlaps the stage if the page
 * has one.
 */
export function SplitHeader({ view, savedCount, searchBox, searchButton }: HeaderProps) {
  return (
    <header className="site-header own-header" data-menus="">
      <SkipLink />
      {view.bar && (
        <div className="own-header-facts">
          <Facts view={view} />
        </div>
      )}
      <div className="wrap own-header-row">
        <Navigation view={view} />
        <LogoLink view={view} />
        <div className="own-header-tools">
          {view.buttons.map(({ label, url }) => (
            <a key={url} className="own-header-button" href={url}>
              <span>{label}</span>
            </a>
          ))}
          {searchButton}
          <SavedIcon view={view} savedCount={savedCount} size={20} />
          <MenuButton size={22} />
        </div>
        {searchBox}
      </div>
    </header>
  );
}

function Facts({ view }: { view: ChromeView }) {
  const { bar, first, yards } = view;
  if (!bar) return null;
  const { rating, locations, places, socials } = bar;
  return (
    <div className="wrap">
      <p className="own-header-phones">
        <BarNumbers yards={yards} />
        <BarPlaces places={places} />
        <a className={places.length > 0 ? "slim" : undefined} href={telLink(view.phone)}>
          <Icon name="phone" size={15} />
          {view.phone}
        </a>
      </p>
      <BarRating rating={rating} />
      <Socials links={socials} size={16} />
      <BarLocations locations={locations} />
      <BarAddress places={places} />
      {!locations && first && (
        <a className="wide" href={first.directions}>
          <Icon name="pin" size={15} />
          <span>{first.address}</span>
        </a>
      )}
    </div>
  );
}
