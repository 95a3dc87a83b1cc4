import { Form, NavLink } from "react-router";
import { Face } from "../ui/signs.tsx";

type InvitedRowProps = { id: string; name: string; roleName: string; seen: string; site: string };

/** Somebody who has not come yet, and the mail that brings them. */
export function InvitedRow({ id, name, roleName, seen, site }: InvitedRowProps) {
  const address = `/people/${encodeURIComponent(id)}?site=${encodeURIComponent(site)}`;
  return (
    <li className="invited">
      <NavLink className="people-row" to={address} preventScrollReset>
        <Face name={name} />
        <b>{name}</b>
        <span>{roleName}</span>
        <span className="meta">{seen}</span>
      </NavLink>
      <Form method="post" action={address}>
        <input type="hidden" name="act" value="again" />
        <button className="button small">
          Send again<span className="hide"> to {name}</span>
        </button>
      </Form>
    </li>
  );
}
