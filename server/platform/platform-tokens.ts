/** Colours and fonts of the platform's own few pages, which belong to no dealer. */
export const platformTokens =
  ":root{--ink:#16181d;--soft:#4d525b;--ground:#f5f6f8;--sheet:#fff;--line:#d9dce1;--accent:#0e43db;" +
  "--font:system-ui,sans-serif}";
