export type TagIds = { gtm: string | null; ga4: string | null; meta: string | null };

/** Google's consent mode: what a site declares for everybody, and whether this visitor has agreed. */
export type ConsentState = { mode: "denied" | "granted" | null; hasAgreed: boolean };

type Pixel = {
  (...call: unknown[]): void;
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
  version: string;
};

const google = "https://www.googletagmanager.com";

/** Starts each tag manager the site has an id for, as its maker's own snippet does. */
export function tagManagers(
  { gtm, ga4, meta }: Partial<TagIds>,
  { mode, hasAgreed }: ConsentState,
  addScript: (src: string) => void,
): void {
  const world = window as unknown as { dataLayer?: unknown[]; fbq?: Pixel; _fbq?: Pixel };
  const layer = (world.dataLayer ??= []);
  // Before the events of this page, which a tag manager reads in their order.
  if (mode) {
    layer.unshift(
      call("consent", "default", signals(mode)),
      ...(hasAgreed ? [call("consent", "update", signals("granted"))] : []),
    );
  }
  if (gtm) {
    layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
    addScript(`${google}/gtm.js?id=${encodeURIComponent(gtm)}`);
  }
  if (ga4) {
    layer.push(call("js", new Date()), call("config", ga4));
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

/** Google reads the arguments object itself; a plain list would be taken for an event. */
const call = function call() {
  // oxlint-disable-next-line prefer-rest-params
  return arguments;
} as (...words: unknown[]) => unknown;

const signals = (state: "denied" | "granted") => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
});
