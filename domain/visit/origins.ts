/**
 * Where visitors come from, by name. `hosts`: a domain and everything below it; "google.*" stands for google.com,
 * google.com.au and google.co.nz. `words`: how campaign links write it in utm_source. The first row that fits counts.
 */
export interface Origin {
  name: string;
  kind: "assistant" | "search" | "social" | "email" | "paid" | "referrer";
  hosts: readonly string[];
  words?: readonly string[];
}

export const origins: readonly Origin[] = [
  { kind: "assistant", name: "ChatGPT", hosts: ["chatgpt.com", "openai.com"], words: ["chatgpt", "openai"] },
  { kind: "assistant", name: "Perplexity", hosts: ["perplexity.ai"], words: ["perplexity"] },
  { kind: "assistant", name: "Gemini", hosts: ["gemini.google.com", "bard.google.com"], words: ["gemini"] },
  {
    kind: "assistant",
    name: "Copilot",
    hosts: ["copilot.microsoft.com", "copilot.cloud.microsoft", "copilot.com", "edgeservices.bing.com"],
    words: ["copilot"],
  },
  { kind: "assistant", name: "Claude", hosts: ["claude.ai"], words: ["claude"] },
  { kind: "assistant", name: "Grok", hosts: ["grok.com", "grok.x.com"], words: ["grok"] },
  { kind: "assistant", name: "Meta AI", hosts: ["meta.ai"] },
  { kind: "assistant", name: "Mistral", hosts: ["chat.mistral.ai"], words: ["mistral"] },
  { kind: "assistant", name: "DeepSeek", hosts: ["chat.deepseek.com"], words: ["deepseek"] },
  { kind: "assistant", name: "You.com", hosts: ["you.com"] },

  { kind: "email", name: "Gmail", hosts: ["mail.google.com", "com.google.android.gm"] },
  {
    kind: "email",
    name: "Outlook",
    hosts: ["outlook.live.com", "outlook.office.com", "outlook.office365.com", "outlook.cloud.microsoft"],
  },
  { kind: "email", name: "Yahoo Mail", hosts: ["mail.yahoo.com"] },
  { kind: "email", name: "Mailchimp", hosts: ["campaign-archive.com", "list-manage.com"], words: ["mailchimp"] },
  { kind: "email", name: "Klaviyo", hosts: [], words: ["klaviyo"] },
  { kind: "email", name: "Newsletter", hosts: [], words: ["newsletter", "email", "e-mail", "edm"] },

  {
    kind: "paid",
    name: "Google",
    hosts: ["googleadservices.com", "doubleclick.net", "googlesyndication.com", "syndicatedsearch.goog"],
    words: ["adwords", "googleads", "google_ads", "google-ads"],
  },

  {
    kind: "search",
    name: "Google Business Profile",
    hosts: ["business.google.com"],
    words: ["gbp", "gmb", "google_business", "google-business", "google-my-business", "google_my_business"],
  },
  {
    kind: "search",
    name: "Google",
    hosts: ["google.*", "com.google.android.googlequicksearchbox"],
    words: ["google"],
  },
  { kind: "search", name: "Bing", hosts: ["bing.com"], words: ["bing", "microsoft"] },
  { kind: "search", name: "DuckDuckGo", hosts: ["duckduckgo.com"], words: ["duckduckgo"] },
  { kind: "search", name: "Yahoo", hosts: ["yahoo.*"], words: ["yahoo"] },
  { kind: "search", name: "Ecosia", hosts: ["ecosia.org"], words: ["ecosia"] },
  { kind: "search", name: "Brave", hosts: ["search.brave.com"], words: ["brave"] },
  { kind: "search", name: "Startpage", hosts: ["startpage.com"] },
  { kind: "search", name: "Qwant", hosts: ["qwant.com"] },
  { kind: "search", name: "Kagi", hosts: ["kagi.com"] },
  { kind: "search", name: "Baidu", hosts: ["baidu.com"], words: ["baidu"] },
  { kind: "search", name: "Yandex", hosts: ["yandex.*", "ya.ru"], words: ["yandex"] },
  { kind: "search", name: "Naver", hosts: ["search.naver.com"], words: ["naver"] },

  {
    kind: "social",
    name: "Facebook",
    hosts: ["facebook.com", "fb.com", "fb.me", "com.facebook.katana"],
    words: ["facebook", "fb", "meta"],
  },
  { kind: "social", name: "Instagram", hosts: ["instagram.com", "com.instagram.android"], words: ["instagram", "ig"] },
  { kind: "social", name: "Messenger", hosts: ["messenger.com", "m.me"], words: ["messenger"] },
  { kind: "social", name: "WhatsApp", hosts: ["whatsapp.com", "wa.me"], words: ["whatsapp"] },
  { kind: "social", name: "Threads", hosts: ["threads.net", "threads.com"], words: ["threads"] },
  { kind: "social", name: "TikTok", hosts: ["tiktok.com"], words: ["tiktok"] },
  { kind: "social", name: "YouTube", hosts: ["youtube.com", "youtu.be"], words: ["youtube"] },
  { kind: "social", name: "LinkedIn", hosts: ["linkedin.com", "lnkd.in"], words: ["linkedin"] },
  { kind: "social", name: "X", hosts: ["x.com", "twitter.com", "t.co"], words: ["twitter", "x"] },
  { kind: "social", name: "Pinterest", hosts: ["pinterest.*", "pin.it"], words: ["pinterest"] },
  { kind: "social", name: "Reddit", hosts: ["reddit.com"], words: ["reddit"] },
  { kind: "social", name: "Snapchat", hosts: ["snapchat.com"], words: ["snapchat"] },
  { kind: "social", name: "Bluesky", hosts: ["bsky.app"], words: ["bluesky"] },

  { kind: "referrer", name: "Carsales", hosts: ["carsales.com.au"], words: ["carsales"] },
  { kind: "referrer", name: "Autotrader", hosts: ["autotrader.*"], words: ["autotrader"] },
  { kind: "referrer", name: "CarsGuide", hosts: ["carsguide.com.au"], words: ["carsguide"] },
  { kind: "referrer", name: "Drive", hosts: ["drive.com.au"], words: ["drive"] },
  { kind: "referrer", name: "Gumtree", hosts: ["gumtree.com.au"], words: ["gumtree"] },
  { kind: "referrer", name: "Trade Me", hosts: ["trademe.co.nz"], words: ["trademe", "trade_me", "trade-me"] },
  { kind: "referrer", name: "Bikesales", hosts: ["bikesales.com.au"], words: ["bikesales"] },
];
