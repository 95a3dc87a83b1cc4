import { expect, test } from "vitest";
import { countPromos } from "./count-promos.ts";

const promo = (text: string, url = "/search/demo-cars") => ({ title: "Demos", text, url });
const counted = (count: number | null, ...promos: ReturnType<typeof promo>[]) =>
  countPromos(
    promos,
    () => count,
    (value) => value.toLocaleString("en-AU"),
  ).map(({ text }) => text);

test("[4.11.9] {count} is the number of vehicles behind the promotion", () => {
  expect(counted(1234, promo("{count} demos have to go."), promo("Free coffee."))).toEqual([
    "1,234 demos have to go.",
    "Free coffee.",
  ]);
});

test("[4.11.9] a promotion that counts nothing does not show", () => {
  expect(counted(0, promo("{count} demos have to go."), promo("Free coffee."))).toEqual(["Free coffee."]);
  expect(counted(null, promo("{count} demos have to go.", "/contact"))).toEqual([]);
});
