import type { KeyboardEvent, ReactNode } from "react";
import { OpenDialog } from "#app/ui/open-dialog.tsx";

type MediaDialogProps = {
  label: string;
  /** Adds a CSS class to the dialog. */
  look?: "media-spin" | "media-video";
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Further buttons beside 'Close'. */
  buttons?: ReactNode;
  children: ReactNode;
};

/** Media of the car, full screen. The browser returns the focus to the opener. */
export function MediaDialog({ label, look, onClose, onKeyDown, buttons, children }: MediaDialogProps) {
  return (
    <OpenDialog
      className={look ? `media-dialog ${look}` : "media-dialog"}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {(closeButton) => (
        <>
          {children}
          <div className="media-dialog-bar">
            {buttons}
            {closeButton}
          </div>
        </>
      )}
    </OpenDialog>
  );
}
