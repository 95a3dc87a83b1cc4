import type { Site } from "./site.ts";

/**
 * The site as it is shown where the address is a key, such as the link in a mail: nothing that another company serves
 * runs there, because it could read the address. Pictures still come from the site's image CDN.
 */
export function withoutThirdParties(site: Site): Site {
  const { captcha } = site.public;
  const own = { tags: null, chat_assistant: null, maps: null };
  return {
    ...site,
    public: { ...site.public, ...own, captcha: captcha && { kind: "altcha", site_key: null } },
    locations: site.locations.map(({ address: { map_key: _key, ...address }, ...location }) => ({
      ...location,
      address,
    })),
  };
}
