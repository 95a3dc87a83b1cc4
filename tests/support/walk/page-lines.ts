import type { Page } from "playwright-core";

/**
 * A page as lines of text: its address, its head, and every element of its body with its attributes, its text and the
 * state of its controls. Two pages that show the same have the same lines. Left out are scripts and styles, and the
 * state that belongs to the visitor: opened boxes, and a sheet over the page.
 */
export async function pageLines(page: Page): Promise<string[]> {
  await wakeAll(page);
  return page.evaluate(() => {
    const lines: string[] = [`address ${location.pathname}${location.search}`, `title ${document.title}`];
    const ofVisitor = new Set(["open", "inert", "role", "aria-modal", "aria-expanded"]);
    const isAsked = (element: Element) => element.matches("body > section[aria-label=Cookies]");
    const ofScript = new Set(["data-awake", "data-live", "data-whole", "data-laid-out"]);
    const isLeftOut = (element: Element) =>
      element.matches("script:not([type='application/ld+json']), style, link:is([rel=stylesheet], [rel=preload])") ||
      element.matches("link[rel=modulepreload]");
    const isVisitors = (element: Element, name: string) =>
      ofVisitor.has(name) && (name === "inert" || element.matches("details, [data-sheet], [popovertarget]"));
    const written = (element: Element, { name, value }: Attr) =>
      `${name}=${JSON.stringify(name === "style" ? value.replaceAll(/\s/g, "").replace(/;$/, "") : value)}`;
    const stateOf = (element: Element) => {
      if (element.matches("[data-keep]")) return "";
      if (element instanceof HTMLInputElement)
        return ["checkbox", "radio"].includes(element.type) ? ` checked:${element.checked}` : ` value:${element.value}`;
      if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
        return ` value:${element.value}`;
      return "";
    };
    const attributesOf = (element: Element) =>
      [...element.attributes]
        .filter(({ name }) => !ofScript.has(name) && !isVisitors(element, name))
        .filter(({ name, value }) => element !== document.body && !(name === "style" && value === ""))
        .map((one) => written(element, one))
        .sort()
        .join(" ");
    const read = (node: Node, depth: number): void => {
      if (node instanceof Text) {
        const text = node.data.replaceAll(/\s+/g, " ").trim();
        if (text !== "") lines.push(`${" ".repeat(depth)}“${text}”`);
        return;
      }
      if (!(node instanceof Element) || isLeftOut(node) || isAsked(node)) return;
      lines.push(`${" ".repeat(depth)}<${node.localName} ${attributesOf(node)}>${stateOf(node)}`);
      // 'Show 5 more' or 'Show fewer', as the visitor has left it.
      if (node.matches("details[data-more] > summary")) return;
      node.normalize();
      const children = node instanceof HTMLTemplateElement ? node.content.childNodes : node.childNodes;
      for (const child of children) read(child, depth + 1);
    };
    const head = lines.length;
    for (const child of document.head.children) read(child, 1);
    // A page may say the same of itself in another order.
    lines.push(...lines.splice(head).sort());
    read(document.body, 0);
    return lines;
  });
}

/**
 * An island that sleeps on one page and is awake on another is no difference, nor are further pictures of a card that
 * the pointer happens to be over.
 */
async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("[data-island]:not([data-awake]), [data-pictures]")) {
      part.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }
  });
  await page.locator("html:not(:has([data-island]:not([data-awake])))").waitFor();
}

/** The first lines in which two pages differ, with their surroundings; nothing if they are the same. */
export function differences(shown: readonly string[], fresh: readonly string[]): string[] {
  const at = shown.findIndex((line, index) => line !== fresh[index]);
  if (at < 0 && shown.length === fresh.length) return [];
  const from = at < 0 ? Math.min(shown.length, fresh.length) : at;
  const part = (lines: readonly string[], name: string) =>
    lines.slice(Math.max(0, from - 3), from + 6).map((line) => `${name} ${line.slice(0, 300)}`);
  return [
    `line ${from}; ${shown.length} lines in the page, ${fresh.length} after a reload`,
    ...part(shown, "page  "),
    ...part(fresh, "reload"),
  ];
}
