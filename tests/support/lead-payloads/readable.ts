// Bodies as they were sent, broken into lines that can be compared: only line breaks are added, and each at a place
// where the body itself has none.

/** JSON with a line for each member. Without the line breaks it is the text that was sent. */
export function jsonLines(text: string): string {
  if (text.includes("\n")) throw new Error("This JSON has line breaks of its own.");
  const open: string[] = [];
  let isText = false;
  let lines = "";
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    lines += letter;
    if (isText) {
      if (letter === "\\") lines += text.charAt((at += 1));
      else if (letter === '"') isText = false;
    } else if (letter === '"') isText = true;
    else if (letter === "{" || letter === "[") open.push(letter);
    else if (letter === "}" || letter === "]") open.pop();
    else if (letter === "," && open.at(-1) === "{") lines += "\n";
  }
  return lines;
}

/** XML with a line for each element. */
export function xmlLines(text: string): string {
  if (/>\s+</.test(text)) throw new Error("This XML has spaces of its own between elements.");
  return text.replaceAll("><", ">\n<");
}

/** A row of a table with a line for each cell that is filled, and each run of empty cells counted. */
export function rowLines(row: string): string {
  let isQuoted = false;
  let lines = "";
  for (const letter of row) {
    if (letter === '"') isQuoted = !isQuoted;
    lines += letter === "," && !isQuoted ? ",\n" : letter;
  }
  return lines.replaceAll(/^(?:,\n)+/gm, (run) => `{${run.length / 2} empty}\n`);
}
