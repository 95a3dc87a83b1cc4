import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { openStore } from "#server/adapters/store/open-store.ts";
import { pushSecret } from "#server/stock/push/push-signature.ts";
import type { Question } from "../overload/probes.ts";
import { benchSecret } from "../overload/subject.ts";

const key = "sk-bench";

/** Makes a key of the dealership, and returns pushes that are signed with it. */
export async function pushesOf(
  dataDir: string,
  host: string,
  dealership: string,
): Promise<(index: number) => Question> {
  const store = await openStore({ dataDir });
  await store.operator.stockKeys.add({ id: key, dealership_id: dealership, sealed: null }, null);
  await store.close();
  const hook = new Webhook(pushSecret(benchSecret, key), { format: "raw" });
  return (index) => {
    const car = {
      stocknum: "BENCH1",
      make: "Kia",
      model: "Rio",
      year: 2020,
      price: 15_000 + (index % 50) * 10,
      km: 30_000,
    };
    const body = JSON.stringify({ cars: [car] });
    const [id, at] = [randomUUID(), new Date()];
    const headers = {
      "content-type": "application/json",
      "stock-key": key,
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": hook.sign(id, at, body),
    };
    return { host, path: "/api/stock", method: "POST", headers, body };
  };
}
