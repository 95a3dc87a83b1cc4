type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string };
type Rule = { content: RegExp | "text"; attributes: Map<string, string[] | null>; required: string[] };

/** Where a document violates its DTD: elements, their order and number, attributes and their values. */
export function dtdProblems(xml: string, dtd: string): string[] {
  const rules = readRules(dtd);
  const problems: string[] = [];
  const check = ({ name, attributes, children, text }: Element): void => {
    const rule = rules.get(name);
    if (!rule) return void problems.push(`<${name}> is not defined`);
    const names = children.map((child) => `${child.name} `).join("");
    if (rule.content === "text" ? names !== "" : !rule.content.test(names)) problems.push(`<${name}> holds ${names}`);
    if (rule.content !== "text" && text.trim() !== "") problems.push(`<${name}> holds text`);
    for (const [key, value] of Object.entries(attributes)) {
      const allowed = rule.attributes.get(key);
      if (allowed === undefined) problems.push(`<${name}> has no attribute ${key}`);
      else if (allowed !== null && !allowed.includes(value)) problems.push(`<${name}> ${key}="${value}"`);
    }
    for (const key of rule.required) if (!(key in attributes)) problems.push(`<${name}> needs ${key}`);
    children.forEach(check);
  };
  check(readXml(xml));
  return problems;
}

function readRules(dtd: string): Map<string, Rule> {
  const rules = new Map<string, Rule>();
  for (const [, name = "", model = ""] of dtd.matchAll(/<!ELEMENT (\S+) \(([^>]*)\)>/g)) {
    const parts = model.split(",").map((part) => /^(\w+)([?*+]?)$/.exec(part.trim()));
    const content =
      model === "#PCDATA"
        ? "text"
        : new RegExp(`^${parts.map((part) => `(?:${part?.[1]} )${part?.[2] ?? ""}`).join("")}$`);
    rules.set(name, { content, attributes: new Map(), required: [] });
  }
  for (const [, name = "", list = ""] of dtd.matchAll(/<!ATTLIST (\S+) ([^>]*)>/g)) {
    const rule = rules.get(name);
    for (const [, key = "", values, kind] of list.matchAll(/(\w+) (?:\(([^)]*)\)|CDATA) ("[^"]*"|#\w+)/g)) {
      rule?.attributes.set(key, values?.split("|").map((value) => value.trim()) ?? null);
      if (kind === "#REQUIRED") rule?.required.push(key);
    }
  }
  return rules;
}

/** Elements, attributes and text only: anything else in the document is an error. */
function readXml(xml: string): Element {
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const token = /<\?[^>]*\?>|<\/(\w+)>|<(\w+)((?: \w+="[^"<]*")*)>|([^<]+)/gy;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const match = token.exec(xml);
    if (!match) throw new Error(`not XML: ${xml.slice(at, at + 40)}`);
    const [, closed, opened, attributes = "", text] = match;
    const top = open.at(-1) ?? root;
    if (closed !== undefined) {
      if (top.name !== closed) throw new Error(`</${closed}> ends <${top.name}>`);
      open.pop();
    } else if (opened !== undefined) {
      const pairs = [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]);
      const element: Element = { name: opened, attributes: Object.fromEntries(pairs), children: [], text: "" };
      top.children.push(element);
      open.push(element);
    } else if (text !== undefined) {
      if (/&(?!(amp|lt|gt|quot|#39);)/.test(text)) throw new Error(`a bare & in ${text}`);
      top.text += text;
    }
  }
  const [only, ...others] = root.children;
  if (!only || others.length > 0 || open.length > 1) throw new Error("one element has to hold all others");
  return only;
}
