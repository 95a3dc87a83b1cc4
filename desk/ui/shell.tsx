import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { Icon, type IconName } from "./icon.tsx";
import { Face, Mark } from "./signs.tsx";

export type ShellPlace = { href: string; name: string; icon: IconName };
export type ShellView = {
  /** Of what the page is: a site, or all of them. */
  title: string;
  note: string;
  /** What else can be chosen; empty where there is nothing to choose. */
  choices: readonly { href: string; name: string }[];
  places: readonly ShellPlace[];
  person: { name: string; role: string };
};

/** The frame of every page of somebody who is signed in. */
export function Shell({ view, children }: { view: ShellView; children: ReactNode }) {
  return (
    <div className={view.places.length > 1 ? "shell" : "shell without-tabs"}>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <Rail view={view} />
      <div className="content">
        <Topbar view={view} />
        <main id="main" className="page">
          {children}
        </main>
      </div>
      {view.places.length > 1 && <Tabbar places={view.places} />}
    </div>
  );
}

function Rail({ view }: { view: ShellView }) {
  const { places, person } = view;
  return (
    <nav className="rail" aria-label="Desk">
      <SiteChoice view={view} look="rail-site" />
      <div className="rail-nav">
        <Places places={places} />
      </div>
      <NavLink className="rail-person" to="/account">
        <Face name={person.name} />
        <span>
          <b>{person.name}</b>
          <small>{person.role}</small>
        </span>
        <span className="hide">, your account</span>
      </NavLink>
    </nav>
  );
}

/** A phone's quiet first line. */
function Topbar({ view }: { view: ShellView }) {
  return (
    <header className="topbar">
      <SiteChoice view={view} look="topbar-site" />
      <Link className="icon-button" to="/account">
        <Face name={view.person.name} />
        <span className="hide">{view.person.name}, your account</span>
      </Link>
    </header>
  );
}

/** A phone's bar at the thumb. */
function Tabbar({ places }: { places: readonly ShellPlace[] }) {
  return (
    <nav className="tabbar" aria-label="Desk, short">
      <Places places={places} />
    </nav>
  );
}

function Places({ places }: { places: readonly ShellPlace[] }) {
  return places.map(({ href, name, icon }) => (
    <NavLink key={href} to={href}>
      <Icon name={icon} />
      <span>{name}</span>
    </NavLink>
  ));
}

/** Opens without a script; a new page closes it, because its key is the page. */
function SiteChoice({ view, look }: { view: ShellView; look: "rail-site" | "topbar-site" }) {
  const { title, note, choices } = view;
  const name = (
    <>
      <Mark name={title} />
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
    </>
  );
  if (choices.length === 0) return <div className={look}>{name}</div>;
  return (
    <details className="site-choice" key={title}>
      <summary className={look}>
        {name}
        <Icon name="choose" look="small" />
        <span className="hide">, choose another site</span>
      </summary>
      <ul className="site-list">
        {choices.map(({ href, name: other }) => (
          <li key={href}>
            <Link to={href}>{other}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
