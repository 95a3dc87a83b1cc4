import { describe, expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import { demoCar, type DemoSite } from "#tests/support/demo-cars.ts";

const site: DemoSite = "harbour-city-motors";
const get = (path: string) => ask(inject("demoPort"), site, path);
/** The text that a visitor reads, without scripts, up to the first card of another car. */
async function ownPart(path: string): Promise<string> {
  const { text } = await get(path);
  const [, main = ""] = text.replaceAll(/<script[\s\S]*?<\/script>/g, "").split("<main");
  return main.split("<article")[0]?.split('id="rates"')[0] ?? "";
}

const loanWords = ["comparison rate", "per week", "Ask about this loan", "Get Finance", "Get finance"];

describe("[4.4.1] a Test Drive Only car offers a test drive in place of finance", () => {
  test.each(["Test Drive Only", "*Test Drive Only*"])("tagged %s: page, calculator, forms and call", async (tag) => {
    const path = demoCar(site, (car) => car.tag === tag);
    const id = path.split("-").at(-1) ?? "";
    const own = await ownPart(path);
    expect(own.includes("Book a Test Drive")).toBe(true);
    expect(loanWords.filter((words) => own.includes(words))).toEqual([]);
    expect((await get(`${path}/finance`)).headers.location).toBe(path);
    const answer = await get(`/api/cars/${id}/finance-disclaimer`);
    expect([answer.status, answer.text]).toEqual([404, '{"error":"No finance is offered for this car."}']);
    expect((await ownPart(`/repayments?car_id=${id}`)).includes(path)).toBe(false);
    expect((await ownPart(`/finance?car_id=${id}`)).includes(path)).toBe(false);
  });

  test("a car beside it that is for sale has all of them", async () => {
    const { text } = await get("/search/demo-cars");
    const path = /href="(\/cars\/[^"/]+)\/finance"/.exec(text)?.[1] ?? "";
    const id = path.split("-").at(-1) ?? "";
    const own = await ownPart(path);
    expect(own.includes("comparison rate")).toBe(true);
    expect((await get(`/api/cars/${id}/finance-disclaimer`)).status).toBe(200);
    expect((await ownPart(`/repayments?car_id=${id}`)).includes(path)).toBe(true);
  });
});
