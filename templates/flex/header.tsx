import { useWords } from "#app/copy/vehicle-words.ts";
import type { ChromeView } from "#app/features/chrome/chrome-view.ts";
import { LogoLink, MenuButton, SkipLink } from "#app/features/chrome/header-parts.tsx";
import type { HeaderProps } from "#app/features/chrome/header.tsx";
import { Navigation } from "#app/features/chrome/navigation.tsx";
import { TopBar } from "#app/features/chrome/top-bar.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { telLink } from "#domain/phone/tel-link.ts";

/** A white pill that floats above the page. On a phone there is also a row of tabs at the bottom of the screen. */
export function PillHeader({ view, savedCount, searchBox, searchButton }: HeaderProps) {
  const say = useWords();
  const saved = view.saved && (
    <>
      <Icon name="heart" size={22} />
      <span>{view.saved.label} </span>
      {savedCount}
    </>
  );
  return (
    <header className="site-header own-header" data-menus="">
      <SkipLink />
      <TopBar view={view} phone="small screens" />
      <div className="wrap">
        <div className="own-header-inner">
          <LogoLink view={view} on="page" />
          <Navigation view={view} />
          <div className="own-header-facts">
            <Ways view={view} />
          </div>
          {searchBox}
          {searchButton}
          {view.saved?.inHeader && (
            <a className="icon-button saved-link" href={view.saved.url}>
              {saved}
            </a>
          )}
          <MenuButton />
        </div>
      </div>
      <nav className="shortcuts" aria-label="Shortcuts">
        <a href={view.search?.action ?? "/search"}>
          <Icon name="car" size={22} />
          {say("{Vehicles}")}
        </a>
        {view.saved && <a href={view.saved.url}>{saved}</a>}
        <a href={telLink(view.phone)}>
          <Icon name="phone" size={22} />
          Call
        </a>
        <a href="/contact">
          <Icon name="chat" size={22} />
          Help
        </a>
      </nav>
    </header>
  );
}

/** Header buttons, phone number and directions. */
function Ways({ view }: { view: ChromeView }) {
  const { first } = view;
  return (
    <>
      {view.buttons.map(({ label, url }) => (
        <a key={url} className="own-header-button" href={url}>
          {label}
        </a>
      ))}
      <a className="own-header-button" href={telLink(view.phone)}>
        {view.phone}
      </a>
      {first && (
        <a className="own-header-place" href={first.directions}>
          <Icon name="pin" size={18} />
          <span>
            <span className="unseen">Directions to </span>
            {first.address.split(", ").at(-1)}
          </span>
        </a>
      )}
    </>
  );
}
