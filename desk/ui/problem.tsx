import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** What is wrong, and what to do. Announced when it appears. */
export function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="problem" id={id} role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}

/** Something to know; `good` is for what the server has done. */
export function Notice({ look = "plain", children }: { look?: "plain" | "good" | "late"; children: ReactNode }) {
  return (
    <p className={look === "plain" ? "notice" : `notice ${look}`} role={look === "good" ? "status" : undefined}>
      <Icon name={look === "good" ? "check" : look === "late" ? "warning" : "info"} />
      <span>{children}</span>
    </p>
  );
}
