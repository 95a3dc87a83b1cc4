import { type MouseEvent, useState } from "react";
import { maskedPhone } from "#domain/location/masked-phone.ts";
import { telLink } from "#domain/location/tel-link.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CardProps } from "./card-props.ts";

type Props = { card: CardProps["card"]; onReveal: CardProps["onPhoneReveal"]; onCall: CardProps["onCall"] };

/** 4.6: a masked number takes one click to show and a second one to call. Without JavaScript the first one calls. */
export function CallLink({ card, onReveal, onCall }: Props) {
  const { phone } = card;
  const [revealed, setRevealed] = useState(false);
  if (phone === null) return null;
  const masked = phone.masked && !revealed;
  const follow = (event: MouseEvent) => {
    if (!masked) return onCall?.(card);
    event.preventDefault();
    setRevealed(true);
    onReveal?.(card);
  };
  return (
    <a className="btn line call" href={telLink(phone.text)} onClick={follow}>
      <Icon name="phone" size={18} />
      <span className="vh">{`${masked ? "Show the number of" : "Call"} ${card.place}: `}</span>
      {masked ? maskedPhone(phone.text) : phone.text}
    </a>
  );
}
