import type { Site } from "#site/site.ts";

/** The origins that pages of a site may load from, by kind. */
export type AllowedSources = {
  scripts: string[];
  connect: string[];
  frames: string[];
  images: string[];
  forms: string[];
  /** Whether a third party's script writes its own style elements, as chats do. */
  inlineStyles: boolean;
};

const originOf = (address: string): string => new URL(address).origin;

/** Players of video services, for cars that have a video there. They run in frames of their own. */
const videoPlayers = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** Of a site without third parties, for pages whose address is a key. */
export const ownSources = (site: Site): AllowedSources => ({ ...thirdParties(site), frames: [] });

/** The other origins that pages of a site may load from, by the site's settings. */
export function thirdParties({ public: settings, locations }: Site): AllowedSources {
  const { chat_assistant, tags, maps, image_cdn, captcha, payment_provider } = settings;
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
  const chat = chat_assistant ? [originOf(chat_assistant.script)] : [];
  const usesMaps =
    (maps !== null && "map_key" in maps) || locations.some(({ address }) => address.map_key !== undefined);
  const usesGoogle = Boolean(tags?.gtm || tags?.ga4);
  return {
    inlineStyles: chat_assistant !== null,
    forms: payment_provider?.provider === "stripe" ? ["https://checkout.stripe.com"] : [],
    scripts: [...tagScripts, ...captchaFrom, ...chat],
    connect: [
      ...(usesGoogle ? ["https://*.google-analytics.com", "https://*.analytics.google.com", ...google] : []),
      ...(tags?.meta ? ["https://www.facebook.com"] : []),
      // The chat widget opens a WebSocket to the same origin.
      ...chat.flatMap((origin) => [origin, origin.replace("https:", "wss:")]),
    ],
    frames: [...videoPlayers, ...captchaFrom, ...chat, ...(usesMaps ? ["https://www.google.com"] : [])],
    images: [
      ...(maps && "tile_url" in maps ? [originOf(maps.tile_url)] : []),
      ...(image_cdn ? [originOf(image_cdn)] : []),
      ...(usesGoogle ? ["https://*.google-analytics.com", ...google] : []),
      ...(tags?.meta ? ["https://www.facebook.com"] : []),
      ...chat,
    ],
  };
}
