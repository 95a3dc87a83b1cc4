import { NavLink } from "react-router";
import { Face } from "./signs.tsx";

type PeopleRowProps = { href: string; name: string; roleName: string; places: string; seen: string };

/** One person of a list; the chosen one is a bay that opens onto their page. */
export function PeopleRow({ href, name, roleName, places, seen }: PeopleRowProps) {
  return (
    <li>
      <NavLink className="people-row" to={href} preventScrollReset>
        <Face name={name} />
        <b>{name}</b>
        <span>{roleName}</span>
        <span className="meta cut">{places}</span>
        <span className="meta">{seen}</span>
      </NavLink>
    </li>
  );
}
