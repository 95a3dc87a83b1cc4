import type { Site } from "#site/site.ts";
import type { AllowedSources } from "./page-cache/content-security.ts";

const originOf = (address: string): string => new URL(address).origin;

/** Which other origins the pages of a site may load from, by what the site has switched on. */
export function thirdParties({ public: settings }: Site): AllowedSources {
  const { chat_assistant, tags, maps, image_cdn, captcha } = settings;
  const google = ["https://www.googletagmanager.com"];
  const captchaOrigins = {
    altcha: [],
    turnstile: ["https://challenges.cloudflare.com"],
    recaptcha: ["https://www.google.com"],
  };
  const captchaFrom = captcha ? captchaOrigins[captcha.kind] : [];
  const tagScripts = tags
    ? [...(tags.gtm || tags.ga4 ? google : []), ...(tags.meta ? ["https://connect.facebook.net"] : [])]
    : [];
  return {
    scripts: [...tagScripts, ...captchaFrom, ...(chat_assistant ? [originOf(chat_assistant.script)] : [])],
    connect: [
      ...(tags?.gtm || tags?.ga4 ? ["https://*.google-analytics.com", ...google] : []),
      ...(chat_assistant ? [originOf(chat_assistant.script)] : []),
    ],
    frames: [...captchaFrom, ...(maps ? ["https://www.google.com"] : [])],
    images: [
      ...(image_cdn ? [originOf(image_cdn.replaceAll(/[{}]/g, ""))] : []),
      ...(tags?.meta ? ["https://www.facebook.com"] : []),
    ],
  };
}
