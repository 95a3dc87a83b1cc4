import type { MetaDescriptor } from "react-router";
import type { Car } from "#domain/car/car.ts";
import { canReserve } from "#domain/car/may-reserve.ts";
import { titleOf } from "#domain/car/title.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

/** 2.3, Page head: hidden tags that tell the chat assistant what the visitor is looking at. */
export function chatTags(car: Car, settings: PublicSettings): MetaDescriptor[] {
  const { chat_assistant, payment_provider } = settings;
  if (!chat_assistant) return [];
  const checkout = payment_provider && canReserve(car, settings);
  const tags = {
    "car-name": titleOf(car).full,
    "car-id": car.id,
    ...(checkout ? { "checkout-link": `/cars/${car.slug}/${payment_provider.checkout_word}` } : {}),
    "is-reserved": String(car.reserved),
    "car-category": car.car_type,
    "dealership-id": car.dealership_id,
  };
  return Object.entries(tags).map(([name, content]) => ({ name: `chat-assistant:${name}`, content }));
}
