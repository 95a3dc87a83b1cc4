import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { allMigrations } from "#server/adapters/store/migrations/all-migrations.ts";
import type { Migration } from "#server/adapters/store/migrations/migration.ts";
import { carDocument, feedCarDocument } from "./car-document.ts";
import { type Stored, type StoredDocument, storedDocument } from "./stored-document.ts";
import { readable, reportOnce, type DocumentError } from "./document-error.ts";

type AnyDocument = StoredDocument<string, unknown>;

const root = join(import.meta.dirname, "../..");
const fixtures = join(root, "tests/fixtures/documents");
const isDocument = (value: unknown): value is AnyDocument =>
  typeof value === "object" && value !== null && "decode" in value && "version" in value;

// Every document of this folder, so that a new one is tested without being listed.
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file)) as Promise<object>));
const documents = modules.flatMap((module) => Object.values(module).filter(isDocument));
const versions = documents.flatMap((document) =>
  Array.from({ length: document.version }, (_, at) => ({ document, name: document.name, version: at + 1 })),
);
const textOf = (name: string, version: number) =>
  readFileSync(join(fixtures, `${name}.v${version}.json`), "utf8") as Stored<string>;

/** Versions that a server of the release before would meet without a warning, and not be able to read. */
const unannounced = (
  { name, announcedBy }: Pick<AnyDocument, "name" | "announcedBy">,
  migrations: readonly Migration[],
): string[] => {
  const stopping = new Set(migrations.flatMap((one) => (one.stopsOlderServers === true ? one.name : [])));
  return announcedBy.flatMap((migration, at) => (stopping.has(migration) ? [] : `${name} ${at + 2}: ${migration}`));
};

describe("every stored document", () => {
  test("has a name of its own", () => {
    const names = documents.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(15);
  });

  test.each(versions)("$name of version $version can be read for ever", ({ document, version }) => {
    const value = document.decode(textOf(document.name, version), "fixture");
    const complete = document.schema.parse(value);
    // Where readers get it as it is, nothing may be missing that the schema would add.
    expect(document.checked === "by-reader" ? value : complete).toEqual(value);
    expect(document.decode(document.encode(value), "again")).toEqual(value);
  });

  test.each(documents)("$name of a later version says which release reads it", ({ name, version, decode }) => {
    const later = JSON.stringify({ $version: version + 1 }) as Stored<string>;
    expect(() => decode(later, "row-7")).toThrow(
      `The stored ${name} row-7 cannot be read: it has version ${version + 1}, and this release of Forecourt reads versions up to ${version}.`,
    );
  });

  test("each fixture belongs to a version of a document", () => {
    const known = versions.map(({ name, version }) => `${name}.v${version}.json`);
    expect(readdirSync(fixtures).toSorted()).toEqual(known.toSorted());
  });

  test("of a later version came with a migration of the store that stops older servers", () => {
    expect(documents.flatMap((document) => unannounced(document, allMigrations))).toEqual([]);
  });

  test("is described in this folder, and each column of JSON names one", () => {
    const names = new Set(documents.map(({ name }) => name));
    const tables = readFileSync(join(root, "server/adapters/store/tables.ts"), "utf8");
    const columns = [...tables.matchAll(/Stored<"([\w-]+)">/g)].map(([, name]) => name ?? "");
    expect(columns.filter((name) => !names.has(name))).toEqual([]);
    expect(tables).not.toMatch(/document: string/);
  });
});

describe("versions", () => {
  const person = storedDocument({
    name: "person",
    schema: z.looseObject({ given: z.string(), family: z.string(), age: z.number().nullable().default(null) }),
    migrations: [
      {
        migrate: ({ name, ...rest }: { name: string }) => ({ ...rest, names: name.split(" ") }),
        announcedBy: "0101-lists-of-names",
      },
      {
        migrate: ({ names: [given, family], ...rest }: { names: string[] }) => ({ ...rest, given, family }),
        announcedBy: "0102-given-names",
      },
    ],
  });
  const tags = storedDocument({
    name: "tags",
    schema: z.array(z.string()),
    migrations: [{ migrate: (list: string) => list.split(","), announcedBy: "0103-tags" }],
  });
  const read = (text: string) => person.decode(text as Stored<"person">, "p-1");

  test("a document without a version is of version 1, and passes every migration", () => {
    expect(read('{"name":"Ana Ito"}')).toEqual({ given: "Ana", family: "Ito", age: null });
    expect(read('{"$version":2,"names":["Ana","Ito"]}')).toEqual({ given: "Ana", family: "Ito", age: null });
  });

  test("a version without a migration of the store, or with one that lets older servers start, is found", () => {
    const statements = () => [];
    const [announcing, silent] = [{ stopsOlderServers: true } as const, {}];
    const migrations = (first: object, second: object): Migration[] => [
      { name: "0101-lists-of-names", statements, ...first },
      { name: "0102-given-names", statements, ...second },
    ];
    expect(unannounced(person, migrations(announcing, announcing))).toEqual([]);
    expect(unannounced(person, migrations(announcing, silent))).toEqual(["person 3: 0102-given-names"]);
    expect(unannounced(tags, migrations(announcing, announcing))).toEqual(["tags 2: 0103-tags"]);
  });

  test("the current version is written, and read without a migration", () => {
    const text = person.encode({ given: "Ana", family: "Ito", age: 40 });
    expect(text).toBe('{"$version":3,"given":"Ana","family":"Ito","age":40}');
    expect(person.decode(text, "p-1")).toEqual({ given: "Ana", family: "Ito", age: 40 });
  });

  test("a document that is no object has versions too", () => {
    expect(tags.decode('"a,b"' as Stored<"tags">, "t")).toEqual(["a", "b"]);
    expect(tags.decode(tags.encode(["c"]), "t")).toEqual(["c"]);
  });

  test("a field of a later release survives", () => {
    expect(read('{"$version":3,"given":"Ana","family":"Ito","nick":"A"}')).toMatchObject({ nick: "A" });
  });

  test.each([
    ["{", "it is not JSON. Write it again, or restore it from a backup."],
    ['{"$version":3,"given":"Ana"}', "family: Invalid input: expected string, received undefined."],
    ['{"$version":9}', "it has version 9, and this release of Forecourt reads versions up to 3. Start the release"],
  ])("%s is refused with its name, its id and what to do", (text, problem) => {
    expect(() => read(text)).toThrow(`The stored person p-1 cannot be read: ${problem}`);
  });

  test.each([
    [carDocument, "null"],
    [feedCarDocument, "{}"],
  ])("$name without its parts is reported, although it is not checked: %#", ({ decode, name }, text) => {
    expect(() => decode(text as never, "c-1")).toThrow(`The stored ${name} c-1 cannot be read: a part of it`);
  });

  test("of a list the others are read, and each bad one is reported once", () => {
    const problems: DocumentError[] = [];
    const report = reportOnce((problem) => problems.push(problem as DocumentError));
    const rows = ['{"name":"Ana Ito"}', "{", '{"name":"Bo Li"}'];
    const list = () => readable(rows, read, report).map(({ given }) => given);
    expect([list(), list()]).toEqual([
      ["Ana", "Bo"],
      ["Ana", "Bo"],
    ]);
    expect(problems.map(({ document, id }) => [document, id])).toEqual([["person", "p-1"]]);
  });
});
