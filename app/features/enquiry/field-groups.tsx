import { Fragment, type ReactNode } from "react";
import { FieldGroup } from "#app/ui/field.tsx";
import type { Field } from "#domain/form/field.ts";

type Props = { fields: readonly Field[]; render: (field: Field) => ReactNode };

/** Fields in order; neighbours with the same heading form a group. */
export function FieldGroups({ fields, render }: Props) {
  return groupsOf(fields).map(({ heading, members }) => {
    const key = members[0]?.name;
    if (heading === undefined) return <Fragment key={key}>{members.map(render)}</Fragment>;
    return (
      <FieldGroup key={key} className="field ticks" label={heading} required={false}>
        {members.map(render)}
      </FieldGroup>
    );
  });
}

type Group = { heading: string | undefined; members: Field[] };

function groupsOf(fields: readonly Field[]): Group[] {
  const groups: Group[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last.heading === field.group) last.members.push(field);
    else groups.push({ heading: field.group, members: [field] });
  }
  return groups;
}
