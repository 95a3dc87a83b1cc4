import { describe, expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import { browsers, useShoppers } from "./browsers.ts";
import { startWebKit } from "./webkit.ts";
import type { Shopper } from "./shopper.ts";

// Faults that these browsers have shown and Chromium had not. Uncaught errors already fail every visit.

const bikes = "redline-motorcycles";
const group = "harbour-city-motors";
const newCars = "meridian-new-cars";
const button = (name: string) => ({ role: "button", name });

/** Widths of some words in the font of their element, upright and slanted, and in its fallback. */
const widthsOf = `
  const [it] = arguments;
  const { fontFamily, fontWeight } = getComputedStyle(it);
  const width = (style, family) => {
    const words = document.createElement("span");
    words.style.cssText = "position:absolute;white-space:nowrap;font-size:100px";
    Object.assign(words.style, { fontStyle: style, fontFamily: family, fontWeight });
    words.textContent = it.textContent;
    document.body.append(words);
    const { width } = words.getBoundingClientRect();
    words.remove();
    return width;
  };
  const [own, ...others] = fontFamily.split(",");
  const loaded = ["normal", "italic"].map((style) => document.fonts.load(style + " " + fontWeight + " 20px " + own));
  // The faces are optional: Firefox refuses to load those that came too late. They are then declared again.
  const again = () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const named = (name) => name.replaceAll('"', "").trim();
    const isOwn = (rule) => rule instanceof CSSFontFaceRule && named(rule.style.getPropertyValue("font-family")) === named(own);
    const faces = rules.filter(isOwn).map(({ style, parentStyleSheet }) => {
      const of = (name, otherwise) => style.getPropertyValue(name) || otherwise;
      const file = /url\\("?([^")]+)/.exec(of("src"))[1];
      const source = 'url("' + new URL(file, parentStyleSheet.href ?? document.baseURI) + '")';
      const unicodeRange = of("unicode-range", "U+0-10FFFF");
      return new FontFace("Measured", source, { weight: of("font-weight"), style: of("font-style", "normal"), unicodeRange });
    });
    for (const face of faces) document.fonts.add(face);
    return Promise.all(faces.map((face) => face.load())).then(() => "Measured");
  };
  return Promise.all(loaded)
    .then(() => own, again)
    .then((family) => [width("normal", family), width("italic", family), width("normal", others.join())]);`;

/** Whether the last character of a heading is on the same line as the one before it. */
const isWhole = `
  const [it] = arguments;
  const letters = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
  let last = null;
  while (letters.nextNode()) if (letters.currentNode.data.trim() !== "") last = letters.currentNode;
  const end = last.data.trimEnd().length;
  const [before, sign] = [end - 2, end - 1].map((at) => {
    const range = document.createRange();
    range.setStart(last, at);
    range.setEnd(last, at + 1);
    return range.getBoundingClientRect();
  });
  return Math.abs(before.bottom - sign.bottom) < 2;`;

async function runOn(shopper: Shopper, mark: Parameters<Shopper["see"]>[0], body: string): Promise<unknown> {
  return shopper.read(mark, `(function () { ${body} })(it)`);
}

describe.each(browsers)("in %s", (_name, start) => {
  const { expectOnPhone, expectOnDesk } = useShoppers(start);

  test("moto's 'Just in' is set in moto's own letters, though they stand upright", () =>
    expectOnPhone(bikes, async (shopper) => {
      await shopper.open("/");
      const [upright = 0, slanted = 0, other = 0] = (await runOn(shopper, { text: "Just in" }, widthsOf)) as number[];
      expect(Math.abs(upright - slanted)).toBeLessThanOrEqual(1);
      expect(Math.abs(upright - other)).toBeGreaterThan(5);
    }));

  test("moto's heading keeps its dot beside a scrollbar that takes room", () =>
    expectOnDesk(bikes, async (shopper) => {
      for (const width of [1440, 1366, 1280, 1024, 390]) {
        await shopper.window.resize(width, 800);
        await shopper.open("/");
        const heading = { role: "heading", name: "Full noise." };
        expect([width, await runOn(shopper, heading, isWhole)]).toEqual([width, true]);
      }
    }));

  test("the drawer opens by the keyboard while the button's name shows", () =>
    expectOnPhone(group, async (shopper) => {
      await shopper.open("/");
      await shopper.read(button("Menu"), "it.focus()");
      await shopper.press("Enter");
      await shopper.see(button("Close menu"));
      await shopper.press("Escape");
      await shopper.seeNot(button("Close menu"));
    }));

  test("the search opens once and closes once", () =>
    expectOnPhone(group, async (shopper) => {
      await shopper.open("/");
      await shopper.click(button("Search"));
      await shopper.see({ role: "dialog", name: "Search stock" });
      await shopper.click(button("Close search"));
      await shopper.seeNot({ role: "dialog", name: "Search stock" });
    }));

  test("a click that does not say what made it leaves a menu open that the mouse has opened", () =>
    expectOnDesk(newCars, async (shopper) => {
      await shopper.open("/");
      await shopper.until(
        () => shopper.window.run('return document.querySelector("header [data-hover] details") !== null'),
        "there are menus that open under the mouse",
      );
      await shopper.until(
        () => shopper.window.run('return document.querySelector("html[data-live]") !== null'),
        "the menus listen",
      );
      const isOpen = await shopper.window.run(`
        const menu = document.querySelector("header [data-hover] details");
        const summary = menu.querySelector("summary");
        const mouse = { pointerType: "mouse", bubbles: true, cancelable: true };
        menu.dispatchEvent(new PointerEvent("pointerenter", mouse));
        summary.dispatchEvent(new PointerEvent("pointerdown", mouse));
        summary.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
        return menu.open;`);
      expect(isOpen).toBe(true);
    }));

  test("no page is wider than a phone", async () => {
    for (const site of [group, bikes, "southern-cross-prestige", "outback-caravans-trucks", "corner-lot"]) {
      await expectOnPhone(site, async (shopper) => {
        const listing =
          /href="(\/search\/[^"?]+)"/.exec((await ask(inject("demoPort"), site, "/")).text)?.[1] ?? "/search";
        for (const path of ["/", listing, "/contact"]) {
          await shopper.open(path);
          // A scrollbar that takes up space is not part of the page's width.
          const beyond =
            "const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth";
          expect([site, path, await shopper.window.run(beyond)]).toEqual([site, path, 0]);
        }
      });
    }
  });
});

describe("in WebKit without popovers, as Safari before 17 is", () => {
  const { expectOnPhone, expectOnDesk } = useShoppers(() => startWebKit(["PopoverAttribute"]));

  test("the drawer is shut until it is opened, and shuts again", () =>
    expectOnPhone(group, async (shopper) => {
      await shopper.open("/");
      expect(await shopper.window.run('return CSS.supports("selector(:popover-open)")')).toBe(false);
      await shopper.seeNot(button("Close menu"));
      await shopper.click(button("Menu"));
      await shopper.click(button("Close menu"));
      await shopper.seeNot(button("Close menu"));
    }));

  test("the filters open as a sheet and are chosen from", () =>
    expectOnPhone(group, async (shopper) => {
      await shopper.open("/search");
      await shopper.click({ role: "button", name: /^Filters/ });
      await shopper.click({ role: "checkbox", name: /^Used/ });
      await shopper.untilAt(/used/);
    }));

  test("a wide window has its menus in a bar", () =>
    expectOnDesk(group, async (shopper) => {
      await shopper.open("/");
      await shopper.see({ role: "navigation", name: "Main" });
    }));
});
