import { stripVTControlCharacters } from "node:util";
import { escapeMarkup } from "#domain/text/escape-markup.ts";
import { inPageScript } from "./page-opened.ts";

type Place = { frame?: string; loc?: { file?: string; line: number; column: number } };

/** The page while the code has a mistake. It loads again by itself once that is mended. */
export function faultPage(error: Error & Place): string {
  const { frame = "", loc } = error;
  const where = loc?.file ? `${loc.file}:${loc.line}:${loc.column}` : "";
  const text = [where, frame, error.stack ?? ""].map(stripVTControlCharacters).filter(Boolean).join("\n\n");
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mistake in the code</title>
<script type="module" src="/@vite/client"></script>
<script type="module" src="${inPageScript}"></script>
<body style="margin:2rem;font:1rem/1.5 system-ui;background:#fff;color:#111">
<h1 style="font-size:1.25rem">${escapeMarkup(stripVTControlCharacters(error.message))}</h1>
<pre style="white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;background:#f4f4f4">${escapeMarkup(text)}</pre>
<p>This page loads again once the mistake is mended.</p>
</body>
</html>
`;
}
