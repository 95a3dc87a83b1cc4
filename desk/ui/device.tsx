import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

const isHandheld = /Android|iPhone|iPad|iOS|phone/i;

/** A device on which somebody is signed in, with what can be done about it. */
export function Device({ name, note, children }: { name: string; note: string; children?: ReactNode }) {
  return (
    <li className="device">
      <Icon name={isHandheld.test(name) ? "smartphone" : "computer"} />
      <span className="grow">
        {name}
        <span className="meta">{note}</span>
      </span>
      {children}
    </li>
  );
}
