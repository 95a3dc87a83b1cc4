import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { drawWithParts } from "./draw-with-parts.tsx";
import { FinishedPart } from "./finished-part.tsx";

/** A page of two parts, and how often each was drawn. */
function pageOf(first: object, second: object, content = <b>a &amp; b</b>) {
  let drawn = 0;
  const part = (of: object, name: string) => (
    <FinishedPart of={of} name={name}>
      {() => ((drawn += 1), content)}
    </FinishedPart>
  );
  const html = drawWithParts(
    <main>
      {part(first, "one")}
      <hr />
      {part(second, "two")}
    </main>,
    renderToString,
  );
  return { html, drawn };
}

test("[18.1.2] a part is drawn once, and every page has the same bytes", () => {
  const [shown, other] = [{}, {}];
  const first = pageOf(shown, other);
  expect(first).toEqual({ html: "<main><b>a &amp; b</b><hr/><b>a &amp; b</b></main>", drawn: 2 });
  expect(pageOf(shown, other)).toEqual({ ...first, drawn: 0 });
  expect(pageOf({}, other)).toEqual({ ...first, drawn: 1 });
});

test("[18.1.2] a part is known by what it shows and by its name", () => {
  const shown = {};
  expect(pageOf(shown, shown).drawn).toBe(2);
  expect(pageOf(shown, shown).drawn).toBe(0);
});

test("[18.1.2] a part within a part belongs to the outer one", () => {
  const [shown, inner] = [{}, {}];
  const nested = (
    <FinishedPart of={inner} name="inner">
      {() => <i>x</i>}
    </FinishedPart>
  );
  const first = pageOf(shown, shown, nested);
  expect(first).toEqual({ html: "<main><i>x</i><hr/><i>x</i></main>", drawn: 2 });
  expect(pageOf(shown, shown, nested)).toEqual({ ...first, drawn: 0 });
});

test("an image that loads at once keeps its preload in the head, so its part is drawn for each page", () => {
  const [shown, other] = [{}, {}];
  const eager = <img src="/a.webp" alt="" />;
  const first = pageOf(shown, other, eager);
  expect(first.html).toContain('rel="preload"');
  expect(pageOf(shown, other, eager)).toEqual(first);
});
