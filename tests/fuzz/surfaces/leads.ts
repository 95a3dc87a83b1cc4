import { firstSite, fuzzApp } from "../fuzz-app.ts";
import { checkAnswer, type Surface } from "../surface.ts";

const calls = ["/api/leads", "/api/subscribe", "/api/events", "/api/carClarityCustomer", "/api/valuations"];

/** Bodies of forms as the page's script sends them. */
export async function leads(): Promise<Surface> {
  const app = await fuzzApp();
  const headers = { "content-type": "application/json" };
  return {
    async run(input, index) {
      const path = calls[index % 10 < 6 ? 0 : index % calls.length] ?? "/api/leads";
      await checkAnswer(await app.get(`${firstSite}${path}`, { method: "POST", headers, body: new Uint8Array(input) }));
    },
    close: () => app.close(),
  };
}
