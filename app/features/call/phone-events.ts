/** Whose number it is. */
export type CalledCar = { id: string; dealership_id: string };

/** 4.6 and point 8: told to the platform; where that fails it is only logged, and the visitor never waits for it. */
export function postPhoneEvent(kind: "phone_reveal" | "car_phone_call", car: CalledCar): void {
  const body = JSON.stringify({
    car_id: car.id,
    dealership_id: car.dealership_id,
    website_id: document.documentElement.dataset["site"] ?? "",
  });
  fetch(`/api/events/${kind}`, { method: "POST", body, keepalive: true }).then(
    (answer) => answer.ok || console.warn(`${kind} of ${car.id} was not taken: ${answer.status}`),
    (error: unknown) => console.warn(`${kind} of ${car.id} was not sent: ${String(error)}`),
  );
}
