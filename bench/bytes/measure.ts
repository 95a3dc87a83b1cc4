import { brotliCompressSync, gzipSync } from "node:zlib";
import { kb, row, type Row } from "#bench/table/row.ts";
import { ask } from "#tests/support/ask.ts";
import { startDemoServer } from "#tests/support/demo-server.ts";
import { assetsOf, scriptWith } from "#tests/support/page-weight.ts";

const slug = "harbour-city-motors";
const listing = "/search/used-cars";
/** What the islands of a listing load when they are used. */
const islands = ["entry.client", "live-listing", "bring-alive", "hydrate", "budget-island", "saved-dock-island"];

/** What a first visit of a listing, a vehicle page and the home page costs a shopper's line. */
export async function measure(): Promise<Row[]> {
  const demo = await startDemoServer({ LOG_LEVEL: "error" });
  try {
    const page = await ask(demo.port, slug, listing);
    const car = /href="(\/cars\/[^"/?]+)"/.exec(page.text)?.[1] ?? "/";
    const html = brotliCompressSync(withoutStyles(page.text)).length;
    const script = await assetBytes(demo.port, page.text);
    const whole = await scriptWith(islands);
    const others = await Promise.all(
      Object.entries({ "home page": "/", "vehicle page": car, "contact page": "/contact" }).map(
        async ([name, path]) => {
          const { body, text } = await ask(demo.port, slug, path);
          const weight = await assetBytes(demo.port, text);
          const parts = `${kb(gzipSync(body).length)} HTML, ${kb(weight.css)} styles, ${kb(weight.script)} script`;
          return row(`${name}, gzip`, parts);
        },
      ),
    );
    return [
      row("HTML of a listing, Brotli, styles not counted", kb(html), { target: "≤ 18 kB", reached: html <= 18_000 }),
      row("script of a listing before the load event, gzip", kb(script.script), {
        target: "≤ 8 kB",
        reached: script.script <= 8_000,
      }),
      row("script of a listing with all its islands, gzip", kb(whole), { target: "≤ 98 kB", reached: whole <= 98_000 }),
      row("style files of a listing, gzip", kb(script.css)),
      ...others,
    ];
  } finally {
    await demo.stop();
  }
}

const withoutStyles = (html: string): string => html.replaceAll(/<style[^>]*>.*?<\/style>/gs, "");

async function assetBytes(port: number, html: string) {
  const size = async (files: readonly string[]) => {
    const answers = await Promise.all(files.map((file) => ask(port, slug, file, { "accept-encoding": "gzip" })));
    return answers.reduce((sum, { body }) => sum + body.length, 0);
  };
  const { script, css } = assetsOf(html);
  return { script: await size(script), css: await size(css) };
}
