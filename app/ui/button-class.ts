export type ButtonLook = {
  /** The one thing to do next, anything else that can be done, or without border and ground. */
  variant?: "primary" | "secondary" | "plain" | undefined;
  size?: "large" | undefined;
  /** As wide as its column. */
  full?: boolean | undefined;
  /** Adds to the look, for one place. */
  className?: string | undefined;
};

/** A constant, so that a script without React contains nothing more of buttons than this. */
export const plainButton = "button";

const variants = { primary: " primary", secondary: " line", plain: "" };

/** For elements that look like a button and are none: a summary, a label. Buttons and links have components. */
export function buttonClass({ variant = "secondary", size, full, className }: ButtonLook = {}): string {
  return (
    plainButton +
    variants[variant] +
    (size ? " large" : "") +
    (full ? " full" : "") +
    (className ? ` ${className}` : "")
  );
}
