import { ChipChoices } from "../ui/chip-choices.tsx";
import { CodeField, InputField, Tick } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { RoleField } from "../ui/role.tsx";
import { SearchField } from "../ui/search-field.tsx";

const yards = [
  { id: "alexandria", name: "Alexandria" },
  { id: "brookvale", name: "Brookvale" },
];
const roles = [
  { value: "manager", name: "Manager", may: "Enquiries, feeds and deliveries of their yards" },
  { value: "sales", name: "Sales", may: "Enquiries of their yards" },
];

export function FieldSamples() {
  return (
    <Panel title="Fields">
      <div className="panel-body stack narrow">
        <InputField label="Empty" name="empty" />
        <InputField label="With a hint" name="hint" hint="Colleagues see it." defaultValue="Dean Cavallo" />
        <InputField label="Wrong" name="wrong" problem="This is not an email address." defaultValue="dean" />
        <CodeField value="4821" />
        <CodeField value="482190" problem="This code does not fit. Look at the newest mail. 4 tries left." />
        <Tick name="keep" isOn>
          Keep me signed in for 30 days
        </Tick>
        <RoleField choices={roles} chosen="sales" problem="Choose a role." />
        <ChipChoices
          name="location"
          label="Yards"
          hint="None chosen means all of them."
          choices={yards}
          chosen={["brookvale"]}
          problem="Choose a yard of this site."
        />
        <div className="search-line">
          <SearchField label="Find a site" name="q" value="kauri" />
        </div>
      </div>
    </Panel>
  );
}
