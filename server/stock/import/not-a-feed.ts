import { shortened } from "#domain/feed/finding.ts";
import { withoutCredentials } from "#domain/feed/without-credentials.ts";
import { SourceError } from "./source-error.ts";

const saveAsCsv = "Save its sheet as CSV and import that.";
const packAnew = "Pack the feed as zip or gzip, or send it unpacked.";
const askForFeed = "Ask for the stock as CSV, JSON or XML.";

/** Other files, by the bytes that they have at the beginning (or at `at`). */
const otherFiles: readonly { bytes: string; at?: number; is: string; advice: string }[] = [
  { bytes: "%PDF-", is: "a PDF document", advice: askForFeed },
  { bytes: "{\\rtf", is: "a text document (RTF)", advice: askForFeed },
  { bytes: "\u00D0\u00CF\u0011\u00E0", is: "an old Excel workbook or Word document", advice: saveAsCsv },
  { bytes: "\u00FF\u00D8\u00FF", is: "a picture", advice: askForFeed },
  { bytes: "\u0089PNG", is: "a picture", advice: askForFeed },
  { bytes: "GIF8", is: "a picture", advice: askForFeed },
  { bytes: "7z\u00BC\u00AF", is: "a 7-Zip archive", advice: packAnew },
  { bytes: "Rar!", is: "a RAR archive", advice: packAnew },
  { bytes: "BZh", is: "a bzip2 archive", advice: packAnew },
  { bytes: "\u00FD7zXZ", is: "an xz archive", advice: packAnew },
  { bytes: "(\u00B5/\u00FD", is: "a zstd archive", advice: packAnew },
  { bytes: "ustar", at: 257, is: "a tar archive", advice: packAnew },
];

/** Throws for a file that is certainly none of the formats that can be read. */
export function refuseOtherFiles(head: Buffer): void {
  const start = head.subarray(0, 300).toString("latin1");
  const found = otherFiles.find(({ bytes, at = 0 }) => start.startsWith(bytes, at));
  if (found) throw new SourceError(`This is ${found.is}, not a feed. ${found.advice}`);
}

const firstElement = /^<(?:!doctype\s+html|(?:html|head|body|script|meta|form)[\s>/])/i;

/** A server that wants a login often answers 200 with a page. */
export function refuseWebPage(head: string): void {
  const start = withoutProlog(head);
  const isTable = /^<table[\s>]/i.test(start) && /<t[dr][\s>]/i.test(start);
  if (!firstElement.test(start) && !isTable) return;
  const title = /<title[^<>]{0,100}>([^<]{1,300})/i.exec(start)?.[1]?.trim();
  throw new SourceError(
    `This is a web page${title ? ` (“${shortened(title)}”)` : ""}, perhaps a login, not a feed. ` +
      "Check the address of the feed, and its user and password.",
  );
}

/** The text after XML declarations and comments. */
function withoutProlog(head: string): string {
  let rest = head.replace(/^\uFEFF/, "").trimStart();
  for (;;) {
    const end = rest.startsWith("<?") ? "?>" : rest.startsWith("<!--") ? "-->" : null;
    const at = end === null ? -1 : rest.indexOf(end);
    if (end === null || at === -1) return rest;
    rest = rest.slice(at + end.length).trimStart();
  }
}

/** A document without vehicles is often the error of its server: its beginning says more than its format. */
export function withoutVehicles(what: string, head: string): SourceError {
  const said = shortened(
    withoutCredentials(head.slice(0, 2000))
      .replaceAll(/(?:<[^<>]*>|\s)+/g, " ")
      .trim(),
  );
  const isError = /error|denied|forbidden|unauthori[sz]ed|invalid|expired|not found|exception/i.test(said);
  const advice = isError
    ? "That looks like an error of its server: check the address of the feed, its user and password."
    : "Name it in the mapping as format.rows.";
  return new SourceError(`The feed holds no ${what}${said === "" ? "" : `; it says “${said}”`}. ${advice}`);
}
