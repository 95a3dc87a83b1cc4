import { BarAddress, BarLocations, BarNumbers, BarPlaces, BarRating } from "#app/features/chrome/bar-parts.tsx";
import type { ChromeView, DrawnView } from "#app/features/chrome/chrome-view.ts";
import { drawnOf } from "#app/features/chrome/drawn-view.ts";
import { LogoLink, MenuButton, SkipLink } from "#app/features/chrome/header-parts.tsx";
import type { HeaderProps } from "#app/features/chrome/header.tsx";
import { Navigation } from "#app/features/chrome/navigation.tsx";
import { ServerDrawn } from "#app/features/chrome/server-drawn.tsx";
import { Socials } from "#app/features/chrome/socials.tsx";
import { useMenus } from "#app/features/chrome/use-menus.ts";
import { Icon } from "#app/ui/icon.tsx";
import { telLink } from "#domain/location/tel-link.ts";

/** A coloured counter with the phone number as large as the name; below it menus, search and saved cars on night. */
export function CounterHeader({ view, savedCount, searchBox, searchButton }: HeaderProps) {
  const header = useMenus();
  return (
    <header className="hd yh" ref={header}>
      <SkipLink />
      <div className="yh-top">
        <div className="w yh-in">
          <LogoLink view={view} />
          <ServerDrawn as="div" id="facts" className="yh-f">
            {import.meta.env.SSR && <Facts view={view} />}
          </ServerDrawn>
          <a className="yh-ph" href={telLink(view.phone)}>
            <span>Call us</span>
            <b>{view.phone}</b>
          </a>
          <MenuButton size={26} />
        </div>
      </div>
      <div className="yh-nav">
        <div className="w yh-row">
          <Navigation view={view} />
          {searchBox}
          {searchButton}
          {view.saved?.inHeader && (
            <a className="yh-sv" href={view.saved.url}>
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
  const { bar, first, yards } = drawnOf(view);
  const several = bar && (bar.locations !== null || bar.places.length > 1);
  return (
    <>
      {several ? (
        <div className="yh-p">
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

function Address({ first: { status, open, directions, address } }: { first: NonNullable<DrawnView["first"]> }) {
  return (
    <p className="yh-o">
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
