import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { vi } from "vitest";
import type { Means } from "./means.ts";

/** The library that finds elements by role, label and text, as people do; it runs in the page. */
const library = readFileSync(
  createRequire(import.meta.url)
    .resolve("@testing-library/dom")
    .replace("index.js", "@testing-library/dom.umd.min.js"),
  "utf8",
);

/** How an element is found: by role and name, by the label of a field, or by its text. */
export type Mark =
  | { role: string; name?: string | RegExp; group?: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp };

const patience = { timeout: 120_000, interval: 200 };

/** A person in front of a window who knows only what it shows. */
export class Shopper {
  readonly window: Means<unknown>;
  readonly #site: string;

  constructor(window: Means<unknown>, site: string) {
    this.window = window;
    this.#site = site;
  }

  async open(path: string): Promise<void> {
    await this.window.goTo(new URL(path, this.#site).href);
    await this.untilLive();
  }

  /** Before the page's script runs, a click is handled by the browser itself and leads elsewhere. */
  async untilLive(): Promise<void> {
    const isLive =
      'return document.querySelector("html[data-live]:not(:has([data-when=idle]:not([data-awake])))") !== null';
    await this.until(() => this.window.run(isLive), "the page's script has taken over");
  }

  async untilAt(address: RegExp): Promise<void> {
    await this.until(async () => address.test(await this.window.address()), `the address is ${address}`);
    await this.untilLive();
  }

  async click(mark: Mark): Promise<void> {
    await this.#with(mark, async (found) => {
      await this.#untilStill(found);
      await this.window.run(uncover, found);
      await this.#untilStill(found);
      await this.window.click(found);
    });
  }

  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.#with({ role: "textbox", name }, (found) => this.window.type(found, text));
  }

  async choose(label: string | RegExp, value: string): Promise<void> {
    await this.#with({ label }, (found) => this.window.choose(found, value));
  }

  /** A file field may be hidden behind a visible button. */
  async attach(label: string | RegExp, files: readonly string[]): Promise<void> {
    await this.#with({ label }, (found) => this.window.attach(found, files), true);
  }

  async press(key: "Enter" | "Escape" | "Tab"): Promise<void> {
    await this.window.press(key);
  }

  async see(mark: Mark): Promise<void> {
    await this.#with(mark, async () => {});
  }

  async seeNot(mark: Mark): Promise<void> {
    await this.until(async () => (await this.#find(mark)) === null, `${words(mark)} is gone`);
  }

  /** Reads something from an element: its text, an attribute, a property. */
  async read(mark: Mark, expression: string): Promise<unknown> {
    let read: unknown;
    await this.#with(mark, async (found) => {
      read = await this.window.run(`const [it] = arguments; return ${expression};`, found);
    });
    return read;
  }

  async until(isSo: () => Promise<unknown>, what: string): Promise<void> {
    await vi.waitFor(async () => {
      if (!(await isSo())) throw new Error(`waited in vain until ${what}, at ${await this.window.address()}`);
    }, patience);
  }

  /** A click on a moving element misses it. */
  async #untilStill(found: unknown): Promise<void> {
    const place = () => this.window.run("return JSON.stringify(arguments[0].getBoundingClientRect())", found);
    for (let [before, now] = [await place(), await place()]; before !== now;) [before, now] = [now, await place()];
  }

  async #with(mark: Mark, act: (found: unknown) => Promise<void>, hidden = false): Promise<void> {
    await vi.waitFor(async () => {
      const found = await this.#find(mark, hidden);
      if (found === null) throw new Error(`${words(mark)} is not at ${await this.window.address()}`);
      await act(found);
    }, patience);
  }

  async #find(mark: Mark, hidden = false): Promise<unknown> {
    const hasLibrary = await this.window.run("return window.TestingLibraryDom !== undefined");
    if (hasLibrary !== true) await this.window.run(`const [module, exports, define] = [];\n${library}`);
    const [kind, first, name, group] =
      "role" in mark
        ? ["Role", mark.role, mark.name, mark.group]
        : "label" in mark
          ? ["LabelText", mark.label]
          : ["Text", mark.text];
    return this.window.find(findShown, kind, plain(first), plain(name), plain(group), hidden);
  }
}

/** Sends a regular expression into the page as text. */
const plain = (what: string | RegExp | undefined) =>
  what instanceof RegExp ? { source: what.source, flags: what.flags } : (what ?? null);

/** Drivers click the middle of an element, even where a bar at the window's edge lies over it. */
const uncover = `
  const [it] = arguments;
  const { left, top, width, height } = it.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  if (there !== null && !it.contains(there) && !there.contains(it)) it.scrollIntoView({ block: "center", behavior: "instant" });`;

const words = (mark: Mark) => Object.values(mark).join(" ");

/** The first visible match; inside an open dialog, unless a dialog itself is wanted. */
const findShown = `
  const [kind, first, name, group, hidden] = arguments;
  const own = (what) => (what && what.source !== undefined ? new RegExp(what.source, what.flags) : what);
  const within = first === "dialog" ? document.body : [...document.querySelectorAll("dialog[open], [popover=auto]:is(:popover-open, .\\\\:popover-open)")].at(-1) ?? document.body;
  const options = kind === "Role" && name ? { name: own(name) } : {};
  const groups = ["group", "radiogroup"].flatMap((role) =>
    group ? window.TestingLibraryDom.queryAllByRole(within, role, { name: own(group) }) : []);
  const [part] = groups;
  if (group && !part) return null;
  const all = window.TestingLibraryDom["queryAllBy" + kind](part ?? within, own(first), options);
  return all.find((it) => hidden || (it.getClientRects().length > 0 && getComputedStyle(it).visibility === "visible")) ?? null;`;
