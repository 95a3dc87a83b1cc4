import { expect, inject, test } from "vitest";
import { fieldsOf } from "#domain/form/form-definition.ts";
import { ask } from "#tests/support/ask.ts";
import { useBrowser } from "#tests/support/browser.ts";
import { formsOf } from "#tests/support/demo-forms.ts";
import { demoSites, demoSlugs } from "#tests/support/demo-sites.ts";
import { keyPages } from "#tests/support/key-pages.ts";

const browser = useBrowser();

/** Pages with forms that no key page has. */
const further = ["/alerts/new?for=%2Fsearch", "/budget", "/repayments", "/contact", "/favourites", "/no-such-page"];

test("[18.3.6] no field is named like a method of its form, or a property that scripts use", async () => {
  const page = await browser.page({ javaScriptEnabled: false });
  const names = new Set<string>(demoSlugs.flatMap((slug) => formsOf(slug).flatMap(fieldsOf)).map(({ name }) => name));
  for (const { settings } of demoSites().sites) {
    const paths = (await keyPages(inject("demoPort"), settings.slug, settings)).map(({ path }) => path);
    for (const path of [...paths, ...further]) {
      const { text } = await ask(inject("demoPort"), settings.slug, path);
      for (const [tag] of text.matchAll(/<(?:input|select|textarea|button|fieldset|output)\b[^>]*>/g)) {
        names.add(/ name="([^"]*)"/.exec(tag)?.[1] ?? "");
      }
    }
  }
  expect(names.size).toBeGreaterThan(60);
  const members = await page.evaluate((all) => all.filter((name) => name in HTMLFormElement.prototype), [...names]);
  // `form.name` is only an attribute, which no form of ours has; leads of all senders have called the person's name so.
  expect(members).toEqual(["name"]);
});
