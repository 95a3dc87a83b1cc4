import { useState, type MouseEvent } from "react";
import { maskedPhone } from "#domain/location/masked-phone.ts";
import { telLink } from "#domain/location/tel-link.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { VehicleView } from "./vehicle-view.ts";

export type CallEvents = { onReveal?: () => void; onCall?: () => void };
type CallButtonProps = CallEvents & { phone: NonNullable<VehicleView["phone"]>; className: string; short?: boolean };

/** 4.6: a masked number takes one click to show and a second one to call. Without a script the first one calls. */
export function CallButton({ phone, className, short = false, onReveal, onCall }: CallButtonProps) {
  const [revealed, setRevealed] = useState(false);
  const masked = phone.masked && !revealed;
  const follow = (event: MouseEvent) => {
    if (!masked) return onCall?.();
    event.preventDefault();
    setRevealed(true);
    onReveal?.();
  };
  return (
    <a className={className} href={telLink(phone.text)} onClick={follow}>
      <Icon name="phone" size={18} />
      {short && !masked ? "Call" : masked ? maskedPhone(phone.text) : `Call ${phone.text}`}
      {masked && <span className="rvl">Show number</span>}
    </a>
  );
}
