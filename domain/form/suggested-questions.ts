import { ownValue } from "#domain/text/own-value.ts";
import type { FormCar } from "./form-settings.ts";

// Suggested beginnings of a message: what people ask first. Each is inserted as written here.

/** By kind of vehicle, in addition to the general ones. */
const ofTheTrade: Readonly<Record<string, string>> = {
  caravan: "Can my vehicle tow it?",
  motorcycle: "Can I sit on it before I decide?",
  truck: "Which licence do I need for it?",
};

export function questionsAbout(car: FormCar | null): readonly string[] {
  if (!car) return [];
  const trade = ownValue(ofTheTrade, car.item_type ?? "car");
  const own = car.car_type === "new" ? "How soon could I have it?" : "Could you send me the service history?";
  return ["Is it still available?", ...(trade ? [trade] : []), own, "When can I come and see it?"];
}

export function photoWishes(car: FormCar | null): readonly string[] {
  if (!car) return [];
  return ["What does it look like inside?", "Are there marks or scratches?", "How are tyres and wheels?"];
}
