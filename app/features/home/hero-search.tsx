import { Icon } from "#app/ui/icon.tsx";
import type { HeroView } from "./hero-view.ts";

/** A plain GET form of the listing: the address it leads to is put into its one spelling there. */
export function HeroSearch({ search }: { search: HeroView["search"] }) {
  const { action, total, word, tabs, makes, bodies, prices } = search;
  return (
    <search aria-label="Search stock">
      <form className="hs" action={action} method="get">
        {tabs.length > 1 && (
          <fieldset className="seg">
            <legend className="vh">Condition</legend>
            {tabs.map(({ value, label, count }) => (
              <label key={label}>
                <input type="radio" name="car_type" value={value} defaultChecked={value === ""} />
                <span>
                  {label}
                  <em>{count.toLocaleString("en-AU")}</em>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <Select
          name="make"
          label="Make"
          any="Any make"
          options={makes.map(({ value, count }) => [value, `${value} (${count})`])}
        />
        <Select
          name="body"
          label="Body"
          any="Any body style"
          options={bodies.map(({ value, count }) => [value, `${value} (${count})`])}
        />
        <Select
          name="price_max"
          label="Price"
          any="Any price"
          options={prices.map((price) => [String(price), `Up to $${price.toLocaleString("en-AU")}`])}
        />
        <button className="btn pri lg">
          Search {total.toLocaleString("en-AU")} {word}
        </button>
      </form>
    </search>
  );
}

type SelectProps = { name: string; label: string; any: string; options: [value: string, text: string][] };

function Select({ name, label, any, options }: SelectProps) {
  return (
    <label className="sel">
      <span>{label}</span>
      <select name={name}>
        <option value="">{any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </label>
  );
}
