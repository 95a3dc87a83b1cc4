import { afterEach, expect, test, vi } from "vitest";
import { askSnap21 } from "./ask-snap21.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answers = (make: () => Promise<Response>) => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(make);
  vi.stubGlobal("fetch", fetched);
  return { fetched, logged: vi.spyOn(console, "info").mockReturnValue() };
};
const live = () => new AbortController().signal;

test("[7] asks for the organisation and reads rating and count", async () => {
  const body = { rating: { avgStarRating: 4.6, reviewCount: 12 }, stars: "" };
  const { fetched, logged } = answers(async () => Response.json(body));
  expect(await askSnap21("a b", live())).toEqual({ rating: 4.6, count: 12 });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/reviews/snap21?orgId=a%20b");
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ["a refusal", async () => Response.json({ error: "no" }, { status: 404 })],
  ["another shape", async () => Response.json({})],
  ["no JSON", async () => new Response("<html>")],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
])("[8.1.9] %s is logged and nothing else", async (_what, make) => {
  const { logged } = answers(make);
  expect(await askSnap21("ours", live())).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
});

test("a visitor who leaves is no failure", async () => {
  const { logged } = answers(() => Promise.reject(new DOMException("gone", "AbortError")));
  expect(await askSnap21("ours", AbortSignal.abort())).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});
