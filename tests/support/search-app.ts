import { expect } from "vitest";
import type { CarInput } from "#domain/car/car.ts";
import { issueToken, keysFromSecrets } from "#server/http/api/search/site-tokens.ts";
import type { Platform } from "#server/http/services.ts";
import { noPages } from "./no-pages.ts";
import { createTestApp, testNow } from "./test-app.ts";

export const searchKeys = keysFromSecrets({ secret: "a secret for tests alone" });
export const tokenAt = async (now: number, site = "first-site"): Promise<string> =>
  (await issueToken(site, searchKeys(site), now)).token;

/** The answer to a search call: a result or a refusal. */
export type SearchReply = { status: number; body: Record<string, unknown>; headers: Headers };

/** A refusal in Meilisearch's form. */
export const refusal = (code: string, type = "invalid_request") => ({
  code,
  type,
  message: expect.stringMatching(/\S/),
  link: `https://docs.meilisearch.com/errors#${code}`,
});

/** The application without pages; searches use a valid token of the first site. */
export async function createSearchApp(cars: CarInput[], over: Partial<Platform> = {}) {
  const app = await createTestApp(cars, { build: noPages, ...over });
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<SearchReply> => {
    const response = await app.get(`http://first-site.localhost/api/search${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${await tokenAt(testNow.getTime())}`,
        ...headers,
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as SearchReply["body"], headers: response.headers };
  };
  return { ...app, post };
}
