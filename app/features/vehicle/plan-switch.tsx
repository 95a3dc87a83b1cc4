import { useState, useSyncExternalStore } from "react";
import { planParameter } from "#domain/form/plan-parameter.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FieldGroup } from "#app/ui/field.tsx";
import { showPlan } from "./show-plan.ts";
import type { PlanChoice, PlanSwitchView } from "./plan-switch-view.ts";

/**
 * 4.4.9: the plans of a car and the way to its form. Without a script the chosen plan goes with the form; with one, the
 * page's address and its prices follow the choice.
 */
export function PlanSwitch({ view }: { view: PlanSwitchView }) {
  const [chosen, setChosen] = useState(view.chosen);
  const [said, say] = useState("");
  const choose = (plan: PlanChoice) => {
    setChosen(plan.id);
    say(`${plan.name}: ${plan.price}. ${plan.total}`);
    showPlan(plan);
  };
  return (
    <form className="plan-switch" action={view.path}>
      <FieldGroup className="plan-choices" label="Choose your plan" radio>
        {view.plans.map((plan) => (
          <label key={plan.id}>
            <input
              type="radio"
              name={planParameter}
              value={plan.id}
              checked={plan.id === chosen}
              onChange={() => choose(plan)}
            />
            <span>{plan.name}</span>
            <b>{plan.price}</b>
          </label>
        ))}
      </FieldGroup>
      {/* All in one place, so that the page keeps its height whichever is chosen (plan-switch.css). */}
      <div className="plan-terms">
        {view.plans.map(({ id, total, km, text }) => (
          <ul key={id}>
            {[total, km, text, ...view.costs, view.start].map((line) => line && <li key={line}>{line}</li>)}
          </ul>
        ))}
      </div>
      <p className="unseen" role="status">
        {said}
      </p>
      <SubscribeButton path={view.path} plan={chosen} />
    </form>
  );
}

const never = () => () => undefined;

/** With a script a link that opens the form as a dialog, otherwise the button of the form around it. */
function SubscribeButton({ path, plan }: { path: string; plan: string }) {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const label = "Subscribe";
  if (!isLive) {
    return (
      <Button submit variant="primary" size="large" full>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink variant="primary" size="large" full href={`${path}?${planParameter}=${plan}`} data-dialog="">
      {label}
    </ButtonLink>
  );
}
