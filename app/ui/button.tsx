import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { Icon, type IconName } from "./icon.tsx";

type Drawn = ButtonLook & {
  /** Before the text. */
  icon?: IconName;
  iconSize?: number;
  /** Under way: cannot be pressed again, and shows so. */
  busy?: boolean;
  children?: ReactNode;
};

/** Attributes and content of either. */
function drawn<T>({ variant, size, full, className, icon, iconSize = 18, busy, children, ...rest }: Drawn & T) {
  return {
    className: buttonClass({ variant, size, full, className }),
    ...rest,
    children: (
      <>
        {busy && <i className="spin" />}
        {icon && <Icon name={icon} size={iconSize} />}
        {children}
      </>
    ),
  };
}

type ButtonProps = Drawn & Omit<ComponentProps<"button">, "type"> & { submit?: boolean };

/** Does nothing by itself; with `submit` it sends its form, as buttons do that have no type. */
export function Button({ submit, ...props }: ButtonProps) {
  return <button type={submit ? undefined : "button"} disabled={props.busy} {...drawn(props)} />;
}

type ButtonLinkProps = Omit<Drawn, "busy"> & ComponentProps<"a"> & { href: string };

/** A link that looks like a button: it leads to another page. */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, ...rest } = drawn(props);
  return <a {...rest}>{children}</a>;
}

type IconButtonProps = Omit<ComponentProps<"button">, "type" | "children"> & {
  icon: IconName;
  iconSize?: number;
  /** Its name, which a tooltip shows (tooltips.ts). */
  label: string;
  submit?: boolean;
};

/** A button that shows only an icon. */
export function IconButton({ icon, iconSize, label, submit, className, ...rest }: IconButtonProps) {
  return (
    <button
      type={submit ? undefined : "button"}
      className={className ? `icon-button ${className}` : "icon-button"}
      aria-label={label}
      {...rest}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
