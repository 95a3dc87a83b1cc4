import { expect, test } from "vitest";
import { yardOfCar } from "./yard-of-car.ts";

const yard = (id: string, name: string, street = "1 High Street", city = "Dubbo", visible = true) => ({
  id,
  name,
  visible,
  address: { street, city },
});

test("[5.10.6] of several yards the vehicle's own is named, with its street, and nothing twice", () => {
  const yards = [
    yard("a", "Alexandria - Sales", "181 O'Riordan Street", "Alexandria"),
    yard("b", "Newstead", "14 Breakfast Creek Road, Newstead", "Brisbane"),
  ];
  expect(yardOfCar("a", yards)).toBe("Alexandria, 181 O'Riordan Street");
  expect(yardOfCar("b", yards)).toBe("Newstead, 14 Breakfast Creek Road, Brisbane");
});

test("[5.10.6] departments of one yard are one yard, and a hidden one counts for nothing", () => {
  const departments = [yard("a", "Dubbo - Sales"), yard("b", "Dubbo - Service")];
  expect(yardOfCar("a", departments)).toBeNull();
  expect(yardOfCar("a", [yard("a", "Dubbo"), yard("b", "Orange", "2 Way", "Orange", false)])).toBeNull();
  expect(yardOfCar("gone", [yard("a", "Dubbo"), yard("b", "Orange")])).toBeNull();
});
