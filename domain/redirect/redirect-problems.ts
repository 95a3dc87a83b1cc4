import { findRedirect, isPattern, keyOf, normalPath, type Redirect } from "./redirect.ts";

export interface RedirectProblem {
  index: number;
  field: "from" | "to" | "status";
  expected: string;
}

export interface LivePages {
  /** Paths where the site has a page now. */
  pages: readonly string[];
  /** First path segments that the platform itself answers. */
  reserved: ReadonlySet<string>;
}

type Check = (
  redirect: Redirect,
  all: readonly Redirect[],
  live: LivePages,
) => [RedirectProblem["field"], string] | null;

const own = (to: string | null): to is string => to !== null && to.startsWith("/");

/** In this order; the first that applies is reported. */
const checks: readonly Check[] = [
  ({ from }) =>
    /\*(?!$)|[#\s]/.test(from) || /^\/?\*?$/.test(from)
      ? ["from", 'write a path of the old site, with a star only at its end, such as "/blog/*"']
      : null,
  ({ to, status }) => (status === 410 && to !== null ? ["to", "a page that is gone (410) leads nowhere"] : null),
  ({ to, status }) =>
    status !== 410 && to === null ? ["from", "say where it leads (to), or that it is gone (410)"] : null,
  ({ from, to }) => (to?.includes("*") && !isPattern(from) ? ["to", "a star here needs one at the end of from"] : null),
  ({ from }, all) =>
    all.filter((other) => keyOf(other.from) === keyOf(from)).length > 1
      ? ["from", `"${from}" is in the list more than once`]
      : null,
  ({ from }, _all, live) => {
    const hidden = hiddenBy(from, live);
    return hidden === null ? null : ["from", `this would hide ${hidden}, which exists now`];
  },
  ({ from, to }) => (own(to) && leadsBack(from, to) ? ["to", "this leads back to where it comes from"] : null),
  ({ to }, all) => {
    const next = own(to) ? nextOf(to, all) : null;
    return next === null
      ? null
      : [
          "to",
          `"${to}" is itself redirected (from "${next.from}"); lead straight to ${next.to ?? "a page that is there"}`,
        ];
  },
];

/** Redirects that would lead in circles, step by step, or away from an existing page. */
export function redirectProblems(redirects: readonly Redirect[], live: LivePages): RedirectProblem[] {
  return redirects.flatMap((redirect, index) => {
    for (const check of checks) {
      const found = check(redirect, redirects, live);
      if (found) return [{ index, field: found[0], expected: found[1] }];
    }
    return [];
  });
}

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? "/";
const startOf = (from: string): string => normalPath(from.slice(0, -1));

function hiddenBy(from: string, { pages, reserved }: LivePages): string | null {
  if (from.includes("?")) return null;
  if (!isPattern(from)) return pages.find((page) => normalPath(page) === normalPath(from)) ?? null;
  const start = from.slice(0, -1).toLowerCase();
  const page = pages.find((path) => `${normalPath(path)}/`.startsWith(start));
  const word = [...reserved].find((name) => `/${name}/`.startsWith(start) || start === `/${name}`);
  return page ?? (word === undefined ? null : `the platform's own /${word} pages`);
}

/** Also through a pattern: "/old/*" to "/old/archive" matches "/old/*" again. */
function leadsBack(from: string, to: string): boolean {
  const target = to.replace("*", "x");
  const [path = "", query = ""] = target.split("#")[0]?.split("?") ?? [];
  return findRedirect([{ from, to: "/", status: 301 }])?.(path, query) !== null;
}

/** The entry that a target would match next; with a star, any with the same prefix. */
function nextOf(to: string, all: readonly Redirect[]): Redirect | null {
  const found = all.find(({ from }) => leadsBack(from, to));
  if (found || !to.includes("*")) return found ?? null;
  const start = startOf(pathOf(to));
  return all.find(({ from }) => normalPath(pathOf(from)).startsWith(`${start}/`)) ?? null;
}
