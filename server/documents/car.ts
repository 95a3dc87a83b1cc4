import { z } from "zod";
import { carSchema, type StoredCar } from "#domain/car/car.ts";
import { storedDocument } from "./stored-document.ts";

// A stock has 100,000 cars, and each server and render thread reads all of them: decision 39 has the figures.
const checked = "before";

/** A field that was added with a default needs no new version. */
const defaults = Object.fromEntries(
  Object.entries(carSchema.shape).flatMap(([field, schema]) => {
    const usual = schema.safeParse(undefined);
    return usual.success ? [[field, usual.data]] : [];
  }),
) as Partial<StoredCar>;

export const carDocument = storedDocument({ name: "car", schema: carSchema, checked, defaults });

/** A car as its feed describes it, with the addresses of its pictures in order. */
export const feedCarDocument = storedDocument({
  name: "feed-car",
  schema: z.strictObject({ car: carSchema, pictures: z.array(z.string()) }),
  checked,
});
