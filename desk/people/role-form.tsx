import { siteRoles } from "../copy/role-words.ts";
import { ChipChoices } from "../ui/chip-choices.tsx";
import { RoleField } from "../ui/role.tsx";

type RolePartsProps = {
  role: string | null;
  chosen: readonly string[];
  locations: readonly { id: string; name: string }[];
  problems?: { role?: string; locations?: string };
};

/** What somebody may do and where: the same parts for an invitation and for a change. */
export function RoleParts({ role, chosen, locations, problems }: RolePartsProps) {
  return (
    <>
      <RoleField choices={siteRoles} chosen={role} problem={problems?.role} />
      {locations.length > 1 && (
        <ChipChoices
          name="location"
          label="Yards"
          hint="None chosen means all of them."
          choices={locations}
          chosen={chosen}
          problem={problems?.locations}
        />
      )}
    </>
  );
}
