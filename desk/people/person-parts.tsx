import { ActForm } from "../ui/act-form.tsx";
import { ButtonLink, SendButton } from "../ui/button.tsx";
import { Device } from "../ui/device.tsx";
import { Facts } from "../ui/panel.tsx";
import { Face } from "../ui/signs.tsx";
import type { PersonPage } from "./person-view.ts";
import { RoleParts } from "./role-form.tsx";

type PartProps = { person: PersonPage };

export function PersonHead({ person }: PartProps) {
  const { name, address, roleName, yards, seen, isInvited, isYou, mayChange } = person;
  return (
    <section className="stack">
      <div className="person-head">
        <Face name={name} look="large" />
        <div className="grow">
          <h2 className="pane-title">
            {name}
            {isYou && " (you)"}
          </h2>
          <p className="meta break">{address}</p>
        </div>
      </div>
      <Facts
        facts={[
          ...(mayChange ? [] : [["Role", roleName] as const, ["Yards", yards] as const]),
          [isInvited ? "Not here yet" : "Last here", seen],
        ]}
      />
      {isInvited && mayChange && (
        <ActForm act="again" look="line">
          <SendButton look="plain" icon="mail" act="again">
            Send the invitation again
          </SendButton>
        </ActForm>
      )}
    </section>
  );
}

export function ChangePerson({ person }: PartProps) {
  const { role, chosen, locations } = person;
  return (
    <section>
      <ActForm act="role">
        <RoleParts role={role} chosen={chosen} locations={locations} />
        <p className="hint">Somebody whose role becomes smaller is signed out everywhere.</p>
        <div className="buttons">
          <SendButton act="role">Save the role</SendButton>
        </div>
      </ActForm>
    </section>
  );
}

export function PersonSessions({ person }: PartProps) {
  const { sessions, first, mayChange } = person;
  return (
    <section className="stack">
      <h3 className="section-title">Signed in on</h3>
      {sessions.length === 0 ? (
        <p className="quiet-text">No device. Their next sign-in stands here.</p>
      ) : (
        <ul>
          {sessions.map(({ id, device, note }) => (
            <Device key={id} name={device} note={note} />
          ))}
        </ul>
      )}
      {sessions.length > 0 && mayChange && (
        <ActForm act="end" look="line">
          <SendButton look="plain" act="end">
            Sign {first} out everywhere
          </SendButton>
        </ActForm>
      )}
    </section>
  );
}

/** Asks first, as a page of its own: without a script too. */
export function RemovePerson({ person, asks }: PartProps & { asks: boolean }) {
  const { id, name, first, site } = person;
  const page = `/people/${encodeURIComponent(id)}?site=${encodeURIComponent(site.slug)}`;
  if (!asks) {
    return (
      <section>
        <ButtonLink look="danger" href={`${page}&ask=remove#remove`}>
          Remove {first}…
        </ButtonLink>
      </section>
    );
  }
  return (
    <section className="stack" id="remove">
      <h3 className="section-title">
        Remove {name} from {site.name}?
      </h3>
      <p>
        {first} no longer sees anything of {site.name}. If it is their only site, they are signed out on every device.
        Enquiries stay. To bring {first} back, invite them again.
      </p>
      <div className="buttons">
        <ActForm act="remove" look="line">
          <SendButton look="danger" act="remove">
            Remove {name}
          </SendButton>
        </ActForm>
        <ButtonLink href={page}>Keep {first}</ButtonLink>
      </div>
    </section>
  );
}
