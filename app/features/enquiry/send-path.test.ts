import { expect, test } from "vitest";
import { addressOf, sendPath, withFilesPath } from "./send-path.ts";

test.each([
  [{ destination: "leads", mock: false }, "/api/leads"],
  [{ destination: "leads", mock: true }, "/mock/leads"],
  [{ destination: "car-clarity", mock: false }, "/api/carClarityCustomer"],
  [{ destination: "car-clarity", mock: true }, "/api/carClarityCustomer"],
  [{ destination: "subscribe", mock: false }, "/api/subscribe"],
  [{ destination: "subscribe", mock: true }, "/mock/leads"],
  [{ destination: "reserve", mock: false }, "/api/reservations"],
  [{ destination: "reserve", mock: true }, "/mock/leads"],
])("[7] %j sends to %s", (form, path) => expect(sendPath(form)).toBe(path));

test("[7.2.5, 8.1.6] an unknown destination says so", () => {
  expect(() => sendPath({ destination: "fax", mock: false })).toThrow("Unknown destination: fax");
});

test("[7.2.2] a lead that was begun is sent on under its own address", () => {
  const form = { destination: "leads", mock: true };
  expect(addressOf(form, null)).toEqual({ method: "POST", path: "/mock/leads" });
  expect(addressOf(form, "m")).toEqual({ method: "PUT", path: "/mock/leads/m" });
});

test("[7] files go to an address beside the form's own", () => {
  expect(withFilesPath("/api/leads")).toBe("/api/leads/with-files");
});
