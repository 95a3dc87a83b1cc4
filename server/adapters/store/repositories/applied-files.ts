import { createHash } from "node:crypto";
import { namesDocument } from "#server/documents/names.ts";
import { readable } from "#server/documents/document-error.ts";
import type { Write } from "../engine.ts";
import type { QueryBuilder } from "../query-builder.ts";
import type { StoreContext } from "./context.ts";

/** What a site or dealership was applied from. */
export type AppliedFile = {
  kind: "site" | "dealership";
  /** The name of its file. */
  slug: string;
  /** Of all files that it is made of. */
  hash: string;
  /** Names that no other file may have. */
  claims: readonly string[];
  /** The dealerships that a site shows. */
  dealerships: readonly string[];
};

export type AppliedFiles = {
  /** Those whose rows are still what was written then: a row that was changed or damaged since is not among them. */
  current: () => Promise<AppliedFile[]>;
};

type StoredSite = { id: string; hosts: readonly string[]; document: string };
type StoredDealership = { document: string; source: string | null };

export const hashOfSite = ({ id, hosts, document }: StoredSite): string => hashOf([id, ...hosts.toSorted(), document]);
export const hashOfDealership = ({ document, source }: StoredDealership): string => hashOf([document, source ?? ""]);

function hashOf(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("base64url");
}

export function createAppliedFiles({ engine, db, unreadable }: StoreContext): AppliedFiles {
  return {
    async current() {
      const [files, sites, hosts, dealerships, sources] = await Promise.all([
        engine.read(db.selectFrom("applied_files").selectAll()),
        engine.read(db.selectFrom("sites").select(["slug", "id", "document"])),
        engine.read(db.selectFrom("site_hosts").select(["slug", "host"])),
        engine.read(db.selectFrom("dealerships").select(["id", "document"])),
        engine.read(db.selectFrom("stock_sources").select(["dealership_id", "document"])),
      ]);
      const hostsOf = Map.groupBy(hosts, ({ slug }) => slug);
      const sourceOf = new Map(sources.map(({ dealership_id, document }) => [dealership_id, document]));
      const stored = new Map<string, string>([
        ...sites.map(({ slug, id, document }) => {
          const own = (hostsOf.get(slug) ?? []).map(({ host }) => host);
          return [`site:${slug}`, hashOfSite({ id, hosts: own, document })] as const;
        }),
        ...dealerships.map(({ id, document }) => {
          return [`dealership:${id}`, hashOfDealership({ document, source: sourceOf.get(id) ?? null })] as const;
        }),
      ]);
      return readable(
        files.filter((file) => stored.get(file.name) === file.stored),
        ({ name, slug, hash, claims, dealerships: shown }): AppliedFile => ({
          kind: name.startsWith("site:") ? "site" : "dealership",
          slug,
          hash,
          claims: namesDocument.decode(claims, name),
          dealerships: namesDocument.decode(shown, name),
        }),
        unreadable,
      );
    },
  };
}

/** Belongs into the batch that writes the rows. `key` is what a site is stored under, or a dealership's id. */
export function keepAppliedFile(db: QueryBuilder, file: AppliedFile, key: string, stored: string): Write {
  const row = {
    name: `${file.kind}:${key}`,
    slug: file.slug,
    hash: file.hash,
    stored,
    claims: namesDocument.encode(file.claims),
    dealerships: namesDocument.encode(file.dealerships),
  };
  return db
    .insertInto("applied_files")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((set) => ({
        slug: set.ref("excluded.slug"),
        hash: set.ref("excluded.hash"),
        stored: set.ref("excluded.stored"),
        claims: set.ref("excluded.claims"),
        dealerships: set.ref("excluded.dealerships"),
      })),
    );
}
