import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { forecourtIn, type Said } from "#tests/support/forecourt-command.ts";
import { aCar } from "#tests/support/test-app.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-cli-"));
  cpSync("tests/fixtures/sites", join(folder, "sites"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const forecourt = (...words: string[]) => forecourtIn(join(folder, "data"), words);

/** Runs the command as an operator types it: its own process, its own store. */
function typed(...words: string[]): Promise<Said> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      ["cli/forecourt.js", ...words],
      { env: { ...process.env, DATA_DIR: join(folder, "data") } },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}
const financeProvider = {
  key: "acme",
  name: "Acme Finance",
  lender_type: 1,
  excluded_makes: [],
  excluded_dealerships: [],
  credit_licence: null,
  warning: "WARNING: this comparison rate is true only for the examples given.",
  interest_rate: 8,
  comparison_rate: 9,
  fees: null,
  path: "/finance",
  apply_path: null,
  terms_text: "I agree",
  steps: null,
};
const sites = () => join(folder, "sites");
const carFile = (content: unknown) => {
  const file = join(folder, "cars.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
};

describe("forecourt sites", () => {
  test("[10.9.1] apply, list and show", async () => {
    expect(await typed("sites", "apply", sites())).toMatchObject({
      code: 0,
      out: "changed    first-site\nchanged    second-site\n",
    });
    expect((await forecourt("sites", "apply", sites())).out).toBe("unchanged  first-site\nunchanged  second-site\n");
    expect((await forecourt("sites", "list")).out).toMatch(
      /^first-site +version 1 +first\.example www\.first\.example\n/,
    );
    expect((await forecourt("sites", "show", "first-site")).out).toMatch(/^name: First Site Motors$/m);
    expect(await typed("sites", "show", "third-site")).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no site "third-site"'),
    });
  });
  test("a file in place of the folder is told so", async () => {
    const file = join(sites(), "first-site.yaml");
    const { code, err } = await forecourt("sites", "apply", file);
    expect([code, err.trim()]).toEqual([1, `${file} is a file. Name the folder that holds it.`]);
  });

  test("[8.1.6] validate names an unknown destination and a missing navigation in the spec's words", async () => {
    const file = join(sites(), "first-site.yaml");
    const finance = `finance_provider: ${JSON.stringify({ ...financeProvider, destination: "fax" })}\n`;
    writeFileSync(file, readFileSync(file, "utf8").replace(/^navigation:.*\n/m, "") + finance);
    const refused = await typed("sites", "validate", sites());
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^first-site\.yaml, navigation: Cannot run without navigation$/m);
    expect(refused.err).toMatch(
      /^first-site\.yaml, line \d+, finance_provider\.destination: Unknown destination: fax; write leads or car-clarity$/m,
    );
  });

  test("[10.2.2] a host of a live site whose file is elsewhere", async () => {
    await forecourt("sites", "apply", sites());
    const elsewhere = join(sites(), "../elsewhere");
    cpSync(sites(), elsewhere, { recursive: true });
    rmSync(join(elsewhere, "first-site.yaml"));
    rmSync(join(elsewhere, "first-site"), { recursive: true });
    const file = join(elsewhere, "second-site.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace("second.example]", "www.first.example]"));
    const refused = await forecourt("sites", "validate", elsewhere);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(
      'second-site.yaml, line 5, hosts.1: the host "www.first.example" belongs to the live site first-site; a host leads to one site only',
    );
  });

  test("[10.2.1] a bad file is refused whole: nothing of the folder is applied", async () => {
    const file = join(sites(), "second-site.yaml");
    writeFileSync(file, `${readFileSync(file, "utf8")}phone_maskd: true\n`);
    const refused = await forecourt("sites", "apply", sites());
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/second-site\.yaml, line 17, phone_maskd: there is no setting called "phone_maskd"/);
    expect(refused.err).toMatch(/1 problem\. Nothing was changed\./);
    expect((await forecourt("sites", "list")).out).toBe("");
  });
});

describe("forecourt stock", () => {
  beforeEach(async () => void (await forecourt("sites", "apply", sites())));

  test("[17.1.1] put one car, put it again, list it, delete it", async () => {
    const file = carFile(aCar({ id: "a1" }));
    expect((await forecourt("stock", "put", file)).out).toBe("1 written, 0 unchanged.\n");
    expect((await forecourt("stock", "put", file)).out).toBe("0 written, 1 unchanged.\n");
    expect(JSON.parse((await forecourt("stock", "list", "first")).out)).toMatchObject({ id: "a1", make: "Toyota" });
    const marked = carFile(`\uFEFF${JSON.stringify(aCar({ id: "a1" }))}`);
    expect((await forecourt("stock", "put", marked)).out).toBe("0 written, 1 unchanged.\n");
    const other = await forecourt("stock", "put", carFile(aCar({ id: "a2", slug: "car-a1" })));
    expect([other.code, other.err]).toEqual([1, expect.stringContaining('"car-a1" already belongs to car a1')]);
    expect((await forecourt("stock", "delete", "a1")).out).toBe("1 deleted.\n");
    expect((await forecourt("stock", "delete", "a1")).code).toBe(1);
  });
  test.each([
    [
      "a wrong type",
      [aCar({ id: "a1" }), { ...aCar({ id: "a2" }), price: "cheap" }],
      /car 2 \(stock number A2\), price: .* \(it is "cheap"\)/,
    ],
    [
      "an unknown field",
      { ...aCar({ id: "a1" }), colour_code: 3 },
      /car 1 \(stock number A1\): there is no such field: take out or correct colour_code/,
    ],
    ["an unknown dealership", aCar({ id: "a1", dealership_id: "ninth" }), /there is no dealership with the id "ninth"/],
    [
      "a location of another dealership",
      aCar({ id: "a1", location_id: "second-yard" }),
      /has no location with the id "second-yard"/,
    ],
    ["broken JSON", "{", /is not JSON/],
    [
      "an id that two cars have",
      [aCar({ id: "a1" }), aCar({ id: "a1", slug: "car-b" })],
      /car 2 \(stock number A1\): car 1 has the same id "a1"/,
    ],
    [
      "a slug that two cars have",
      [aCar({ id: "a1", slug: "car-x" }), aCar({ id: "a2", slug: "car-x" })],
      /Car a2: the slug "car-x" already belongs to car a1/,
    ],
    ["a list of what are no cars", [null, 7], /\ncar 1: .*\ncar 2: /],
  ])("[3.1.1, 17.1.1] %s is refused whole and changes nothing", async (_what, content, message) => {
    const refused = await forecourt("stock", "put", carFile(content));
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(message);
    expect((await forecourt("stock", "list", "first")).out).toBe("");
  });
});
