import { expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.server.ts";

const none = () => null;
const found = () => ({ src: "/img/abc/{w}-{q}/yard.webp", width: 1600, height: 900 });

test.each([
  ["a script", "Hi <script>alert(1)</script>", "script"],
  ["a handler", '<p onclick="alert(1)">Hi</p>', "onclick"],
  ["a script behind a link", "[x](javascript:alert(1))", "javascript"],
  ["a style", '<p style="position:fixed">Hi</p>', "style"],
  ["a frame", '<iframe src="https://elsewhere.example"></iframe>', "iframe"],
  ["a form", '<form action="/x"><input name="card"></form>', "<form"],
  ["a picture from elsewhere", '<img src="https://elsewhere.example/pixel.gif">', "elsewhere"],
  ["a link without its scheme", "[x](//elsewhere.example)", "elsewhere"],
])("[10.6.2] %s does not reach the page", (_what, markdown, forbidden) => {
  expect(renderMarkdown(markdown, none)).not.toContain(forbidden);
});
test("headings begin below the page's own, with a name to link to", () => {
  expect(renderMarkdown("# What we do\n\n### And more", none)).toBe(
    '<h2 id="what-we-do">What we do</h2>\n<h3 id="and-more">And more</h3>',
  );
});
test("a picture of this site comes in its widths, with its size reserved", () => {
  const html = renderMarkdown('![The "yard"](/media/yard.webp)', found);
  expect(html).toContain('width="1600" height="900" alt="The &quot;yard&quot;"');
  expect(html).toContain("/img/abc/480-75/yard.webp 480w");
  expect(renderMarkdown("![Gone](/media/gone.webp)", none)).toBe("<p></p>");
});
test("links elsewhere do not hand over the window", () => {
  expect(renderMarkdown("[a](https://a.example) [b](/b)", none)).toBe(
    '<p><a href="https://a.example" rel="noopener">a</a> <a href="/b">b</a></p>',
  );
});
