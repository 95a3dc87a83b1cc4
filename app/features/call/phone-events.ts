/** The car whose dealer is called. */
export type CalledCar = { id: string; slug: string; dealership_id: string };

function send(kind: "phone_reveal" | "car_phone_call", car: CalledCar): Promise<Response> {
  const body = JSON.stringify({
    car_id: car.id,
    dealership_id: car.dealership_id,
    website_id: document.documentElement.dataset["site"] ?? "",
  });
  return fetch(`/api/events/${kind}`, { method: "POST", body, keepalive: true });
}

/** 4.6 and chapter 8: reported to the platform; a failure is only logged, and the visitor never waits. */
export function postPhoneEvent(kind: "car_phone_call", car: CalledCar): void {
  send(kind, car).then(
    (answer) => answer.ok || console.warn(`${kind} of ${car.id} was not taken: ${answer.status}`),
    (error: unknown) => console.warn(`${kind} of ${car.id} was not sent: ${String(error)}`),
  );
}

/** 4.6: the click sends the tracking call, whose answer is the number; null if it failed. */
export async function askForNumber(car: CalledCar): Promise<string | null> {
  try {
    const answer = await send("phone_reveal", car);
    if (answer.ok) return ((await answer.json()) as { phone: string }).phone;
    console.warn(`phone_reveal of ${car.id} was not taken: ${answer.status}`);
  } catch (error) {
    console.warn(`phone_reveal of ${car.id} was not sent: ${String(error)}`);
  }
  return null;
}

/** Opens the page that shows the number, as a browser without a script would. */
export function postTo(path: string): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = path;
  document.body.append(form);
  form.submit();
}
