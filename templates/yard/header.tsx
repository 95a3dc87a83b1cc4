import { BarAddress, BarLocations, BarNumbers, BarPlaces, BarRating } from "#app/features/chrome/bar-parts.tsx";
import type { ChromeView } from "#app/features/chrome/chrome-view.ts";
import { LogoLink, MenuButton, SkipLink } from "#app/features/chrome/header-parts.tsx";
import type { HeaderProps } from "#app/features/chrome/header.tsx";
import { Navigation } from "#app/features/chrome/navigation.tsx";
import { Socials } from "#app/features/chrome/socials.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { telLink } from "#domain/phone/tel-link.ts";

/** A coloured bar with the phone number as large as the name; below it menus, search and saved cars on a dark row. */
export function CounterHeader({ view, savedCount, searchBox, searchButton }: HeaderProps) {
  return (
    <header className="site-header own-header" data-menus="">
      <SkipLink />
      <div className="own-header-top">
        <div className="wrap own-header-inner">
          <LogoLink view={view} />
          <div className="own-header-facts">
            <Facts view={view} />
          </div>
          <a className="own-header-phone" href={telLink(view.phone)}>
            <span>Call us</span>
            <b>{view.phone}</b>
          </a>
          <MenuButton size={26} />
        </div>
      </div>
      <div className="own-header-nav">
        <div className="wrap own-header-row">
          <Navigation view={view} />
          {searchBox}
          {searchButton}
          {view.saved?.inHeader && (
            <a className="own-header-saved" href={view.saved.url}>
              <Icon name="heart" size={18} />
              {view.saved.label} {savedCount}
            </a>
          )}
        </div>
      </div>
    </header>
  );
}

function Facts({ view }: { view: ChromeView }) {
  const { bar, first, yards } = view;
  const several = bar && (bar.locations !== null || bar.places.length > 1);
  return (
    <>
      {several ? (
        <div className="own-header-places">
          <BarPlaces places={bar.places} />
          <BarLocations locations={bar.locations} />
        </div>
      ) : (
        first && <Address first={first} />
      )}
      {bar && (
        <>
          <BarRating rating={bar.rating} />
          <Socials links={bar.socials} size={18} />
          <BarNumbers yards={yards} />
          <BarAddress places={bar.places} />
        </>
      )}
    </>
  );
}

function Address({ first }: { first: NonNullable<ChromeView["first"]> }) {
  const { status, open, comingSoon, directions, address } = first;
  return (
    <p className="own-header-open">
      {comingSoon && (
        <>
          <b>{comingSoon}</b>
          <br />
        </>
      )}
      {status && (
        <>
          <i className={open ? "on" : undefined} />
          <b>{open ? "Open now" : "Closed"}</b> {status}
          <br />
        </>
      )}
      <a href={directions}>{address}</a>
    </p>
  );
}
