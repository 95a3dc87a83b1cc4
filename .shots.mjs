import { launchBrowser } from "./tests/support/browser-launch.ts";
const base = (s) => `http://${s}.localhost:4391`;
const b = await launchBrowser();
const first = async (p, site, list) => {
  await p.goto(base(site) + list);
  return p.evaluate(() =>
    [...document.querySelectorAll('a[href^="/cars/"]')]
      .map((a) => a.getAttribute("href"))
      .find((h) => h.split("/").length === 3),
  );
};
const shot = async (p, url, name, full = false) => {
  await p.goto(url);
  await p.waitForTimeout(600);
  await p.screenshot({ path: `/tmp/shop/${name}.png`, fullPage: full });
};
const which = process.argv.slice(2);
for (const [w, h] of [
  [390, 1400],
  [1440, 1100],
]) {
  const p = await b.newPage({ viewport: { width: w, height: h } });
  const T = {
    moto: async () => {
      const c = await first(p, "redline-motorcycles", "/search/lams");
      await shot(p, base("redline-motorcycles") + c, `v-moto-${w}`);
      await shot(p, base("redline-motorcycles") + "/", `h-moto-${w}`, true);
      await shot(p, base("redline-motorcycles") + "/search/motorcycles", `l-moto-${w}`);
    },
    outback: async () => {
      const c = await first(p, "outback-caravans-trucks", "/search/used-caravans");
      await shot(p, base("outback-caravans-trucks") + c, `v-outback-${w}`, true);
      await shot(p, base("outback-caravans-trucks") + "/", `h-outback-${w}`, true);
      await shot(p, base("outback-caravans-trucks") + "/search/caravans", `l-outback-${w}`);
    },
    metro: async () => {
      const c = await first(p, "harbour-city-motors", "/search/used-cars");
      await shot(p, base("harbour-city-motors") + c, `v-metro-${w}`);
    },
    yard: async () => {
      const c = await first(p, "sunstate-autos", "/search/used-cars");
      await shot(p, base("sunstate-autos") + c, `v-yard-${w}`);
    },
    prestige: async () => {
      const c = await first(p, "southern-cross-prestige", "/search");
      await shot(p, base("southern-cross-prestige") + c, `v-prestige-${w}`);
    },
    franchise: async () => {
      const c = await first(p, "meridian-new-cars", "/search");
      await shot(p, base("meridian-new-cars") + c, `v-franchise-${w}`);
    },
    flex: async () => {
      const c = await first(p, "flexi-drive", "/search/subscription-cars");
      await shot(p, base("flexi-drive") + c, `v-flex-${w}`);
    },
    contact: async () => {
      await shot(p, base("redline-motorcycles") + "/contact", `c-moto-${w}`);
    },
  };
  for (const k of which.length ? which : Object.keys(T)) {
    try {
      await T[k]();
    } catch (e) {
      console.log(k, w, String(e).slice(0, 200));
    }
  }
  await p.close();
}
await b.close();
