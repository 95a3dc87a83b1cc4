import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";

type MediaDialogProps = {
  label: string;
  /** Adds a CSS class to the dialog. */
  look?: "spn" | "vid";
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Further buttons beside 'Close'. */
  buttons?: ReactNode;
  children: ReactNode;
};

/** Media of the car, full screen. The browser returns the focus to the opener. */
export function MediaDialog({ label, look, onClose, onKeyDown, buttons, children }: MediaDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      className={look ? `fsx ${look}` : "fsx"}
      ref={dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={label}
    >
      {children}
      <div className="fsx-b">
        {buttons}
        <button type="button" className="ib" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
