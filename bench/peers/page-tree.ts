import { SaxesParser } from "saxes";

/** An element: its tag, its properties as React names them, and what it holds. */
export type Node = string | [tag: string, properties: Record<string, unknown>, ...held: Node[]];

const names: Record<string, string> = { class: "className", for: "htmlFor" };
/** React leaves these out unless they are true. */
const switches = new Set(
  "hidden checked disabled selected open required readonly multiple autofocus inert async defer".split(" "),
);

/** What a page that React has drawn holds in its body, without scripts: the same elements, for another framework. */
export function treeOf(html: string): { title: string; styles: string; body: Node[] } {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join("");
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? "";
  const body = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? "";
  const plain = body.replaceAll(/<(script|style)[\s>].*?<\/\1>/gs, "").replaceAll(/<!--.*?-->/gs, "");
  const root: Node[] = [];
  const open: Node[][] = [root];
  const parser = new SaxesParser({ fragment: true });
  parser.on("error", () => undefined);
  parser.on("opentag", ({ name, attributes }) => {
    const element: Node = [name, propertiesOf(attributes as Record<string, string>)];
    open.at(-1)?.push(element);
    open.push(element as unknown as Node[]);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", (text) => void open.at(-1)?.push(text));
  parser.write(plain).close();
  return { title, styles, body: root };
}

function propertiesOf(attributes: Record<string, string>): Record<string, unknown> {
  const entries = Object.entries(attributes).map(([name, value]) => {
    if (name === "style") return [name, styleOf(value)];
    return [names[name] ?? name, value === "" && switches.has(name.toLowerCase()) ? true : value];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function styleOf(text: string): Record<string, string> {
  const rules = text.split(";").flatMap((rule) => {
    const [name = "", ...value] = rule.split(":");
    const property = name.startsWith("--")
      ? name
      : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return name === "" ? [] : [[property.trim(), value.join(":").trim()] as const];
  });
  return Object.fromEntries(rules);
}
