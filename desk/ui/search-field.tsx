import { useId } from "react";
import { Icon } from "./icon.tsx";

type SearchFieldProps = { label: string; name: string; value: string };

/** A search whose words are in the address. */
export function SearchField({ label, name, value }: SearchFieldProps) {
  const id = useId();
  return (
    <>
      <label className="hide" htmlFor={id}>
        {label}
      </label>
      <div className="input-group">
        <Icon name="search" />
        <input className="input" id={id} type="search" name={name} defaultValue={value} placeholder={label} />
      </div>
      <button className="button">Find</button>
    </>
  );
}
