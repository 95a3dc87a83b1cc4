type Rules = { createHTML: (text: string) => string; createScriptURL: (text: string) => string };
/** The part of Trusted Types that we use. Browsers without them take any text. */
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const unchanged = (text: string): string => text;
/** The only policy that the content security policy allows (server/pages/content-security.ts). */
const policy = trustedTypes?.createPolicy("forecourt", { createHTML: unchanged, createScriptURL: unchanged });

/** A page that this site's own server has sent, as a document. Its scripts do not run. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html");
}

/** Loads a script that the site's settings name. */
export function addScript(src: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.src = policy?.createScriptURL(src) ?? src;
  script.async = true;
  document.head.append(script);
  return script;
}
