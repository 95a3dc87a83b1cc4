import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import {
  type Choice,
  countChosen,
  offeredMakes,
  offeredModels,
  type OfferGroup,
  settleChoice,
  type StockPanelView,
} from "./stock-panel-view.ts";

/** A plain GET form of the listing, which redirects to the canonical address. */
export function StockPanel({ view }: { view: StockPanelView }) {
  const say = useWords();
  const { number } = useFormat();
  const [choice, setChoice] = useState<Choice>({ type: view.tabs[0]?.value ?? "", make: "", model: "" });
  const choose = (change: Partial<Choice>, changed: keyof Choice) =>
    setChoice((before) => settleChoice(view, { ...before, ...change }, changed));
  const count = countChosen(view, choice);
  const models = offeredModels(view, choice, number);
  return (
    <search className="hero-search-box" aria-label="Search stock">
      <form action="/search" method="get" autoComplete="off">
        {view.tabs.length > 1 && (
          <fieldset className="segments">
            <legend className="unseen">{say("{Vehicle} type")}</legend>
            {view.tabs.map(({ value, label }) => (
              <label key={label}>
                <input
                  type="radio"
                  name="car_type"
                  value={value}
                  checked={choice.type === value}
                  onChange={() => choose({ type: value }, "type")}
                />
                <span>
                  {label}
                  <em>{number(countChosen(view, { type: value, make: "", model: "" }))}</em>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <Choices
          name="make"
          label="Make"
          any="Any make"
          value={choice.make}
          groups={offeredMakes(view, choice.type, number)}
          onChange={(make) => choose({ make, model: "" }, "make")}
        />
        {models.length > 0 && (
          <Choices
            name="make_model"
            label="Model"
            any="Any model"
            value={choice.model}
            groups={models}
            onChange={(model) => choose({ model }, "model")}
          />
        )}
        <Button submit variant="primary" size="large">
          {say(`Show ${number(count)} ${count === 1 ? "{vehicle}" : "{vehicles}"}`)}
        </Button>
      </form>
    </search>
  );
}

type ChoicesProps = {
  name: string;
  label: string;
  any: string;
  value: string;
  groups: OfferGroup[];
  onChange: (value: string) => void;
};

function Choices({ name, label, any, value, groups, onChange }: ChoicesProps) {
  return (
    <label className="select">
      <span>{label}</span>
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{any}</option>
        {groups.map((group) =>
          group.label === "" ? (
            <Offers key="" group={group} />
          ) : (
            <optgroup key={group.label} label={group.label}>
              <Offers group={group} />
            </optgroup>
          ),
        )}
      </select>
    </label>
  );
}

function Offers({ group }: { group: OfferGroup }) {
  return group.offers.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
