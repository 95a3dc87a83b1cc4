import { expect, test } from "vitest";
import { escapeMarkup } from "./escape-markup.ts";

test("[8.2.3] text stays text in markup", () => {
  expect(escapeMarkup(`]]><x a='1'> & "b"`)).toBe("]]&gt;&lt;x a=&#39;1&#39;&gt; &amp; &quot;b&quot;");
  expect(escapeMarkup("Zoë\t🚗\n\u202eabc\ufffd")).toBe("Zoë\t🚗\n\u202eabc\ufffd");
});

test("[8] what no XML document may hold is left out, so that the rest of it can be read", () => {
  for (const sign of ["\0", "\u0007", "\u000b", "\u001b", "\ud800", "\udfff", "\ufffe", "\uffff"]) {
    expect(escapeMarkup(`a${sign}b`)).toBe("ab");
  }
});
