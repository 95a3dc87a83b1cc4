// What a page says once after a form has changed something: the form leads to an address with `?said=…`.
const sentences = {
  invited: "The invitation is on its way.",
  again: "A new invitation is on its way. The one before it has ended.",
  role: "Saved.",
  ended: "Every session of theirs has ended.",
  removed: "They are removed from this site.",
  renamed: "Saved.",
  session: "That session has ended.",
  others: "All other sessions have ended.",
} as const;

type Said = keyof typeof sentences;

const isSaid = (name: string): name is Said => Object.hasOwn(sentences, name);

export function saidIn(url: URL): string | null {
  const name = url.searchParams.get("said") ?? "";
  return isSaid(name) ? sentences[name] : null;
}

/** An address of the desk with a site and with what it says. */
export const withSaid = (path: string, said: Said, site?: string): string =>
  `${path}?${new URLSearchParams({ ...(site !== undefined && { site }), said }).toString()}`;
