import { readFileSync } from "node:fs";
import { launchBrowser } from "#tests/support/browser-launch.ts";
import { showHelp } from "./show-help.ts";

// Prints the @font-face rules of a fallback with the metrics of one of our fonts, so that nothing moves or overflows
// when ours is late or never comes.
// node scripts/measure-fonts.ts "Family" file.woff2 "Arial" 400 800 [font-stretch] [font-style]

showHelp(`node scripts/measure-fonts.ts FAMILY FILE.woff2 FALLBACK [LIGHT HEAVY STRETCH STYLE]

Prints the @font-face rules of a fallback font, such as "Family" file.woff2 "Arial" 400 800.`);
const [family = "", file = "", fallback = "", light = "400", heavy = "700", stretch = "100%", style = "normal"] =
  process.argv.slice(2);
const standIns: Record<string, string[]> = {
  Arial: ["Liberation Sans", "Roboto"],
  "Times New Roman": ["Liberation Serif", "Tinos"],
};
const names = [fallback, ...(standIns[fallback] ?? [])];
const sample =
  "The quick brown fox jumps over the lazy dog. 2024 Toyota HiLux SR5 Double Cab, 52,990 km, $46,990 drive away, Enquire";
const browser = await launchBrowser();
const page = await browser.newPage();
const data = readFileSync(file).toString("base64");
await page.setContent(
  `<style>@font-face{font-family:own;src:url(data:font/woff2;base64,${data});font-weight:1 1000;font-stretch:50% 200%}</style>`,
);
for (const { weight, range, suffix } of [
  { weight: light, range: "1 550", suffix: "" },
  { weight: heavy, range: "551 1000", suffix: " Bold" },
]) {
  const { ratio, ascent, descent } = await page.evaluate(
    async (sampled) => {
      await document.fonts.load(`${sampled.weight} 100px own`);
      const span = document.body.appendChild(document.createElement("span"));
      span.textContent = sampled.sample;
      const width = (font: string) => {
        span.style.cssText = `font:${sampled.weight} 100px ${font};font-stretch:${sampled.stretch};font-style:${sampled.style};white-space:nowrap;position:absolute`;
        return span.getBoundingClientRect().width;
      };
      const brush = document.createElement("canvas").getContext("2d");
      if (!brush) throw new Error("this browser draws no text on a canvas");
      brush.font = "1000px own";
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = brush.measureText("x");
      return {
        ratio: width("own") / width(sampled.names.map((name) => `"${name}"`).join()),
        ascent: fontBoundingBoxAscent / 1000,
        descent: fontBoundingBoxDescent / 1000,
      };
    },
    { weight, stretch, style, sample, names },
  );
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  process.stdout.write(`@font-face {
  font-family: "${family} Fallback";
  src: ${names.map((name) => `local("${name}${suffix}")`).join(", ")};
  font-weight: ${range};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ascent / ratio)};
  descent-override: ${percent(descent / ratio)};
  line-gap-override: 0%;
}
`);
}
await browser.close();
