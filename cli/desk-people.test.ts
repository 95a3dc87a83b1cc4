import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openStore } from "#server/adapters/store/open-store.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";

const dean = "dean@example.com";
let folder: string;
const forecourt = (...words: string[]) => forecourtIn(folder, ["people", ...words]);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-desk-"));
  const store = await openStore({ dataDir: folder });
  await applyFolder(store, join(import.meta.dirname, "../tests/fixtures/sites"));
  await store.close();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  const { out } = await forecourt("list", "--json");
  for (const { address } of JSON.parse(out) as { address: string }[]) await forecourt("remove", address);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("[6.3.10] forecourt people", () => {
  test("invites the first operator into an empty store, and prints a way in without mail", async () => {
    const empty = mkdtempSync(join(tmpdir(), "forecourt-desk-"));
    vi.stubEnv("DESK_HOST", "desk.agency.example");
    vi.stubEnv("PUBLIC_SCHEME", "https");
    const invited = await forecourtIn(empty, ["people", "invite", "Ana Ito", "ana@example.com", "--role", "operator"]);
    expect(invited).toMatchObject({ code: 0, err: "", out: expect.stringContaining("ana@example.com is invited.") });
    const { out } = await forecourtIn(empty, ["people", "link", "ANA@example.com"]);
    expect(out).toMatch(/^Link: https:\/\/desk\.agency\.example\/sign-in\/link\?token=[\w%.-]+\nCode: \d{6}\n/);
    rmSync(empty, { recursive: true });
  });

  test("invites to a site, lists, changes the role and removes", async () => {
    expect(
      await forecourt("invite", "Dean Cavallo", dean, "--role", "principal", "--site", "first-site"),
    ).toMatchObject({
      code: 0,
    });
    const listed = await forecourt("list", "--site", "first-site");
    expect(listed.out).toBe(`${dean}  Dean Cavallo  principal of first-site  not here yet\n`);
    expect((await forecourt("role", dean, "sales", "--site", "first-site")).out).toContain("sales of first-site");
    expect((await forecourt("sessions", dean)).out).toBe(`${dean} is signed in nowhere.\n`);
    expect((await forecourt("sessions", dean, "--end")).out).toBe("0 sessions ended.\n");
    expect((await forecourt("remove", dean, "--site", "first-site")).out).toBe(`${dean} is removed from the desk.\n`);
    expect((await forecourt("list")).out).toBe("Nobody is invited to the desk yet.\n");
  });

  test("names what is wrong, and changes nothing", async () => {
    await forecourt("invite", "Dean Cavallo", dean, "--role", "principal", "--site", "first-site");
    const before = (await forecourt("list", "--json")).out;
    for (const [words, sentence] of [
      [["invite", "Dean"], "Name a person and an address"],
      [["invite", "Dean", "dean", "--role", "sales", "--site", "first-site"], "Write an address"],
      [["invite", "Eve", "eve@example.com", "--role", "owner", "--site", "first-site"], "Choose one of the roles."],
      [["invite", "Eve", "eve@example.com", "--role", "sales"], "Choose the site"],
      [["invite", "Eve", "eve@example.com", "--role", "sales", "--site", "none"], 'There is no site "none".'],
      [
        ["invite", "Eve", "eve@example.com", "--role", "sales", "--site", "first-site", "--location", "x"],
        "no location x",
      ],
      [["invite", "Dean", dean, "--role", "sales", "--site", "first-site"], "invited already"],
      [["link", "eve@example.com"], "Nobody of the desk has the address eve@example.com."],
      [["link"], "Name the address"],
      [["role", dean, "sales"], "--site SLUG"],
      [["role", dean, "sales", "--site", "second-site"], "has no right at second-site"],
      [["remove", dean, "--site", "second-site"], "has no right at second-site"],
    ] as const) {
      expect(await forecourt(...words)).toMatchObject({ code: 1, out: "", err: expect.stringContaining(sentence) });
    }
    expect((await forecourt("list", "--json")).out).toBe(before);
  });

  test("leaves people of the desk alone when a visitor is erased", async () => {
    await forecourt("invite", "Dean Cavallo", dean, "--role", "principal", "--site", "first-site");
    await forecourt("erase", dean);
    expect((await forecourt("list")).out).toContain("principal of first-site");
  });
});
