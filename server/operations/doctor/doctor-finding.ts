/** The result of a check. `problem`: something does not work. `warning`: it works, but will not always. */
export type Finding = {
  level: "ok" | "warning" | "problem";
  /** Which check: settings, store, mail … */
  check: string;
  /** What is wrong, and where. */
  message: string;
  /** What to do about it; null if all is well. */
  todo: string | null;
  /** The sites that it concerns; none where it concerns the installation. */
  sites: readonly string[];
  /** What it has in common with others, as a phrase, and its own name: many alike are one line. */
  alike?: { as: string; name: string };
};
type About = Partial<Pick<Finding, "sites" | "alike">>;

/** Findings of one check. */
export function findingsOf(check: string) {
  const finding = (level: Finding["level"], message: string, todo: string | null, about: About): Finding => ({
    level,
    check,
    message,
    todo,
    sites: [],
    ...about,
  });
  return {
    ok: (message: string, about: About = {}) => finding("ok", message, null, about),
    warning: (message: string, todo: string, about: About = {}) => finding("warning", message, todo, about),
    problem: (message: string, todo: string, about: About = {}) => finding("problem", message, todo, about),
  };
}

export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  return error instanceof Error ? error.message : String(error);
};
