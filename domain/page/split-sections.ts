/** A part of a page: from `::: name words` to a line of three colons, or the text between two of those. */
export type PageSection = {
  kind: string;
  words: string;
  body: string;
  /** Its first line, counted from 1 in the page's Markdown. */
  line: number;
  /** Whether its end line exists. */
  closed: boolean;
};

const opening = /^:::\s*([a-z-]+)\s*(.*?)\s*$/;
const closing = /^:::\s*$/;
const fence = /^\s*(```|~~~)/;

/** Plain Markdown between sections is a section of kind text. Code blocks stay code: their lines open nothing. */
export function splitSections(markdown: string): PageSection[] {
  const sections: PageSection[] = [];
  let current: PageSection = { kind: "text", words: "", body: "", line: 1, closed: true };
  let code = false;
  const finish = () => {
    if (current.kind !== "text" || current.body.trim() !== "") sections.push({ ...current, body: current.body.trim() });
  };
  markdown.split(/\r?\n/).forEach((text, index) => {
    if (fence.test(text)) code = !code;
    const opened = code ? null : opening.exec(text);
    if (opened) {
      finish();
      const [, kind = "", words = ""] = opened;
      current = { kind, words, body: "", line: index + 1, closed: false };
    } else if (!code && closing.test(text)) {
      current.closed = true;
      finish();
      current = { kind: "text", words: "", body: "", line: index + 2, closed: true };
    } else {
      current.body += `${text}\n`;
    }
  });
  finish();
  return sections;
}
