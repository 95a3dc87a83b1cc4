import { Document, isMap, isScalar, isSeq, type YAMLMap } from "yaml";
import type { Remark } from "#domain/feed/feed-sample.ts";
import type { Mapping } from "#domain/feed/mapping.ts";

const WIDTH = 100;

/** A suggested mapping as a file, with the reason beside each part that was assumed. */
export function mappingFile({ format: _format, ...mapping }: Mapping, remarks: readonly Remark[]): string {
  const document = new Document(mapping);
  for (const { at, text } of remarks) if (at !== null) addComment(document, at, text);
  const words = document.get("skip");
  if (isSeq(words)) for (const rule of words.items) if (isMap(rule)) inOneLine(rule);
  return inFullLines(document.toString({ lineWidth: WIDTH, flowCollectionPadding: false }));
}

function addComment(document: Document, at: readonly string[], text: string): void {
  const name = at.at(-1);
  const parent = at.length === 1 ? document.contents : document.getIn(at.slice(0, -1), true);
  if (!isMap(parent)) return;
  const key = parent.items.find((pair) => isScalar(pair.key) && pair.key.value === name)?.key;
  if (!isScalar(key)) return;
  key.commentBefore = [key.commentBefore, ...wrapped(text.split(" "))].filter(Boolean).join("\n");
}

/** Lists of words are long and seldom read. */
function inOneLine(rule: YAMLMap): void {
  for (const { value } of rule.items) if (isSeq(value)) value.flow = true;
}

/** The library writes each word of a long list in a line of its own. */
const inFullLines = (yaml: string): string =>
  yaml.replaceAll(/^( *)\[\n([^[\]]*)\n *\]$/gm, (_all, indent: string, list: string) =>
    [`${indent}[`, ...wrapped(list.split(/,\s+/), ",").map((line) => `${indent} ${line}`), `${indent}]`].join("\n"),
  );

function wrapped(pieces: readonly string[], end = ""): string[] {
  const lines = [""];
  for (const [at, piece] of pieces.entries()) {
    const text = ` ${piece.trim()}${at === pieces.length - 1 ? "" : end}`;
    const line = lines.at(-1) ?? "";
    if (line.length + text.length > WIDTH) lines.push(text);
    else lines[lines.length - 1] = line + text;
  }
  return lines;
}
