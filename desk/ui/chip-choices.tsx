import { useId } from "react";
import { Problem } from "./problem.tsx";

type ChipChoicesProps = {
  name: string;
  label: string;
  hint: string;
  choices: readonly { id: string; name: string }[];
  chosen: readonly string[];
  problem?: string | null;
};

/** Any of a few, as boxes that look like chips. */
export function ChipChoices({ name, label, hint, choices, chosen, problem }: ChipChoicesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}>
      <legend className="section-title">{label}</legend>
      <div className="chips">
        {choices.map((choice) => (
          <label key={choice.id} className="chip">
            <input type="checkbox" name={name} value={choice.id} defaultChecked={chosen.includes(choice.id)} />
            {choice.name}
          </label>
        ))}
      </div>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </fieldset>
  );
}
