import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadFolder } from "#site/load-folder.ts";
import { run } from "../run.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-redirects-"));
  cpSync("tests/fixtures/sites", folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function importing(csv: string, site: string) {
  const file = join(folder, "old.csv");
  writeFileSync(file, csv);
  const out: string[] = [];
  const print = vi.spyOn(process.stdout, "write").mockImplementation((text) => out.push(String(text)) > 0);
  const fail = vi.spyOn(process.stderr, "write").mockImplementation((text) => out.push(String(text)) > 0);
  const code = await run(["sites", "redirects", "import", file, "--site", join(folder, site)]);
  print.mockRestore();
  fail.mockRestore();
  return { code, out: out.join("").replaceAll(`${folder}/`, "") };
}

test("[10.8.3] what can be taken joins the site's list, and every other line is told with its reason", async () => {
  const csv =
    "\uFEFFfrom,to,status\r\n" +
    '"https://first.example/Stock.html",https://www.first.example/search\r\n' +
    "/loop,/loop/\r\n" +
    "/step,/Stock.html\r\n" +
    "/contact,/\r\n" +
    "/gone,,410\r\n" +
    "/nowhere,,301\r\n";
  expect(await importing(csv, "first-site")).toEqual({
    code: 1,
    out:
      "old.csv, line 3: this leads back to where it comes from\n" +
      'old.csv, line 4: "/Stock.html" is itself redirected (from "/Stock.html"); lead straight to /search\n' +
      "old.csv, line 5: this would hide /contact, which exists now\n" +
      'old.csv, line 7: "/nowhere" leads nowhere: say where, or that it is gone (410)\n' +
      "2 added to first-site/redirects.yaml, 4 refused.\n",
  });
  const { network, problems } = loadFolder(folder);
  expect(problems).toEqual([]);
  expect(network.sites[0]?.content.redirects).toEqual([
    { from: "/Stock.html", to: "/search", status: 301 },
    { from: "/gone", to: null, status: 410 },
  ]);
});
test("a list that is there keeps its order and its remarks; nothing is added twice", async () => {
  const file = join(folder, "second-site/redirects.yaml");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, `# By hand.\n${before}`);
  expect(await importing("/fresh,/search\n/used-cars-sydney,/contact\n", "second-site.yaml")).toMatchObject({
    code: 1,
    out: expect.stringContaining("line 2: is in the list already"),
  });
  expect(readFileSync(file, "utf8")).toBe(`# By hand.\n${before}- { from: "/fresh", to: "/search" }\n`);
});
test("a site or a file that is not there is refused", async () => {
  expect(await importing("/a,/b", "third-site")).toMatchObject({
    code: 1,
    out: expect.stringContaining("third-site.yaml"),
  });
  expect(await run(["sites", "redirects", "import"])).toBe(1);
});
