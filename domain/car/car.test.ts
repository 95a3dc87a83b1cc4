import { expect, test } from "vitest";
import { carSchema } from "./car.ts";

test("[3.1.2] what nobody can read is taken out of a feed's texts; lines, accents and emoji stay", () => {
  const { make, description } = carSchema.shape;
  expect(make.parse(" To\0\u0007yota\u001b\ud800 ")).toBe("Toyota\ufffd");
  expect(description.parse("Côté 🚗\n\tone owner\u0085")).toBe("Côté 🚗\n\tone owner");
  expect(make.safeParse(" \0 ").success).toBe(make.safeParse("").success);
});
