import { Fragment, type ReactNode } from "react";
import type { Field } from "#domain/form/field.ts";

type Props = { fields: readonly Field[]; render: (field: Field) => ReactNode };

/** Fields in order; neighbours with the same heading form a group. */
export function FieldGroups({ fields, render }: Props) {
  return groupsOf(fields).map(({ heading, members }) => {
    const key = members[0]?.name;
    if (heading === undefined) return <Fragment key={key}>{members.map(render)}</Fragment>;
    return (
      <fieldset key={key} className="in ticks">
        <legend>
          {heading}
          <i> (optional)</i>
        </legend>
        {members.map(render)}
      </fieldset>
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
