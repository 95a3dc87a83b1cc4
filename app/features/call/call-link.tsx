import { type MouseEvent, useEffect } from "react";
import type { CallNumber } from "#domain/phone/call-number.ts";
import { telLink } from "#domain/location/tel-link.ts";
import { Icon } from "#app/ui/icon.tsx";
import { askForNumber, type CalledCar, postPhoneEvent, postTo } from "./phone-events.ts";
import { keepRevealed, useRevealed } from "./revealed-numbers.ts";

type Props = {
  car: CalledCar;
  phone: CallNumber | null;
  place: string;
  /** On a card and set large the number stands alone, as a button it says what it does, in the bar it is short. */
  look: "card" | "page" | "bar" | "number";
  /** The number is dialled. */
  onCall: () => void;
};

const classNames = { card: "btn line call", page: "btn line full call", bar: "btn line call", number: "call" };

/** 4.6: a masked number takes one click to show and a second one to call. Without JavaScript a page of its own shows it. */
export function CallLink({ car, phone, place, look, onCall }: Props) {
  const revealed = useRevealed(car.id);
  const missing = phone === null;
  useEffect(() => {
    if (missing) console.warn(`There is no phone number for car ${car.id}.`);
  }, [missing, car.id]);
  if (missing) return null;

  const masked = phone.masked && revealed === null;
  const text = revealed ?? phone.text;
  const page = `/cars/${car.slug}/call`;
  const follow = (event: MouseEvent) => {
    if (masked) {
      event.preventDefault();
      void askForNumber(car).then((number) => (number === null ? postTo(page) : keepRevealed(car.id, number)));
    } else {
      postPhoneEvent("car_phone_call", car);
      onCall();
    }
  };
  return (
    // What it shows when asked is read out where the focus is.
    <a
      className={classNames[look]}
      href={masked ? page : telLink(text)}
      onClick={follow}
      aria-live={phone.masked ? "polite" : undefined}
    >
      <Icon name="phone" size={18} />
      {masked ? <Masked text={text} place={place} look={look} /> : <Shown text={text} place={place} look={look} />}
    </a>
  );
}

type NumberProps = Pick<Props, "place" | "look"> & { text: string };

function Masked({ text, place, look }: NumberProps) {
  return (
    <>
      <span className="vh">{`Show the number of ${place}: `}</span>
      {text}
      {(look === "page" || look === "number") && <span className="rvl">Show number</span>}
    </>
  );
}

function Shown({ text, place, look }: NumberProps) {
  // One text each: React would mark every seam between two, on every card.
  return look === "card" || look === "number" ? (
    <>
      <span className="vh">{`Call ${place}: `}</span>
      {text}
    </>
  ) : (
    <>
      {look === "bar" ? "Call" : `Call ${text}`}
      <span className="vh">{`, ${place}`}</span>
    </>
  );
}
