import { telLink } from "#domain/phone/tel-link.ts";
import { askForNumber, type CalledCar, postPhoneEvent, postTo } from "./phone-events.ts";

// 4.6: a masked number takes one click to show and a second one to call. Revealed numbers are shown everywhere on the
// page, for as long as it is open.

const revealed = new Map<string, string>();

type Wishes = { onCall: (carId: string) => void };

export function startCalls({ onCall }: Wishes): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-call]") : null;
    if (!link) return;
    const car = JSON.parse(link.dataset["call"] ?? "{}") as CalledCar;
    if ("masked" in link.dataset) {
      event.preventDefault();
      void reveal(car, link.pathname);
    } else {
      postPhoneEvent("car_phone_call", car);
      onCall(car.id);
    }
  });
}

async function reveal(car: CalledCar, page: string): Promise<void> {
  const number = await askForNumber(car);
  if (number === null) return postTo(page);
  revealed.set(car.id, number);
  showNumbers(document);
}

/** For every part from the server: shows numbers that were revealed before, and a note for cars without one. */
export function showRevealed(part: ParentNode): void {
  showNumbers(part);
  for (const { dataset } of part.querySelectorAll<HTMLElement>("[data-no-phone]")) {
    console.warn(`There is no phone number for car ${dataset["noPhone"]}.`);
  }
}

function showNumbers(part: ParentNode): void {
  for (const link of part.querySelectorAll<HTMLAnchorElement>("a[data-call][data-masked]")) {
    const number = revealed.get((JSON.parse(link.dataset["call"] ?? "{}") as CalledCar).id);
    if (number !== undefined) show(link, number);
  }
}

function show(link: HTMLAnchorElement, number: string): void {
  const { place = "", look = "" } = link.dataset;
  const [icon] = link.children;
  const hidden = (text: string) =>
    Object.assign(document.createElement("span"), { className: "unseen", textContent: text });
  const words =
    look === "card" || look === "number"
      ? [hidden(`Call ${place}: `), number]
      : [look === "bar" ? "Call" : `Call ${number}`, hidden(`, ${place}`)];
  link.replaceChildren(...(icon ? [icon] : []), ...words);
  link.href = telLink(number);
  delete link.dataset["masked"];
}
