/** A button in the corner of every page of `npm run dev`: how the server answers this address, and how fresh the page is. */
export function addExplainPanel(): void {
  const panel = document.createElement("details");
  panel.style.cssText =
    "position:fixed;inset:auto auto 4px 4px;z-index:2147483647;max-width:min(40rem,95vw);font:12px/1.5 monospace;" +
    "background:#16181d;color:#fff;border-radius:4px;opacity:.7";
  const summary = document.createElement("summary");
  summary.style.cssText = "padding:2px 8px;cursor:pointer";
  summary.textContent = "explain";
  const text = document.createElement("pre");
  text.style.cssText = "margin:0;padding:0 8px 8px;white-space:pre-wrap;overflow-wrap:anywhere";
  panel.append(summary, text);
  panel.addEventListener("toggle", () => {
    panel.style.opacity = panel.open ? "1" : ".7";
    if (panel.open) void explain(text);
  });
  document.body.append(panel);
}

type Line = { what: string; is: string };

async function explain(into: HTMLElement): Promise<void> {
  into.textContent = "…";
  const asked = `/internal/explain?${new URLSearchParams({ url: location.href }).toString()}`;
  const said = (await (await fetch(asked)).json()) as Line[] | { error: string };
  into.textContent = "error" in said ? said.error : said.map(({ what, is }) => `${what}: ${is}`).join("\n");
}
