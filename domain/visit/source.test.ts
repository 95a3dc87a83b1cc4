import { expect, test } from "vitest";
import { origins } from "./origins.ts";
import { sourceKinds, sourceOf } from "./source.ts";

const of = (query: string, referrer: string | null = null) =>
  sourceOf({ params: Object.fromEntries(new URLSearchParams(query)), referrer });

test.each([
  // The page before.
  ["", "www.google.com/", "search", "Google"],
  ["", "www.google.com.au/", "search", "Google"],
  ["", "google.co.nz/", "search", "Google"],
  ["", "com.google.android.googlequicksearchbox/", "search", "Google"],
  ["", "au.search.yahoo.com/", "search", "Yahoo"],
  ["", "nz.search.yahoo.com/", "search", "Yahoo"],
  ["", "www.bing.com/", "search", "Bing"],
  ["", "duckduckgo.com/", "search", "DuckDuckGo"],
  ["", "chatgpt.com/", "assistant", "ChatGPT"],
  ["", "www.perplexity.ai/search/x", "assistant", "Perplexity"],
  ["", "gemini.google.com/app", "assistant", "Gemini"],
  ["", "copilot.microsoft.com/", "assistant", "Copilot"],
  ["", "claude.ai/", "assistant", "Claude"],
  ["", "l.facebook.com/", "social", "Facebook"],
  ["", "t.co/x", "social", "X"],
  ["", "mail.google.com/mail/u/0", "email", "Gmail"],
  ["", "googleads.g.doubleclick.net/", "paid", "Google"],
  ["", "www.carsales.com.au/cars", "referrer", "Carsales"],
  ["", "forum.example.net:8080/thread", "referrer", null],
  // Only whole names count.
  ["", "notgoogle.com/", "referrer", null],
  ["", "google.evil.example/", "referrer", null],
  ["", "google/", "referrer", null],
  ["", "chatgpt.com.example/", "referrer", null],
  // Advertisements.
  ["gclid=x", "www.google.com/", "paid", "Google"],
  ["gbraid=x", null, "paid", "Google"],
  ["wbraid=x", null, "paid", "Google"],
  ["msclkid=x", "www.bing.com/", "paid", "Bing"],
  ["utm_source=facebook&utm_medium=paid_social&fbclid=x", "l.facebook.com/", "paid", "Facebook"],
  ["utm_source=ig&utm_medium=CPC", null, "paid", "Instagram"],
  ["utm_medium=cpm&fbclid=x", null, "paid", "Facebook"],
  ["utm_medium=display", "www.carsales.com.au/", "paid", "Carsales"],
  ["utm_medium=ppc", null, "paid", null],
  ["utm_source=Local%20Paper&utm_medium=banner", null, "paid", "Local Paper"],
  ["utm_source=adwords", null, "paid", "Google"],
  // Links that somebody tagged.
  ["utm_source=chatgpt.com", null, "assistant", "ChatGPT"],
  ["utm_source=google&utm_medium=organic&utm_campaign=gbp", "www.google.com/", "search", "Google"],
  ["utm_source=GMB", "www.google.com/", "search", "Google Business Profile"],
  ["utm_source=spring&utm_medium=email", "mail.google.com/", "email", "spring"],
  ["utm_source=newsletter", null, "email", "Newsletter"],
  ["utm_source=council&utm_medium=social", null, "social", "council"],
  ["utm_source=yard-qr", null, "campaign", "yard-qr"],
  ["utm_source=yard-qr&fbclid=x", "l.facebook.com/", "campaign", "yard-qr"],
  ["utm_campaign=autumn", null, "campaign", "autumn"],
  ["utm_campaign=autumn", "www.bing.com/", "search", "Bing"],
  ["utm_campaign=autumn", "club.example.net/", "campaign", "autumn"],
  // fbclid stands on every link of Facebook and Instagram.
  ["fbclid=x", null, "social", "Facebook"],
  ["fbclid=x", "l.instagram.com/", "social", "Instagram"],
  ["fbclid=x", "club.example.net/", "social", "Facebook"],
  // Nothing.
  ["", null, "direct", null],
  ["utm_source=%20", null, "direct", null],
  ["utm_source=__proto__", null, "campaign", "__proto__"],
])("[3.10.11] %s from %s is %s, %s", (query, referrer, kind, name) => {
  expect(of(query, referrer)).toMatchObject({ kind, name });
});

test("[3.10.11] a source names the host of the page before, without its port", () => {
  expect(of("", "forum.example.net:8080/thread").host).toBe("forum.example.net");
  expect(of("gclid=x", "www.google.com/").host).toBe("www.google.com");
  expect(of("").host).toBeNull();
});

test("[3.10.11] each origin is found by each of its hosts and words, under its own name", () => {
  const found = origins.flatMap(({ hosts, words = [] }) => [
    ...hosts.map((host) => of("", `www.${host.replace(".*", ".co.nz")}/`)),
    ...words.map((word) => of(`utm_source=${word.toUpperCase()}`)),
  ]);
  const named = origins.flatMap(({ kind, name, hosts, words = [] }) =>
    Array.from({ length: hosts.length + words.length }, () => ({ kind, name })),
  );
  expect(found.map(({ kind, name }) => ({ kind, name }))).toEqual(named);
  expect(sourceKinds).toEqual(expect.arrayContaining([...new Set(found.map(({ kind }) => kind))]));
});
