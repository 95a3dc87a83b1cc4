import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { storedSite } from "./resolve-site.ts";

/** Writes a stored site as files from which it can be applied again. Returns their names. */
export function writeSite(folder: string, document: unknown): string[] {
  const { settings, content } = storedSite.parse(document);
  const slug = String(settings["slug"]);
  const { pages, ...lists } = content;
  mkdirSync(join(folder, slug, "pages"), { recursive: true });
  const files: [string, string][] = [
    [`${slug}.yaml`, stringify(settings)],
    ...Object.entries(lists)
      .filter(([, list]) => list.length > 0)
      .map(([name, list]): [string, string] => [`${slug}/${name}.yaml`, stringify(list)]),
    ...pages.map(({ slug: page, body, ...head }): [string, string] => [
      `${slug}/pages/${page}.md`,
      `---\n${stringify(head)}---\n${body}`,
    ]),
  ];
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  return files.map(([name]) => name);
}
