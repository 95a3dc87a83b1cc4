import { BarNumbers } from "#app/features/chrome/bar-parts.tsx";
import { drawnOf } from "#app/features/chrome/drawn-view.ts";
import { LogoLink, MenuButton, SavedIcon, SkipLink } from "#app/features/chrome/header-parts.tsx";
import type { HeaderProps } from "#app/features/chrome/header.tsx";
import { Navigation } from "#app/features/chrome/navigation.tsx";
import { ServerDrawn } from "#app/features/chrome/server-drawn.tsx";
import { TopBar } from "#app/features/chrome/top-bar.tsx";
import { useMenus } from "#app/features/chrome/use-menus.ts";
import { telLink } from "#domain/location/tel-link.ts";
import { Ribbon } from "./ribbon.tsx";

/** One line: name, menus, number, search, saved cars and what to press. Where cars are listed, the range below it. */
export function OneLineHeader({ view, savedCount, searchBox, searchButton }: HeaderProps) {
  const header = useMenus();
  return (
    <header className="hd zh" ref={header}>
      <SkipLink />
      <TopBar view={view} phone="small screens" />
      <div className="w zh-in">
        <LogoLink view={view} />
        <Navigation view={view} />
        <div className="zh-a">
          <a className="zh-ph" href={telLink(view.phone)}>
            {view.phone}
          </a>
          <ServerDrawn as="div" id="numbers" className="zh-n">
            {import.meta.env.SSR && <BarNumbers yards={drawnOf(view).yards} />}
          </ServerDrawn>
          {searchBox}
          {searchButton}
          <SavedIcon view={view} savedCount={savedCount} />
          {view.buttons.map(({ label, url }, index) => (
            <a key={url} className={index === 0 ? "btn pri" : "btn line"} href={url}>
              {label}
            </a>
          ))}
          <MenuButton />
        </div>
      </div>
      <ServerDrawn as="div" id="range">
        {import.meta.env.SSR && <Ribbon view={view} />}
      </ServerDrawn>
    </header>
  );
}
