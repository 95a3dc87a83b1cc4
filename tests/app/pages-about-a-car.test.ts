import { afterAll, beforeAll, expect, test } from "vitest";
import { carSchema } from "#domain/car/car.ts";
import { createFinanceApp } from "#tests/support/finance-app.ts";
import { aCar } from "#tests/support/test-app.ts";

const terms = { interestRate: 8, comparisonRate: 9, paymentWeek: 90, paymentMonth: null, balloon: 0, deposit: 0 };
const lender = { ...terms, termYears: 5, termMonths: 60, disclaimer: "" };
const financed = (price = 23_990) => aCar({ id: "a1", price, finance_lenders: { x: lender } });

let app: Awaited<ReturnType<typeof createFinanceApp>>;
beforeAll(async () => {
  app = await createFinanceApp([financed()], { phone: "03 5550 9999" });
});
afterAll(() => app.close());

const read = async (path: string) => (await app.get(`http://first-site.localhost:3000${path}`)).text();

test("[15.1.4] beside a form about a car stands the number of its yard, elsewhere the dealer's", async () => {
  const talk = (page: string) => /Rather talk\?.*?href="tel:(\d+)"/s.exec(page)?.[1];
  for (const path of ["/valuations", "/finance", "/apply-for-finance"]) {
    expect(talk(await read(path)), path).toBe("0355509999");
    expect(talk(await read(`${path}?car_id=a1`)), path).toBe("0355501200");
  }
});

test("[14.3.4] the finance page of a car leads on to the application for the same car", async () => {
  expect(await read("/finance")).toContain('href="/apply-for-finance#finance-form"');
  const own = await read("/finance?car_id=a1");
  expect(own).toContain('href="/apply-for-finance?car_id=a1&amp;car_type=used#finance-form"');
});

test("[18.1.2] a trade-in page that names a car follows its price", async () => {
  expect(await read("/valuations?car_id=a1")).toContain("$23,990");
  await app.store.operator.stock.put([carSchema.parse(financed(19_990))]);
  await app.registry.refresh();
  expect(await read("/valuations?car_id=a1")).toContain("$19,990");
});
