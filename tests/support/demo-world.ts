import type { CarInput } from "#domain/car/car.ts";
import { demoNetwork } from "#demo/network.ts";
import { MediaLibrary } from "#server/images/media-library.ts";
import type { Platform } from "#server/http/services.ts";
import { createTestApp, testNow } from "./test-app.ts";

/** The demo network in this process, on the tests' own day. `choose` reduces the cars where a few suffice. */
export async function createDemoWorld(
  over: Partial<Platform> = {},
  choose: (cars: CarInput[]) => CarInput[] = (cars) => cars,
) {
  const { sitesDir, mediaDir, cars } = demoNetwork({ now: testNow });
  const chosen = choose(cars);
  const app = await createTestApp(chosen, { media: new MediaLibrary([mediaDir]), ...over }, { folder: sitesDir });
  const ask = (slug: string, path: string, init?: RequestInit) => app.get(`http://${slug}.localhost${path}`, init);
  return {
    ...app,
    cars: chosen,
    ask,
    /** The text of a page; one redirect is followed. */
    async page(slug: string, path: string): Promise<string> {
      const first = await ask(slug, path);
      const moved = first.headers.get("location");
      const answer = moved === null ? first : await ask(slug, moved);
      if (answer.status !== 200) throw new Error(`${slug}${path} answers ${answer.status}`);
      return answer.text();
    },
  };
}
