import type { DeskPort, Problem } from "#site/desk-port.ts";
import type { Posted } from "../loading/posted.ts";
import { orNowhere } from "../loading/nowhere.ts";
import { withSaid } from "../loading/said.ts";

type Whom = { site: string; id: string };
type Done = Problem | { to: string };
type Act = (port: DeskPort, whom: Whom, form: Posted) => Promise<Done>;

const pageOf = ({ id }: Whom) => `/people/${encodeURIComponent(id)}`;

/** What the forms of a person's page do, by their field `act`, and where each leads. */
const acts: Readonly<Record<string, Act>> = {
  role: async (port, whom, form) => {
    const change = { ...whom, role: form.text("role"), locations: form.texts("location") };
    return unlessProblem(await port.changeRole(change), withSaid(pageOf(whom), "role", whom.site));
  },
  again: async (port, whom) => unlessProblem(await port.inviteAgain(whom), withSaid(pageOf(whom), "again", whom.site)),
  end: async (port, whom) => unlessProblem(await port.endSessionsOf(whom), withSaid(pageOf(whom), "ended", whom.site)),
  remove: async (port, whom) => unlessProblem(await port.removePerson(whom), withSaid("/people", "removed", whom.site)),
};

const unlessProblem = (answer: Problem | object | null, to: string): Done => {
  const given = orNowhere(answer);
  return "problem" in given ? { problem: given.problem } : { to };
};

/** Null for a form that this page does not have. */
export function personAct(name: string): Act | null {
  return Object.hasOwn(acts, name) ? (acts[name] ?? null) : null;
}
