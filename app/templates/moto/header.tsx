import type { HeaderProps } from "#app/features/chrome/header.tsx";
import { Navigation } from "#app/features/chrome/navigation.tsx";
import { useMenus } from "#app/features/chrome/use-menus.ts";
import { Icon } from "#app/ui/icon.tsx";
import { telLink } from "#domain/location/tel-link.ts";

/** One bar. The entry that a dealer highlights is a slanted block of the accent that runs into the corner. */
export function BlockHeader({ view, savedCount, searchBox, searchButton }: HeaderProps) {
  const header = useMenus(view.hover);
  return (
    <header className="hd mh" ref={header}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <a className="logo" href="/">
        <img src={view.logo.header} width={view.logo.width} height={view.logo.height} alt={`${view.name}, home`} />
      </a>
      <Navigation view={view} />
      {searchBox}
      {searchButton}
      <a className="mh-ph" href={telLink(view.phone)}>
        {view.phone}
      </a>
      {view.saved && (
        <a className="ib svd" href={view.saved.url}>
          <Icon name="heart" size={24} />
          <span className="vh">{view.saved.label} </span>
          {savedCount}
        </a>
      )}
      <button className="ib burger" type="button" popoverTarget="menu" aria-label="Menu">
        <Icon name="menu" size={28} />
      </button>
    </header>
  );
}
