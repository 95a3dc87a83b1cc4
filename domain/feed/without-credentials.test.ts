import { expect, test } from "vitest";
import { mappingSchema } from "./mapping.ts";
import { rowToCar } from "./row-to-car.ts";
import { withoutCredentials } from "./without-credentials.ts";

test.each([
  ["https://dealer:hunter2@feeds.example/a.csv", "https://feeds.example/a.csv"],
  ["sftp://dealer@feeds.example:22/a@b.csv", "sftp://feeds.example:22/a@b.csv"],
  ["https://token@feeds.example?mail=a@b.example", "https://feeds.example?mail=a@b.example"],
  ["HTTP://a:b@c@feeds.example/", "HTTP://feeds.example/"],
  ["one ftp://a:b@c.example/, two https://d:e@f.example/", "one ftp://c.example/, two https://f.example/"],
  ["https://feeds.example/a.csv", "https://feeds.example/a.csv"],
  ["write to sales@dealer.example", "write to sales@dealer.example"],
])("[19.5.9] %s is told as %s", (text, told) => expect(withoutCredentials(text)).toBe(told));

test("[19.5.9] a picture is taken without the user and password of its address", () => {
  const mapping = mappingSchema.parse({
    key: ["No"],
    fields: { stocknum: "No", make: "Make", model: "Model", year: "Year", images: "Photo" },
  });
  const values = { No: "1", Make: "Kia", Model: "Rio", Year: "2020", Photo: "http://dealer:hunter2@p.example/1.jpg" };
  const car = rowToCar({ line: 2, values }, mapping, new Date("2026-03-01T00:00:00Z"), () => undefined);
  expect(car?.pictures).toEqual(["http://p.example/1.jpg"]);
});
