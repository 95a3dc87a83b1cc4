import type { ReactNode } from "react";
import { Form } from "react-router";

type ActFormProps = {
  /** Which of the page's forms this is; its route's action reads it. */
  act: string;
  /** Other things that the form sends and nobody types. */
  fixed?: Readonly<Record<string, string>>;
  look?: "stack" | "line";
  children: ReactNode;
};

/** One form of a page that has several. The page stays where it is scrolled to. */
export function ActForm({ act, fixed, look = "stack", children }: ActFormProps) {
  return (
    <Form method="post" className={look === "stack" ? "stack" : undefined} preventScrollReset>
      <input type="hidden" name="act" value={act} />
      {Object.entries(fixed ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
