import { describe, expect, test } from "vitest";
import {
  namesOfCheckout,
  shortenModule,
  shortenProperties,
  shortenSheet,
  shortNames,
  shortProperties,
} from "./short-class-names.ts";

const sheet = ".card-body { } .card-body .price-was { } .card { } .menu-title { } .kind-new { }";
const module = (text: string) => ({ name: "part.tsx", text });
const names = (text: string, elsewhere = "") => [...shortNames([sheet], [module(text)], elsewhere).keys()];

describe("the build's short class names", () => {
  test("the name that sheets use most is the shortest", () => {
    const short = shortNames([sheet], []);
    expect([...short]).toEqual([
      ["card-body", "a"],
      ["kind-new", "b"],
      ["menu-title", "c"],
      ["price-was", "d"],
    ]);
    expect(shortenSheet(".card-body > .card:not(.price-was)", short)).toBe(".a > .card:not(.d)");
  });
  test.each([
    'const a = <a className="card-body card" />;',
    'const a = <a className={open ? "card-body" : "price-was"} />;',
    "const a = <a className={`card-body ${kind}`} />;",
    'const a = <a className={open && "card-body"} />;',
    'draw("div", { className: "card-body" });',
    'button.className = "card-body";',
    'function A({ className = "card-body" }) {}',
    'find(".card-body input");',
    'part.innerHTML = `<i class="card-body"></i>`;',
  ])("a class in %s is one", (line) => {
    expect(names(line)).toContain("card-body");
    const said = shortenModule(module(line), new Map([["card-body", "a"]]));
    expect(said).toBe(line.replace("card-body", "a"));
  });
  test.each([
    '<a id="card-body" />;',
    'const looks = { sold: "card-body" };',
    '<a className={state === "card-body" ? "card" : "tag"} />;',
    'list.add("card-body");',
  ])("a name that is something else in %s keeps its words", (line) => expect(names(line)).not.toContain("card-body"));
  test("a name that is composed, or that data may bring, keeps its words", () => {
    expect(names("const a = <a className={`tag kind-${kind}`} />;")).not.toContain("kind-new");
    expect(names("", 'const kind = "menu-title";')).not.toContain("menu-title");
  });
  test("a file's name is no class", () => {
    const line = 'import { a } from "./card-body.ts";';
    expect(shortenModule(module(line), new Map([["card-body", "a"]]))).toBe(line);
  });
  test("no two names of this checkout become one", () => {
    const short = namesOfCheckout();
    expect(short.size).toBeGreaterThan(300);
    expect(new Set(short.values()).size).toBe(short.size);
  });
});

describe("the build's short properties", () => {
  test("a listed property that only sheets say gets a capital letter, set or read", () => {
    const short = shortProperties(["card-radius", "card-padding", "below"], "");
    expect([...short]).toEqual([
      ["card-padding", "A"],
      ["card-radius", "B"],
    ]);
    expect(shortenProperties("--card-radius", short)).toBe("--B");
    expect(shortenProperties("var(--card-radius, var(--radius-2)) var(--card-radius-2)", short)).toBe(
      "var(--B, var(--radius-2)) var(--card-radius-2)",
    );
  });
  test.each(['style={{ "--card-radius": "4px" }}', "`{height:var(--card-radius)}`", 'const name = "card-radius";'])(
    "one that is said in %s keeps its words",
    (text) => expect(shortProperties(["card-radius"], text).size).toBe(0),
  );
});
