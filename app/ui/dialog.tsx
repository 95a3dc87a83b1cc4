import type { ReactNode, ToggleEventHandler } from "react";
import { Button, IconButton } from "./button.tsx";
import { closes } from "./opens.ts";

type DialogProps = {
  id: string;
  title: string;
  level?: 2 | 3;
  children: ReactNode;
  onToggle?: ToggleEventHandler<HTMLDialogElement>;
};

/**
 * A short text over the page. A button with `opens(id)` opens it, without a script: the browser shows it as a popover,
 * which closes on Escape and on a press elsewhere.
 */
export function Dialog({ id, title, level = 2, children, onToggle }: DialogProps) {
  const Heading = `h${level}` as const;
  return (
    <dialog className="dialog" id={id} popover="auto" aria-labelledby={`${id}-title`} onToggle={onToggle}>
      <Heading id={`${id}-title`}>{title}</Heading>
      {children}
      <Button {...closes(id)}>Close</Button>
    </dialog>
  );
}

type ModalProps = {
  id: string;
  className: string;
  /** A modal has a title, or a name where its content says at once what it is for. */
  title?: string;
  label?: string;
  /** Below the title. */
  text?: string;
  children: ReactNode;
};

/**
 * A dialog that keeps the focus inside once the script runs; before that it is a popover. A button with
 * `opens(id, { modal: true })` opens it. With a title it has a header with a button to close it.
 */
export function Modal({ id, className, title, label, text, children }: ModalProps) {
  const titleId = title === undefined ? undefined : `${id}-title`;
  return (
    <dialog className={className} id={id} popover="auto" closedby="any" aria-labelledby={titleId} aria-label={label}>
      {title !== undefined && (
        <header>
          <div>
            <h2 id={titleId}>{title}</h2>
            {text !== undefined && <p>{text}</p>}
          </div>
          <CloseButton dialog={id} />
        </header>
      )}
      {children}
    </dialog>
  );
}

/** Closes the modal around it. */
export function CloseButton({
  dialog,
  label = "Close",
  iconSize,
}: {
  dialog: string;
  label?: string;
  iconSize?: number;
}) {
  return <IconButton icon="close" iconSize={iconSize} label={label} {...closes(dialog, { modal: true })} />;
}
