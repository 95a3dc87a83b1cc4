import { describe, expect, test } from "vitest";
import { figuresOf } from "#domain/country/figures.ts";
import { type Answer, createAskSearch } from "./ask-search.ts";
import { clearRecent, readRecent, rememberSearch } from "./recent-searches.ts";
import { popularGroups, recentGroup, toGroups } from "./suggestions.ts";

const figures = figuresOf("en-AU", "AUD");
const hit = (changes: Partial<Answer["hits"][number]> = {}) => ({
  id: "c1",
  slug: "2021-toyota-hilux-c1",
  name: "2021 Toyota HiLux",
  price: "$45,990",
  primary_image_url: "/media/studio/ute/white.webp",
  label: "Used car",
  ...changes,
});

const answer = (changes: Partial<Answer> = {}): Answer => ({
  search: null,
  hits: [],
  makes: { Toyota: 20, Mazda: 3 },
  models: { "Toyota/HiLux": 9, "Toyota/Corolla": 11, "Mazda/3": 3 },
  bodies: { Ute: 9, Sedan: 14 },
  total: 23,
  completed: [],
  popular: [],
  ...changes,
});

describe("suggestions [2.3]", () => {
  const labels = (text: string, from = answer()) =>
    toGroups(text, from, figures).flatMap(({ options }) => options.map(({ label, detail }) => `${label} ${detail}`));

  test("a make, then its models, most cars first", () => {
    expect(labels("toy")).toEqual(["Toyota 20", "Toyota Corolla 11", "Toyota HiLux 9"]);
  });
  test("every word must name it", () => {
    expect(labels("toyota hil")).toEqual(["Toyota HiLux 9"]);
    expect(labels("ute")).toEqual(["Ute 9"]);
  });
  test("misspelt words that find one model only mean that model", () => {
    expect(labels("hilxu", answer({ makes: { Toyota: 9 }, models: { "Toyota/HiLux": 9 }, total: 9 }))).toEqual([
      "Toyota HiLux 9",
    ]);
  });
  test("a model leads to make and model, a comma in a name stays in it", () => {
    const [group] = toGroups("a,b", answer({ models: { "Toyota/A,b": 1 } }), figures);
    expect(decodeURIComponent(group?.options[0]?.url ?? "")).toBe("/search?make=Toyota&make_model=Toyota/A\\,b");
  });
  test("[2.3.38] the search as it was understood comes first, then what the words name, then its cars", () => {
    const search = { label: "3 seven-seat hybrids under $45,000", url: "/search?q=7+seat+hybrid+under+45k" };
    const groups = toGroups("ute", answer({ search, hits: [hit()] }), figures);
    expect(groups.map(({ options }) => options.map(({ kind, label }) => `${kind} ${label}`))).toEqual([
      ["search 3 seven-seat hybrids under $45,000", "body Ute"],
      ["car 2021 Toyota HiLux"],
    ]);
    expect(groups[0]?.options[0]?.url).toBe(search.url);
  });
  test("a car shows the price that it was told with", () => {
    const from = answer({ hits: [hit(), hit({ slug: "b", price: "$299 per week" }), hit({ slug: "c", price: null })] });
    expect(toGroups("zzz", from, figures)[0]?.options.map(({ price }) => price)).toEqual([
      "$45,990",
      "$299 per week",
      null,
    ]);
  });
  test("[2.3.36, 3] a car shows image, name and label", () => {
    expect(toGroups("zzz", answer({ hits: [hit()] }), figures)[0]?.options[0]).toMatchObject({
      label: "2021 Toyota HiLux",
      detail: "Used car",
      image: "/img/0000000000/240-75/studio/ute/white.webp",
      url: "/cars/2021-toyota-hilux-c1",
    });
  });
  test("[16.3.4] an empty box offers what the site has most of, with counts", () => {
    const searches = [{ label: "Toyota", url: "/search/toyota", count: 1200 }];
    const [group] = popularGroups(answer({ popular: [{ label: "Make", searches }] }), figures);
    expect([group?.label, group?.options.map(({ label, url, detail }) => [label, url, detail])]).toEqual([
      "Make",
      [["Toyota", "/search/toyota", "1,200"]],
    ]);
  });
  test("recent searches are asked again as they were typed", () => {
    expect(recentGroup(["white ute"], "/used-car")[0]?.options[0]?.url).toBe("/used-car?q=white+ute");
    expect(recentGroup([], "/search")).toEqual([]);
  });
});

describe("recent searches", () => {
  const storage = (): Storage => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    } as Storage;
  };
  test("[16.3.2] newest first, five at most, none twice", () => {
    const own = storage();
    for (const text of ["a", "b", "c", "d", "e", "f", " C "]) rememberSearch(own, text);
    expect(readRecent(own)).toEqual(["C", "f", "e", "d", "b"]);
    clearRecent(own);
    expect(readRecent(own)).toEqual([]);
  });
  test("a storage that is forbidden or broken remembers nothing and breaks nothing", () => {
    rememberSearch(null, "a");
    const broken = { getItem: () => "{" } as unknown as Storage;
    expect(readRecent(null)).toEqual([]);
    expect(readRecent(broken)).toEqual([]);
  });
});

describe("asking for suggestions [7.4.6]", () => {
  const signal = new AbortController().signal;
  function service(status = 200) {
    const calls: string[] = [];
    const ask = (async (url: string) => {
      calls.push(url);
      return Response.json(answer({ hits: [hit()] }), { status });
    }) as typeof fetch;
    return { calls, ask: createAskSearch(ask) };
  }

  test("the words go out as they are, in lower case", async () => {
    const { calls, ask } = service();
    expect((await ask(" White Hilux", signal)).hits).toHaveLength(1);
    expect(calls).toEqual(["/api/suggestions?q=white+hilux"]);
  });
  test("[4.9, 16.3.3] the same words are asked once; of 51 the oldest is forgotten", async () => {
    const { calls, ask } = service();
    for (let at = 0; at < 51; at++) await ask(`word ${at}`, signal);
    const before = calls.length;
    await ask("WORD 50 ", signal);
    expect(calls.length).toBe(before);
    await ask("word 0", signal);
    expect(calls.length).toBe(before + 1);
  });
  test("a failure is the caller's", async () => {
    await expect(service(503).ask("a", signal)).rejects.toThrow("503");
  });
});
