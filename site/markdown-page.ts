import { basename } from "node:path";
import { checkPage } from "#domain/page/check-page.ts";
import { page as pageSchema } from "./schema/content.ts";
import type { SiteContent } from "./schema/site-settings.ts";
import { type Problem, YamlFile } from "./yaml-file.ts";

type Page = SiteContent["pages"][number];

const frontMatter = /^---\n([\s\S]*?)\n---\n?/;

/** pages/<slug>.md: title and description between two lines of ---, then Markdown with sections (docs/pages.md). */
export function readMarkdownPage(shown: string, text: string): { page: Page | null; problems: Problem[] } {
  const head = frontMatter.exec(text);
  if (!head) {
    const expected = "a page begins with its title and description between two lines of ---";
    return { page: null, problems: [{ file: shown, line: 1, path: "", expected }] };
  }
  const file = new YamlFile(shown, head[1] ?? "");
  const fields = typeof file.value === "object" && file.value !== null ? file.value : {};
  const body = text.slice(head[0].length);
  const parsed = pageSchema.safeParse({ slug: basename(shown, ".md"), ...fields, body: body.trim() });
  const above = head[0].split("\n").length - 1;
  const inBody = checkPage(body).map(({ line, expected }) => ({ file: shown, line: line + above, path: "", expected }));
  if (parsed.success) return { page: parsed.data, problems: [...file.problems, ...inBody] };
  return { page: null, problems: [...file.problems, ...file.problemsFrom(parsed.error), ...inBody] };
}
