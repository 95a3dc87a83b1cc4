import { Device } from "../ui/device.tsx";
import { Panel } from "../ui/panel.tsx";
import { PeopleRow } from "../ui/people-row.tsx";
import { Face, Mark } from "../ui/signs.tsx";
import { SignCard } from "../ui/yard-plan.tsx";

export function PeopleSamples() {
  return (
    <>
      <Panel title="People and devices">
        <div className="panel-body stack">
          <div className="buttons">
            <Face name="Priya Raman" />
            <Face name="Priya Raman" look="large" />
            <Mark name="Harbour City Motors" />
          </div>
          <ul className="people-list">
            <PeopleRow href="/ui" name="Priya Raman" roleName="Sales" places="Alexandria" seen="9:16 am" />
            <PeopleRow href="/people/p2" name="Mei Tan" roleName="Manager" places="all yards" seen="8:55 am" />
          </ul>
          <ul>
            <Device name="Safari on iPhone" note="Since 3 November, last used 9:16 am">
              <button className="button small">End</button>
            </Device>
            <Device name="Chrome on Windows" note="This device, since 17 November" />
          </ul>
        </div>
      </Panel>
      <SignCard title="Check your mail">
        <p>A card of somebody who is not signed in.</p>
      </SignCard>
    </>
  );
}
