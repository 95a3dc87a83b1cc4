import type { CallNumber } from "#domain/phone/call-number.ts";
import { telLink } from "#domain/phone/tel-link.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CalledCar } from "./phone-events.ts";

type Props = {
  car: CalledCar;
  phone: CallNumber | null;
  place: string;
  /** On a card and in large type only the number; as a button with a label; in the bar short. */
  look: "card" | "page" | "bar" | "number";
};

const button = buttonClass({ className: "call" });
const classNames = { card: button, page: buttonClass({ full: true, className: "call" }), bar: button, number: "call" };

/** 4.6: call-behaviour.ts handles clicks. Without JavaScript a separate page shows a masked number. */
export function CallLink({ car: { id, slug, dealership_id }, phone, place, look }: Props) {
  if (phone === null) return <i hidden data-no-phone={id} />;
  const { text, masked } = phone;
  return (
    // The revealed number is announced where the focus is.
    <a
      className={classNames[look]}
      href={masked ? `/cars/${slug}/call` : telLink(text)}
      data-call={JSON.stringify({ id, slug, dealership_id })}
      {...(masked ? { "data-masked": "", "data-place": place, "data-look": look, "aria-live": "polite" } : {})}
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
      <span className="unseen">{`Show the number of ${place}: `}</span>
      {text}
      {(look === "page" || look === "number") && <span className="reveal">Show number</span>}
    </>
  );
}

function Shown({ text, place, look }: NumberProps) {
  // One text node each: React would mark every boundary between two, on every card.
  return look === "card" || look === "number" ? (
    <>
      <span className="unseen">{`Call ${place}: `}</span>
      {text}
    </>
  ) : (
    <>
      {look === "bar" ? "Call" : `Call ${text}`}
      <span className="unseen">{`, ${place}`}</span>
    </>
  );
}
