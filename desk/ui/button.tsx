import type { ReactNode } from "react";
import { Link, useNavigation } from "react-router";
import { Icon, type IconName } from "./icon.tsx";

export type ButtonLook = "primary" | "quiet" | "danger" | "small" | "small danger" | "plain";

type Drawn = {
  /** At most one `primary` in a group. */
  look?: ButtonLook;
  icon?: IconName;
  children: ReactNode;
};

const classOf = (look: ButtonLook) => (look === "plain" ? "button" : `button ${look}`);

type SendProps = Drawn & {
  /** What the form does, where its page has several forms: while this is sent, the button says so. */
  act?: string;
  isDisabled?: boolean;
};

/** Sends its form. */
export function SendButton({ look = "primary", icon, act, isDisabled = false, children }: SendProps) {
  const { formData } = useNavigation();
  const isSending = formData !== undefined && (formData.get("act") ?? "") === (act ?? "");
  return (
    <button className={classOf(look)} disabled={isDisabled} aria-busy={isSending || undefined}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button: it leads to another page and changes nothing. */
export function ButtonLink({ look = "plain", icon, href, children }: Drawn & { href: string }) {
  return (
    <Link className={classOf(look)} to={href}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

/** Calls: the phone's app opens. */
export function CallLink({ phone, name }: { phone: string; name: string }) {
  return (
    <a className="button" href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>
      <Icon name="phone" />
      Call<span className="hide"> {name}</span>
    </a>
  );
}
