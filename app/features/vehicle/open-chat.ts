import { addScript } from "#app/page/trusted-text.ts";

type Chat = { script: string; message: string };
type AboutCar = { id: string; full: string };

let loaded: Promise<void> | null = null;

/**
 * Loads the site's assistant once, then tells it what the visitor is looking at. The script reads the first message and
 * the car from its own element's data; later presses reach it as the event `chat-assistant:open`.
 */
export async function openChat({ script, message }: Chat, car: AboutCar): Promise<void> {
  loaded ??= loadScript(script, { message, carId: car.id, carName: car.full });
  try {
    await loaded;
  } catch (error) {
    loaded = null;
    throw error;
  }
  dispatchEvent(new CustomEvent("chat-assistant:open", { detail: { message, car_id: car.id, car_name: car.full } }));
}

function loadScript(src: string, about: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = addScript(src);
    Object.assign(element.dataset, about);
    element.addEventListener("load", () => resolve());
    element.addEventListener("error", () => {
      element.remove();
      reject(new Error(`${src} did not load`));
    });
  });
}
