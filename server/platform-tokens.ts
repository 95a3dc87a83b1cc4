/** Colours and letters of the platform's own few pages, which belong to no dealer: the demo's front page, test payments. */
export const platformTokens =
  ":root{--ink:#16181d;--soft:#4d525b;--ground:#f5f6f8;--sheet:#fff;--line:#d9dce1;--edge:#6a6f78;--accent:#0e43db;" +
  "--danger:#8a1c12;--danger-weak:#fdeceb;--font:system-ui,sans-serif}";
