import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { vi } from "vitest";
import type { Means } from "./means.ts";

/** What finds things by role, label and text, as people do; it is run in the page. */
const library = readFileSync(
  createRequire(import.meta.url)
    .resolve("@testing-library/dom")
    .replace("index.js", "@testing-library/dom.umd.min.js"),
  "utf8",
);

/** By what something is found: its role and name, the label of a field, or what is written there. */
export type Mark =
  | { role: string; name?: string | RegExp; group?: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp };

const patience = { timeout: 120_000, interval: 200 };

/** Somebody in front of a window, who only knows what it shows. */
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

  /** A click before the page's script has taken over is the browser's own, and leads elsewhere. */
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
      await this.window.click(found);
    });
  }

  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.#with({ role: "textbox", name }, (found) => this.window.type(found, text));
  }

  async choose(label: string | RegExp, value: string): Promise<void> {
    await this.#with({ label }, (found) => this.window.choose(found, value));
  }

  /** A file field may be hidden behind the button that is shown for it. */
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

  /** Something of what it is: its text, an attribute, a property. */
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

  /** What moves while it is aimed at is missed. */
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

/** What is written as source goes into the page as text. */
const plain = (what: string | RegExp | undefined) =>
  what instanceof RegExp ? { source: what.source, flags: what.flags } : (what ?? null);

const words = (mark: Mark) => Object.values(mark).join(" ");

/** The first that can be seen; inside an open dialog, where there is one and none is looked for. */
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
