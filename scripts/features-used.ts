import postcss, { type Node as CssNode } from "postcss";
import { parseAst } from "vite";
import { cssFunctions, known, members, missingIn } from "./browser-support.ts";

/** Features that a file uses and one of the oldest browsers lacks, each with the browsers that lack it. */
export type Missing = Map<string, string[]>;

type Tree = { type: string } & Record<string, unknown>;
const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && typeof (value as Tree).type === "string";

/** For a built script. An optional call (`element.checkVisibility?.()`) handles a missing method itself. */
export function missingInScript(code: string): Missing {
  const missing: Missing = new Map();
  const note = (feature: string, lacking: string[]) => lacking.length > 0 && missing.set(feature, lacking);
  const visit = (node: Tree, parent: Tree | null): void => {
    const { object, property, computed, callee } = node as unknown as Record<string, Tree & { name?: string }>;
    if (node.type === "NewExpression" && callee?.type === "Identifier") note(callee.name ?? "", globally(callee.name));
    const isCalled = parent?.type === "CallExpression" && parent["callee"] === node;
    const isGuarded = isCalled && parent["optional"] === true;
    if (node.type === "MemberExpression" && !computed && !isGuarded && property?.name) {
      const owner = object?.type === "Identifier" ? object.name : undefined;
      note(...ofMember(owner, property.name, isCalled));
    }
    for (const part of Object.values(node)) {
      for (const child of Array.isArray(part) ? part : [part]) if (isTree(child)) visit(child, node);
    }
  };
  visit(parseAst(code) as unknown as Tree, null);
  return missing;
}

const globally = (name = ""): string[] => {
  const compat = known("javascript", "builtins", name) ?? known("api", name);
  return compat ? missingIn(compat) : [];
};

/**
 * `Promise.withResolvers` is identified by its owner. For `x.showPopover()` only the name is known: it counts as
 * missing if all objects with such a method lack it. A member that is not called may be part of our own data, so it is
 * ignored.
 */
function ofMember(owner: string | undefined, name: string, isCalled: boolean): [string, string[]] {
  const own = owner && (known("javascript", "builtins", owner, name) ?? known("api", owner, `${name}_static`));
  if (own) return [`${owner}.${name}`, missingIn(own)];
  const lacking = isCalled ? (members.get(name) ?? []).map(missingIn) : [];
  return [name, lacking.length > 0 && lacking.every((ones) => ones.length > 0) ? (lacking[0] ?? []) : []];
}

/** For a built style sheet. Declarations in `@supports`, or after a value that all browsers know, have a fallback. */
export function missingInStyles(css: string): Missing {
  const missing: Missing = new Map();
  const note = (feature: string, compat: ReturnType<typeof known>) => {
    const lacking = compat ? missingIn(compat) : [];
    if (lacking.length > 0) missing.set(feature, lacking);
  };
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (isUnderSupports(rule)) return;
    note(`@${rule.name}`, known("css", "at-rules", rule.name));
    if (rule.name !== "media") return;
    for (const [, name = ""] of rule.params.matchAll(/\(\s*([a-z-]+)/g)) {
      note(`@media (${name})`, known("css", "at-rules", "media", name));
    }
  });
  root.walkRules((rule) => {
    if (isUnderSupports(rule)) return;
    // A forgiving selector list drops unknown selectors.
    const strict = rule.selector.replaceAll(/:(?:is|where)\([^()]*\)/g, "");
    for (const [, name = ""] of strict.matchAll(/::?([a-z][a-z-]*)/g)) {
      note(`:${name}`, known("css", "selectors", name));
    }
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const before = declaration.prev();
    if (prop.startsWith("-") || isUnderSupports(declaration)) return;
    if (before?.type === "decl" && [prop, `-webkit-${prop}`].includes(before.prop)) return;
    note(prop, known("css", "properties", prop));
    note(`${prop}: ${value}`, known("css", "properties", prop, value));
    for (const [, name = ""] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) {
      for (const compat of cssFunctions.get(name) ?? []) note(`${name}()`, compat);
    }
  });
  return missing;
}

function isUnderSupports(node: CssNode): boolean {
  for (let at: CssNode["parent"] | CssNode = node; at; at = at.parent) {
    if (at.type === "atrule" && (at as postcss.AtRule).name === "supports") return true;
  }
  return false;
}
