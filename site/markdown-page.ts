import { basename } from "node:path";
import { page as pageSchema } from "./schema/content.ts";
import type { SiteContent } from "./schema/site-settings.ts";
import { type Problem, YamlFile } from "./yaml-file.ts";

type Page = SiteContent["pages"][number];

const frontMatter = /^---\n([\s\S]*?)\n---\n?/;

/** pages/<slug>.md: title and description between two lines of ---, then Markdown. */
export function readMarkdownPage(shown: string, text: string): { page: Page | null; problems: Problem[] } {
  const head = frontMatter.exec(text);
  if (!head) {
    const expected = "a page begins with its title and description between two lines of ---";
    return { page: null, problems: [{ file: shown, line: 1, path: "", expected }] };
  }
  const file = new YamlFile(shown, head[1] ?? "");
  const fields = typeof file.value === "object" && file.value !== null ? file.value : {};
  const parsed = pageSchema.safeParse({
    slug: basename(shown, ".md"),
    ...fields,
    body: text.slice(head[0].length).trim(),
  });
  if (parsed.success) return { page: parsed.data, problems: file.problems };
  return { page: null, problems: [...file.problems, ...file.problemsFrom(parsed.error)] };
}
