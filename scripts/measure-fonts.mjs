// Prints the @font-face rules of a fallback with the metrics of a font of ours, so that the swap moves nothing.
// node scripts/measure-fonts.mjs "Family" file.woff2 "Arial" 400 800 [font-stretch] [font-style]
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const [family, file, fallback, light, heavy, stretch = "100%", style = "normal"] = process.argv.slice(2);
const local = { Arial: ["Liberation Sans", "Roboto"], "Times New Roman": ["Liberation Serif", "Tinos"] };
const sample =
  "The quick brown fox jumps over the lazy dog. 2024 Toyota HiLux SR5 Double Cab, 52,990 km, $46,990 drive away, Enquire";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage();
const data = readFileSync(file).toString("base64");
await page.setContent(
  `<style>@font-face{font-family:own;src:url(data:font/woff2;base64,${data});font-weight:1 1000;font-stretch:50% 200%}</style>`,
);
for (const [weight, range] of [
  [light, "1 550"],
  [heavy, "551 1000"],
]) {
  const { ratio, ascent, descent } = await page.evaluate(
    async ({ weight, stretch, style, sample, names }) => {
      await document.fonts.load(`${weight} 100px own`);
      const span = document.body.appendChild(document.createElement("span"));
      span.textContent = sample;
      const width = (font) => {
        span.style.cssText = `font:${weight} 100px ${font};font-stretch:${stretch};font-style:${style};white-space:nowrap;position:absolute`;
        return span.getBoundingClientRect().width;
      };
      const ratio = width("own") / width(names.map((name) => `"${name}"`).join());
      const brush = document.createElement("canvas").getContext("2d");
      brush.font = "1000px own";
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = brush.measureText("x");
      return { ratio, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 };
    },
    { weight, stretch, style, sample, names: [fallback, ...local[fallback]] },
  );
  const percent = (value) => `${(value * 100).toFixed(1)}%`;
  const bold = range.startsWith("5") ? " Bold" : "";
  const sources = [fallback, ...local[fallback]].map((name) => `local("${name}${bold}")`).join(", ");
  console.log(`@font-face {
  font-family: "${family} Fallback";
  src: ${sources};
  font-weight: ${range};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ascent / ratio)};
  descent-override: ${percent(descent / ratio)};
  line-gap-override: 0%;
}`);
}
await browser.close();
