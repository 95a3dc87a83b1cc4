import { type ChromeView } from "#app/features/chrome/chrome-view.ts";
import { drawnOf } from "#app/features/chrome/drawn-view.ts";
import { LogoLink, MenuButton, SkipLink } from "#app/features/chrome/header-parts.tsx";
import type { HeaderProps } from "#app/features/chrome/header.tsx";
import { Navigation } from "#app/features/chrome/navigation.tsx";
import { ServerDrawn } from "#app/features/chrome/server-drawn.tsx";
import { Socials } from "#app/features/chrome/socials.tsx";
import { useMenus } from "#app/features/chrome/use-menus.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { telLink } from "#domain/location/tel-link.ts";

/** A coloured counter with the phone number as large as the name; below it menus, search and saved cars on night. */
export function CounterHeader({ view, savedCount, searchBox, searchButton }: HeaderProps) {
  const header = useMenus(view.hover);
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
          {view.saved && (
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
  const { bar, first } = drawnOf(view);
  return (
    <>
      {first && (
        <p>
          {first.status && (
            <>
              <i className={first.open ? "on" : undefined} />
              <b>{first.open ? "Open now" : "Closed"}</b> {first.status}
              <br />
            </>
          )}
          <a href={first.directions}>{first.address}</a>
        </p>
      )}
      {bar?.rating && (
        <p>
          <Stars filled={bar.rating.filled} label={`${bar.rating.rating} out of 5 stars`} />
          <br />
          <span>
            {bar.rating.rating} from {bar.rating.count.toLocaleString("en-AU")} Google reviews
          </span>
        </p>
      )}
      {bar && <Socials links={bar.socials} size={18} />}
    </>
  );
}
