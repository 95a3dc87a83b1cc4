import type { Reservation } from "#domain/reservation/reservation.ts";
import type { SiteRuntime } from "./site-runtime.ts";

/** The page that shows the holder of the token its status. */
export async function ownPage(
  runtime: SiteRuntime,
  { car_id, token }: Pick<Reservation, "car_id" | "token">,
): Promise<string> {
  const car = await runtime.store.cars.byId(car_id);
  const word = runtime.site.public.payment_provider?.checkout_word ?? "checkout";
  return `${runtime.pageSite.origin}/cars/${car?.slug ?? ""}/${word}/done?reservation=${token}`;
}
