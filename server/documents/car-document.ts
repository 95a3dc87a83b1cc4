import { ownValue, setOwnValue } from "#domain/text/own-value.ts";
import { z } from "zod";
import { carSchema, type StoredCar } from "#domain/car/car.ts";
import { storedDocument } from "./stored-document.ts";

// A stock has 100,000 cars, and each server and render thread reads all of them: decision 39 has the figures.
const checked = "when-written";

const defaults = Object.entries(carSchema.shape).flatMap(([field, schema]): [string, unknown][] => {
  const usual = schema.safeParse(undefined);
  return usual.success ? [[field, usual.data]] : [];
});

/** A field that was added with a default needs no new version. In place, because there are so many cars. */
function complete(car: StoredCar): StoredCar {
  const fields: Record<string, unknown> = car;
  for (const [field, usual] of defaults) {
    if (ownValue(fields, field) === undefined)
      setOwnValue(fields, field, typeof usual === "object" ? structuredClone(usual) : usual);
  }
  return car;
}

export const carDocument = storedDocument({ name: "car", schema: carSchema, checked, complete });

/** A car as its feed describes it, with the addresses of its pictures in order. */
export const feedCarDocument = storedDocument({
  name: "feed-car",
  schema: z.strictObject({ car: carSchema, pictures: z.array(z.string()) }),
  checked,
  complete: ({ car, pictures }) => ({ car: complete(car), pictures }),
});
