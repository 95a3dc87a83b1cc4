import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SubscribeSection } from "./subscribe-section.tsx";
import { toSubscribeView } from "./subscribe-view.ts";

const settings = { name: "Sample Motors", subscribe: { title: "Hear first", text: "Mondays.", button: "Sign me up" } };

test("[2.3.62] the section is a form that works without a script and says what one agrees to", () => {
  const view = toSubscribeView(settings);
  if (!view) throw new Error("the site has a list");
  const html = renderToStaticMarkup(<SubscribeSection view={view} headingLevel={3} />);
  const form = /<form [^>]*>/.exec(html)?.[0];
  expect(form).toContain('method="post"');
  expect(form).toContain('action="/enquire/subscribe"');
  expect(form).toMatch(/novalidate/i);
  expect(html).toMatch(/<h3[^>]*>Hear first<\/h3>/);
  expect(html).toMatch(/<input type="email"[^>]* name="email"/);
  expect(html).toContain("By signing up you agree to get news and offers from Sample Motors by email.");
});
test("a site without a list has no section", () => {
  expect(toSubscribeView({ ...settings, subscribe: null })).toBeNull();
});
