import { useId } from "react";
import { Problem } from "./problem.tsx";

export type RoleChoice = { value: string; name: string; may: string };

type RoleProps = { choices: readonly RoleChoice[]; chosen: string | null; problem?: string | null };

/** One of the roles, each with what it may do. */
export function RoleField({ choices, chosen, problem }: RoleProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={problem ? id : undefined}>
      <legend className="section-title">Role</legend>
      {choices.map(({ value, name, may }) => (
        <label key={value} className="role">
          <input type="radio" name="role" value={value} defaultChecked={value === chosen} required />
          <b>{name}</b>
          <small>{may}</small>
        </label>
      ))}
      {problem && <Problem id={id}>{problem}</Problem>}
    </fieldset>
  );
}
