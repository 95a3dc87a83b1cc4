import type { PublicSettings } from "#site/schema/site-settings.ts";

type Sources = { settings: Pick<PublicSettings, "logo">; picture: (url: string) => { src: string } | null };

/** A drawing's address names its content, so browsers keep it for good; a photo's is made for each width. */
export function logosOf({ settings: { logo }, picture }: Sources) {
  const addressOf = (url: string): string => {
    const src = picture(url)?.src;
    return src === undefined || src.includes("{w}") ? url : src;
  };
  return { on_light: addressOf(logo.on_light), on_dark: addressOf(logo.on_dark) };
}
