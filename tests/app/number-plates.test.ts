import { afterAll, beforeAll, expect, test } from "vitest";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

let world: Awaited<ReturnType<typeof createTestApp>>;
const open = (path: string) => world.get(`http://first.example${path}`);
beforeAll(async () => {
  const cars = [
    aCar({ id: "a1", slug: "with-plate", make: "Mazda", model: "CX-5", rego: "WYV 44K", vin: "JM0KFAB1234567890" }),
    // Plates that read as a model.
    aCar({ id: "a2", slug: "model-as-plate", make: "Hyundai", model: "i30", rego: "CX5" }),
    aCar({ id: "a3", slug: "ute-as-plate", make: "Mazda", model: "BT-50", rego: "BT50" }),
  ];
  world = await createTestApp(cars);
});
afterAll(() => world.close());

const typed = async (words: string) => {
  const answer = await open(`/search?${new URLSearchParams({ q: words }).toString()}`);
  return answer.headers.get("location");
};

test("[16.1.12] a number plate opens its car, also where a part of it reads as a price", async () => {
  for (const words of ["WYV44K", "wyv 44k", "WYV-44K", "WYV·44K"])
    expect([words, await typed(words)]).toEqual([words, "/cars/with-plate"]);
});

test("[16.1.12] the name of a model is a search, whatever plates there are", async () => {
  for (const words of ["CX5", "cx-5", "BT50", "bt 50", "i30"]) expect(await typed(words)).toMatch(/^\/search\//);
});

test("[3.1.9] no page, feed or suggestion shows a plate, or the end of a VIN", async () => {
  const paths = ["/", "/search", "/cars/with-plate", "/cars/model-as-plate", "/compare?cars=with-plate", "/llms.txt"];
  const feeds = ["/sitemap.xml", "/new-arrivals.xml", "/api/suggestions?q=wyv44k", "/api/suggestions?q=mazda"];
  for (const path of [...paths, ...feeds]) {
    const text = await (await open(path)).text();
    expect([path, /WYV ?44K|7890|"rego"/i.exec(text)?.[0]]).toEqual([path, undefined]);
  }
});
