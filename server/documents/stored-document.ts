import type { ZodError, ZodType } from "zod";
import { DocumentError } from "./document-error.ts";

declare const documentName: unique symbol;
/** The text of a stored document. Only the document's own `encode` makes one, so no column can be filled otherwise. */
export type Stored<Name extends string> = string & { readonly [documentName]: Name };

/** Makes a document of the next version from one of an earlier version. It may rely on that version's shape. */
// oxlint-disable-next-line typescript/no-explicit-any -- the shape of an earlier version has no type any more
type Migrate = (document: any) => unknown;

/** A further version of a document. Older servers cannot read what it writes, so it takes two files to make one. */
type Version = {
  migrate: Migrate;
  /** Name of the store's migration that came with it and says `stopsOlderServers` (decision 51). A test looks for it. */
  announcedBy: string;
};

type Description<Name extends string, T> = {
  name: Name;
  /** The current version. Loose objects: a field of a later release survives being read and written by this one. */
  schema: ZodType<T>;
  /** From version 1 to 2, from 2 to 3 … Their number decides which version is the current one. */
  migrations?: readonly Version[];
  /** Where the schema is applied. A document that is checked elsewhere is only parsed, migrated and completed. */
  checked?: Checked;
  /** Adds what later releases of the schema have a default for, where the schema is not applied. */
  complete?: (value: T) => T;
};

/**
 * when-read: `decode` applies the schema. by-reader: every caller of `decode` does so itself. when-written: only before
 * `encode`, for documents that are read too often.
 */
type Checked = "when-read" | "by-reader" | "when-written";

export type StoredDocument<Name extends string, T> = {
  readonly name: Name;
  readonly version: number;
  readonly schema: ZodType<T>;
  readonly checked: Checked;
  /** For each version after the first. */
  readonly announcedBy: readonly string[];
  encode: (value: T) => Stored<Name>;
  /** Throws DocumentError. `id` names the row or file in the message. */
  decode: (text: Stored<Name>, id: string) => T;
};

const whatToDo = "Write it again, or restore it from a backup.";
const versionKey = "$version";
const valueKey = "$value";

/**
 * One kind of JSON in the store. A document without `$version` has version 1, so version 1 is stored as plain JSON. A
 * document that is no object is stored below `$value` from version 2 on.
 */
export function storedDocument<Name extends string, T>(described: Description<Name, T>): StoredDocument<Name, T> {
  const { name, schema, migrations = [], checked = "when-read" } = described;
  const version = migrations.length + 1;
  const completed = (value: T, id: string): T => {
    try {
      return described.complete?.(value) ?? value;
    } catch {
      throw new DocumentError(name, id, `a part of it is missing. ${whatToDo}`);
    }
  };

  return {
    name,
    version,
    schema,
    checked,
    announcedBy: migrations.map(({ announcedBy }) => announcedBy),
    encode: (value) => JSON.stringify(version === 1 ? value : marked(version, value)) as Stored<Name>,
    decode(text, id) {
      const stored = parse(text, name, id);
      const found = versionOf(stored);
      if (found > version) throw new DocumentError(name, id, newer(found, version));
      const migrated = found === 1 ? stored : unmarked(stored);
      const value = migrations.slice(found - 1).reduce((before, { migrate }) => migrate(before), migrated);
      if (checked !== "when-read") return completed(value as T, id);
      const read = schema.safeParse(value);
      if (!read.success) throw new DocumentError(name, id, problemOf(read.error));
      return read.data;
    },
  };
}

function parse(text: string, name: string, id: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DocumentError(name, id, `it is not JSON. ${whatToDo}`);
  }
}

function versionOf(stored: unknown): number {
  const version = isObject(stored) ? stored[versionKey] : undefined;
  return typeof version === "number" ? version : 1;
}

function marked(version: number, value: unknown): object {
  return isObject(value) ? { [versionKey]: version, ...value } : { [versionKey]: version, [valueKey]: value };
}

function unmarked(stored: unknown): unknown {
  const { [versionKey]: _version, ...value } = stored as Record<string, unknown>;
  return valueKey in value ? value[valueKey] : value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const newer = (found: number, known: number): string =>
  `it has version ${found}, and this release of Forecourt reads versions up to ${known}. Start the release that wrote it, or a later one.`;

const MOST_ISSUES = 5;

const problemOf = ({ issues }: ZodError): string =>
  `${issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => `${path.join(".") || "the document"}: ${message}`)
    .join("; ")}. ${whatToDo}`;
