import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Document } from "#search-engine/document.ts";
import { readFilter } from "#search-engine/filter/filter-input.ts";
import { createIndex, type IndexVersion } from "#search-engine/index-version.ts";
import { SearchError } from "#search-engine/search-error.ts";
import type { IndexSettings } from "#search-engine/settings.ts";
import { readTenantToken, type SigningKey } from "#server/search/tenant-token.ts";
import { ruleFor } from "#server/http/api/search/search-rules.ts";

type Held = {
  settings: Partial<IndexSettings>;
  primaryKey: string;
  documents: Map<string, Document>;
  engine?: IndexVersion;
};
type Task = { uid: number; polls: number; error: { message: string } | null };
type Reply = { status: number; body: unknown };

const masterKey = "the master key of a test";
const searchKey: SigningKey = { uid: "0d1c5a4e-8f0b-4f43-9d1a-6f5be3f3f9aa", key: "a key that may search" };
const reply = (body: unknown, status = 200): Reply => ({ status, body });
const refuse = (status: number, code: string): Reply => reply({ message: code, code, type: "auth", link: "" }, status);

/** A real server shows the visitor's filter together with the token's, and places in both. */
function withWholeFilter({ code, message }: SearchError, own: unknown, token: unknown): SearchError {
  const [reason] = message.split("\n");
  return new SearchError(code, `${reason}\n2:9 (${JSON.stringify(own)}) AND (${JSON.stringify(token)})`);
}

/**
 * Implements as much of Meilisearch as the adapter uses: settings, documents, tasks, keys and searches with tenant
 * tokens over one index for all sites. Fails when told to.
 */
export async function fakeMeilisearch() {
  const indexes = new Map<string, Held>();
  const tasks: Task[] = [];
  const calls: string[] = [];
  /** What each call would accept. */
  const encodings: (string | undefined)[] = [];
  const faults = {
    /** Decides for each call whether it fails. */
    fail: (_call: string): boolean => false,
    /** Decides for each search whether the server refuses it for a reason of its own. */
    refuse: (_call: string): boolean => false,
    /** How often a task is reported as running before it is done. */
    slowness: 0,
    /** Decides whether a task fails. */
    failTask: (_call: string): boolean => false,
  };

  const heldOf = (uid: string): Held => {
    const held = indexes.get(uid) ?? { settings: {}, primaryKey: "id", documents: new Map() };
    indexes.set(uid, held);
    return held;
  };
  const engineOf = (uid: string): IndexVersion => {
    const held = heldOf(uid);
    const { settings, primaryKey, documents } = held;
    const rankingRules = settings.rankingRules?.filter((rule) => rule.includes(":")) ?? [];
    held.engine ??= createIndex(
      { ...settings, rankingRules, sortFacetValuesBy: "count", primaryKey },
      documents.values(),
    );
    return held.engine;
  };
  const matching = (uid: string, filter: string): Document[] => {
    const { keys } = engineOf(uid).disjunctive({
      filter: readFilter(filter),
      limit: 1_000_000,
      attributesToRetrieve: [],
    });
    return keys.map((key) => heldOf(uid).documents.get(key)!);
  };
  const task = (call: string, work: () => void): Reply => {
    const error = faults.failTask(call) ? { message: "no space left" } : null;
    if (!error) {
      work();
      for (const held of indexes.values()) delete held.engine;
    }
    tasks.push({ uid: tasks.length, polls: faults.slowness, error });
    return reply({ taskUid: tasks.length - 1, status: "enqueued" }, 202);
  };

  const find = async (
    request: IncomingMessage,
    uid: string,
    query: Record<string, unknown>,
    isFacet = false,
  ): Promise<unknown> => {
    const token = request.headers.authorization?.slice("Bearer ".length) ?? "";
    const claims = await readTenantToken(token, searchKey);
    const rule = claims && ruleFor(claims.searchRules, uid);
    if (!rule?.isAllowed) throw new SearchError("invalid_api_key", "The provided API key is invalid.");
    const within = { within: readFilter(rule.filter) };
    const index = engineOf(uid);
    try {
      return isFacet ? index.facetSearch(query as { facetName: string }, within) : index.search(query, within);
    } catch (error) {
      if (error instanceof SearchError) throw withWholeFilter(error, query["filter"], rule.filter);
      throw error;
    }
  };

  const answer = async (request: IncomingMessage, path: string, body: Record<string, unknown>): Promise<Reply> => {
    const call = `${request.method} ${path}`;
    if (faults.refuse(call)) throw new SearchError("invalid_search_filter", "A reason, and listed_on = first-site.");
    const [, area, uid = "", part, more] = path.split("/");
    if (area === "health") return reply({ status: "available" });
    if (area === "multi-search") {
      const queries = body["queries"] as { indexUid: string }[];
      return reply({
        results: await Promise.all(
          queries.map(async ({ indexUid, ...query }) => ({
            indexUid,
            ...((await find(request, indexUid, query)) as object),
          })),
        ),
      });
    }
    if (part === "search") return reply(await find(request, uid, body));
    if (part === "facet-search") return reply(await find(request, uid, body, true));
    if (request.headers.authorization !== `Bearer ${masterKey}`) return refuse(403, "invalid_api_key");
    if (area === "keys")
      return reply({ results: [{ ...searchKey, actions: ["search"], indexes: ["*"], expiresAt: null }] });
    if (area === "tasks") {
      const { polls, error } = tasks[Number(uid)]!;
      tasks[Number(uid)]!.polls--;
      return reply({ uid: Number(uid), status: polls > 0 ? "processing" : error ? "failed" : "succeeded", error });
    }
    if (part === "settings") return task(call, () => void (heldOf(uid).settings = body));
    if (!indexes.has(uid) && request.method === "GET") return refuse(404, "index_not_found");
    const { documents } = heldOf(uid);
    if (more === "fetch") {
      const { filter, offset = 0, limit = 20 } = body as { filter?: string; offset?: number; limit?: number };
      const found = filter === undefined ? [...documents.values()] : matching(uid, filter);
      return reply({ results: found.slice(offset, offset + limit), offset, limit, total: found.length });
    }
    if (more === "delete-batch") {
      return task(call, () => (body as unknown as string[]).forEach((id) => documents.delete(id)));
    }
    if (more === "delete") {
      const { primaryKey } = heldOf(uid);
      return task(call, () =>
        matching(uid, String(body["filter"])).forEach((document) => documents.delete(String(document[primaryKey]))),
      );
    }
    if (request.method === "GET") {
      const document = documents.get(more ?? "");
      if (more === undefined) return reply({ results: [...documents.values()], total: documents.size });
      return document ? reply(document) : refuse(404, "document_not_found");
    }
    const primaryKey = new URL(request.url!, "http://fake").searchParams.get("primaryKey") ?? "id";
    return task(call, () => {
      heldOf(uid).primaryKey = primaryKey;
      for (const document of body as unknown as Document[]) documents.set(String(document[primaryKey]), document);
    });
  };

  const server = createServer((request, response) => {
    const path = new URL(request.url!, "http://fake").pathname;
    const call = `${request.method} ${path}`;
    const send = ({ status, body }: Reply) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    calls.push(call);
    encodings.push(request.headers["accept-encoding"]?.toString());
    if (faults.fail(call)) return void send(refuse(503, "internal"));
    const read = request.method === "GET" ? Promise.resolve({}) : json(request);
    void read
      .then(async (body) => send(await answer(request, path, body as Record<string, unknown>)))
      .catch((error: unknown) => {
        if (error instanceof SearchError)
          send(reply(error.toJSON(), error.code === "invalid_api_key" ? 403 : error.status));
        else send(reply({ message: String(error), code: "internal", type: "internal", link: "" }, 500));
      });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    masterKey,
    faults,
    calls,
    encodings,
    /** Ids of the documents in an index, sorted. */
    ids: (uid: string) => [...heldOf(uid).documents.keys()].sort(),
    documents: (uid: string) => [...heldOf(uid).documents.values()],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
