import type { Context } from "hono";
import { type IndexName, indexNames, type SearchScope } from "#server/search/search-port.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { invalidKey, missingAuthorization } from "./search-errors.ts";
import { allOf, ruleFor } from "./search-rules.ts";
import { listedOn, readToken, type SiteKeys } from "./site-tokens.ts";

const longestToken = 4096;

/** Reads the bearer token and turns its rules into a filter for every answer. Refuses in Meilisearch's form. */
export async function authorize(c: Context<RequestEnv>, keys: SiteKeys, now: number): Promise<SearchScope> {
  const { runtime } = c.var;
  const { id } = runtime.site.public;
  const token = /^Bearer +(\S+)$/i.exec(c.req.header("authorization")?.slice(0, longestToken) ?? "")?.[1];
  if (token === undefined) throw missingAuthorization();
  const reading = await readToken(token, keys(id), now);
  if (reading.kind === "forged") throw invalidKey();
  if (reading.kind === "expired") {
    throw invalidKey(`Tenant token expired. Was valid up to \`${reading.at}\` and we're now \`${iso(now)}\`.`);
  }
  const { searchRules } = reading.claims;
  return {
    runtime,
    now,
    token,
    within(uid) {
      const rule = ruleFor(searchRules, uid);
      if (!rule.isAllowed)
        throw invalidKey(
          refusal(
            uid,
            indexNames.filter((name) => ruleFor(searchRules, name).isAllowed),
          ),
        );
      // The site's own filter is added to the token's: whatever a token says, an answer stays inside the site.
      return allOf([listedOn(id), rule.filter]);
    },
  };
}

const iso = (timestamp: number): string => new Date(timestamp).toISOString();

const refusal = (uid: IndexName, allowed: readonly string[]): string =>
  `The API key cannot access the index \`${uid}\`, authorized indexes are ${JSON.stringify(allowed)}.`;
