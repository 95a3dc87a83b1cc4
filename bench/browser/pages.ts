import { ask } from "#tests/support/ask.ts";
import { keyPages } from "#tests/support/key-pages.ts";
import { siteIn } from "#tests/support/visual/references.ts";
import { templateNames } from "#site/template-folder.ts";

export const pageKinds = ["home", "listing", "vehicle", "contact", "finance", "content"] as const;
export type PageKind = (typeof pageKinds)[number];
export type Template = string;
export type MeasuredPage = { template: Template; kind: PageKind; slug: string; path: string };

/** The words of an option, checked against the allowed ones. */
export function chosen<Name extends string>(option: string, allowed: readonly Name[]): Name[] {
  const words = option.split(",").map((word) => word.trim());
  const unknown = words.find((word) => !allowed.some((name) => name === word));
  if (unknown !== undefined) throw new Error(`There is no "${unknown}". There are: ${allowed.join(", ")}.`);
  return allowed.filter((name) => words.includes(name));
}

export const templatesIn = (option: string): Template[] => chosen(option, templateNames);
export const allTemplates = templateNames.join(",");

/** Pages of the sites that represent some templates. A site without a page of a kind is left out. */
export async function measuredPages(
  port: number,
  templates: readonly Template[],
  kinds: readonly PageKind[],
): Promise<MeasuredPage[]> {
  const found: MeasuredPage[] = [];
  for (const template of templates) {
    const { settings } = siteIn(template);
    const known = await keyPages(port, settings.slug, settings);
    for (const kind of kinds) {
      const path = kind === "content" ? "/about" : known.find(({ name }) => name === kind)?.path;
      if (path !== undefined) found.push({ template, kind, slug: settings.slug, path });
    }
  }
  return found;
}

export const addressOf = (port: number, { slug, path }: Pick<MeasuredPage, "slug" | "path">): string =>
  `http://${slug}.localhost:${port}${path}`;

/** Requests the page once, so that measurements hit the page cache like nearly every visit. */
export async function expectServed(port: number, { slug, path }: MeasuredPage): Promise<void> {
  const { status } = await ask(port, slug, path);
  if (status !== 200) throw new Error(`${path} of ${slug} answers ${status}`);
}
