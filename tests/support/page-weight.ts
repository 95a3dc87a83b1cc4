import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

const found = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, path]) => path ?? "")),
];

/** Bytes of styles with gzip. Finance and trade-in pages have a form with steps, in addition to text and a calculator. */
export const mostStyles = { usual: 16_500, withFormOfSteps: 19_000 } as const;

/** The scripts and style files that a document names. */
export const assetsOf = (html: string) => ({
  script: found(html, /"(\/assets\/[^"]+\.js)"/g),
  css: found(html, /href="(\/assets\/[^"]+\.css)"/g),
});

/** How many elements a document has. */
export const elementsOf = (html: string): number =>
  (html.replaceAll(/<(script|style)[\s>].*?<\/\1>/gs, "<$1>").match(/<[a-z][^>]*>/gi) ?? []).length;

/** What a browser fetches before the load event: styles, scripts, fonts and other preloads, pictures that are not lazy. */
export function requestsOf(html: string): string[] {
  const { script, css } = assetsOf(html);
  const pictures = [...html.matchAll(/<img [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/ loading="lazy"/.test(tag))
    .map((tag) => / src="([^"]+)"/.exec(tag)?.[1] ?? "");
  const preloads = [...html.matchAll(/<link [^>]*rel="(?:preload|modulepreload)"[^>]*>/g)].map(
    ([tag]) => / href="([^"]+)"/.exec(tag)?.[1] ?? pictures[0] ?? "",
  );
  const sprites = found(html, /<use href="([^"#]+)#/g);
  const all = [...css, ...script, ...preloads, ...pictures, ...sprites];
  return [...new Set(all.filter((address) => address !== "" && !address.startsWith("data:")))];
}

/** What the built files of these names weigh with gzip, including everything they import. */
export async function scriptWith(names: readonly string[]): Promise<number> {
  const folder = new URL("../../build/client/assets/", import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  const code = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(new URL(file, folder), "utf8")] as const)),
  );
  const needed = new Set<string>();
  const follow = (file: string): void => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const [, next = ""] of (code.get(file) ?? "").matchAll(/(?:from|^import|;import)\s*"\.\/([^"]+\.js)"/g)) {
      follow(next);
    }
  };
  for (const name of names) {
    const file = files.find((one) => one.startsWith(`${name}-`));
    if (file === undefined) throw new Error(`The build has no script ${name}.`);
    follow(file);
  }
  return [...needed].reduce((sum, file) => sum + gzipSync(code.get(file) ?? "").length, 0);
}
