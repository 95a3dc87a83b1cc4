export type TagIds = { gtm: string | null; ga4: string | null; meta: string | null };

type Pixel = {
  (...call: unknown[]): void;
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
  version: string;
};

const google = "https://www.googletagmanager.com";

/** Starts each tag manager the site has an id for, as its maker's own snippet does. */
export function tagManagers({ gtm, ga4, meta }: Partial<TagIds>, addScript: (src: string) => void): void {
  const world = window as unknown as { dataLayer?: unknown[]; fbq?: Pixel; _fbq?: Pixel };
  const layer = (world.dataLayer ??= []);
  if (gtm) {
    layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
    addScript(`${google}/gtm.js?id=${encodeURIComponent(gtm)}`);
  }
  if (ga4) {
    // Google reads the arguments object itself; a plain list would be taken for an event.
    const gtag = function gtag() {
      // oxlint-disable-next-line prefer-rest-params
      layer.push(arguments);
    } as (...call: unknown[]) => void;
    gtag("js", new Date());
    gtag("config", ga4);
    addScript(`${google}/gtag/js?id=${encodeURIComponent(ga4)}`);
  }
  if (meta && !world.fbq) {
    const queue: unknown[][] = [];
    const pixel: Pixel = Object.assign(
      (...call: unknown[]) => (pixel.callMethod ? pixel.callMethod(...call) : void queue.push(call)),
      { queue, version: "2.0" },
    );
    world.fbq = pixel;
    world._fbq = pixel;
    pixel("init", meta);
    pixel("track", "PageView");
    addScript("https://connect.facebook.net/en_US/fbevents.js");
  }
}
