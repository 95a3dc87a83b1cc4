import { readFileSync } from "node:fs";
import type { Document } from "../document.ts";
import { createIndex, type IndexVersion } from "../index-version.ts";
import { parseFacetSearchQuery, parseSearchQuery } from "../query/search-query.ts";
import { SearchError } from "../search-error.ts";
import type { IndexSettings } from "../settings.ts";

/**
 * Answers of a Meilisearch 1.50 server, as facts: one setting, document or call a line. Times and the sentences of
 * refusals are left out; a refusal is its code, and of a filter the characters that it points at.
 */
const file = new URL("meilisearch-answers.jsonl", import.meta.url);

type Line = { readonly index: string } & (
  | { readonly settings: IndexSettings }
  | { readonly document: Document }
  | RecordedCall
);
export type RecordedCall = { readonly index: string } & (
  | { readonly search: Record<string, unknown> }
  | { readonly facetSearch: Record<string, unknown> }
) &
  Answer;
/** `found` is the body of an answer, `refused` the code of a refusal. */
export type Answer = { readonly found?: Record<string, unknown>; readonly refused?: string };

const lines = readFileSync(file, "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Line);

export const recordedCalls = lines.filter((line) => "search" in line || "facetSearch" in line);

/** The rules of a Meilisearch index that has none of its own. */
const usualRules = ["words", "typo", "proximity", "attributeRank", "sort", "wordPosition", "exactness"];

/** Meilisearch keeps equal documents as they arrived and we by their key, so here their arrival is the last rule. */
const arrival = "arrival";

export function recordedDocuments(name: string) {
  const own = lines.filter(({ index }) => index === name);
  const [settings] = own.flatMap((line) => ("settings" in line ? [line.settings] : []));
  const documents = own.flatMap((line) => ("document" in line ? [line.document] : []));
  return { settings, searchable: settings?.searchableAttributes ?? [], documents };
}

export function recordedIndex(name: string): IndexVersion {
  const { settings, documents } = recordedDocuments(name);
  return createIndex(
    {
      ...settings,
      primaryKey: "id",
      displayedAttributes: [...new Set(documents.flatMap((document) => Object.keys(document)))],
      rankingRules: [...(settings?.rankingRules ?? usualRules), `${arrival}:asc`],
    },
    documents.map((document, at) => ({ ...document, [arrival]: at })),
  );
}

/** Our answer in the form of a recorded one. */
export function replay(index: IndexVersion, call: RecordedCall): Answer {
  try {
    const answer =
      "search" in call
        ? index.search(parseSearchQuery(call.search))
        : index.facetSearch(parseFacetSearchQuery(call.facetSearch));
    return { found: JSON.parse(JSON.stringify(answer, onlyRecorded)) as Record<string, unknown> };
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    const place = /\n(\d+:\d+) /.exec(error.message)?.[1];
    return { refused: place === undefined ? error.code : `${error.code} ${place}` };
  }
}

const notRecorded: ReadonlySet<string> = new Set(["processingTimeMs", `${arrival}:asc`]);
const onlyRecorded = (name: string, value: unknown): unknown => (notRecorded.has(name) ? undefined : value);
