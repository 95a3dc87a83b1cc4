import type { ChromeView } from "#app/features/chrome/chrome-view.ts";
import { drawnOf } from "#app/features/chrome/drawn-view.ts";
import type { HeaderProps } from "#app/features/chrome/header.tsx";
import { Navigation } from "#app/features/chrome/navigation.tsx";
import { ServerDrawn } from "#app/features/chrome/server-drawn.tsx";
import { useMenus } from "#app/features/chrome/use-menus.ts";
import { Icon } from "#app/ui/icon.tsx";
import { telLink } from "#domain/location/tel-link.ts";
import { Strip } from "./strip.tsx";

/** The dealer's name on a sign that hangs across a dark strip and a paper row, into the page below. */
export function SignHeader({ view, savedCount, searchBox, searchButton }: HeaderProps) {
  const header = useMenus(view.hover);
  return (
    <header className="hd oh" ref={header}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <ServerDrawn as="div" id="facts" className="oh-t">
        {import.meta.env.SSR && <Facts view={view} />}
      </ServerDrawn>
      <div className="w oh-m">
        <a className="logo sgn" href="/">
          <img src={view.logo.header} width={view.logo.width} height={view.logo.height} alt={`${view.name}, home`} />
        </a>
        <Navigation view={view} />
        <div className="oh-r">
          {view.buttons.map(({ label, url }) => (
            <a key={url} className="oh-l" href={url}>
              {label}
            </a>
          ))}
          {searchBox}
          {searchButton}
          {view.saved && (
            <a className="ib svd" href={view.saved.url}>
              <Icon name="heart" size={22} />
              <span className="vh">{view.saved.label} </span>
              {savedCount}
            </a>
          )}
          <a className="btn pri oh-c" href={telLink(view.phone)}>
            <Icon name="phone" size={20} />
            <span>{`Call ${view.phone}`}</span>
          </a>
          <button className="ib burger" type="button" popoverTarget="menu" aria-label="Menu">
            <Icon name="menu" size={26} />
          </button>
        </div>
      </div>
    </header>
  );
}

function Facts({ view }: { view: ChromeView }) {
  const { bar, first } = drawnOf(view);
  return <Strip bar={bar} first={first} />;
}
