import { Form } from "react-router";
import type { SessionLine } from "../copy/session-words.ts";
import { ActForm } from "../ui/act-form.tsx";
import { SendButton } from "../ui/button.tsx";
import { Device } from "../ui/device.tsx";
import { InputField } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";

export function AccountName({ name, problem }: { name: string; problem: string | null }) {
  return (
    <Panel title="Your name">
      <div className="panel-body">
        <ActForm act="rename">
          <InputField
            label="Name"
            name="name"
            autoComplete="name"
            required
            defaultValue={name}
            problem={problem}
            hint="Colleagues see it."
          />
          <div className="buttons">
            <SendButton act="rename" look="plain">
              Save the name
            </SendButton>
          </div>
        </ActForm>
      </div>
    </Panel>
  );
}

export function AccountRights({ rights }: { rights: readonly string[] }) {
  return (
    <Panel title="What you may do">
      <ul className="panel-body">
        {rights.map((right) => (
          <li key={right}>{right}</li>
        ))}
      </ul>
    </Panel>
  );
}

export function AccountSessions({ sessions }: { sessions: readonly SessionLine[] }) {
  return (
    <Panel title="Signed in on">
      <div className="panel-body stack">
        <ul>
          {sessions.map(({ id, device, note, isThis }) => (
            <Device key={id} name={device} note={note}>
              {!isThis && (
                <ActForm act="end" fixed={{ id }} look="line">
                  <button className="button small">
                    End<span className="hide"> {device}</span>
                  </button>
                </ActForm>
              )}
            </Device>
          ))}
        </ul>
        {sessions.length > 1 && (
          <ActForm act="end-others" look="line">
            <SendButton act="end-others" look="plain">
              End all others
            </SendButton>
          </ActForm>
        )}
      </div>
    </Panel>
  );
}

/** A whole new page afterwards: nothing of this person stays in the browser's memory. */
export function SignOut() {
  return (
    <Form method="post" action="/sign-out" reloadDocument>
      <SendButton look="plain">Sign out</SendButton>
    </Form>
  );
}
