import type { HeaderProps } from "#app/features/chrome/header.tsx";
import { Navigation } from "#app/features/chrome/navigation.tsx";
import { ServerDrawn } from "#app/features/chrome/server-drawn.tsx";
import { useMenus } from "#app/features/chrome/use-menus.ts";
import { Icon } from "#app/ui/icon.tsx";
import { telLink } from "#domain/location/tel-link.ts";
import { Ribbon } from "./ribbon.tsx";

/** One line: name, menus, number, search, saved cars and one thing to press. Where cars are listed, the range below it. */
export function OneLineHeader({ view, savedCount, searchBox, searchButton }: HeaderProps) {
  const header = useMenus(view.hover);
  return (
    <header className="hd zh" ref={header}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="w zh-in">
        <a className="logo" href="/">
          <img src={view.logo.header} width={view.logo.width} height={view.logo.height} alt={`${view.name}, home`} />
        </a>
        <Navigation view={view} />
        <div className="zh-a">
          <a className="zh-ph" href={telLink(view.phone)}>
            {view.phone}
          </a>
          {searchBox}
          {searchButton}
          {view.saved && (
            <a className="ib svd" href={view.saved.url}>
              <Icon name="heart" size={22} />
              <span className="vh">{view.saved.label} </span>
              {savedCount}
            </a>
          )}
          {view.buttons.slice(0, 1).map(({ label, url }) => (
            <a key={url} className="btn pri" href={url}>
              {label}
            </a>
          ))}
          <button className="ib burger" type="button" popoverTarget="menu" aria-label="Menu">
            <Icon name="menu" size={24} />
          </button>
        </div>
      </div>
      <ServerDrawn as="div" id="range">
        {import.meta.env.SSR && <Ribbon view={view} />}
      </ServerDrawn>
    </header>
  );
}
