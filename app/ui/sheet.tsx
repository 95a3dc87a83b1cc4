import type { ReactNode } from "react";
import { IconButton } from "./button.tsx";
import { closes } from "./opens.ts";

type SheetProps = {
  as?: "section" | "nav";
  id: string;
  label: string;
  className: string;
  children: ReactNode;
};

/**
 * Stands in the page on wide screens and slides over it on narrow ones, where a button with `opens(id)` opens it. It is a
 * popover: the browser opens it without a script, and closes it on Escape and on a press elsewhere. sheets.ts keeps the
 * focus inside.
 */
export function Sheet({ as: Part = "section", id, label, className, children }: SheetProps) {
  return (
    <Part className={className} id={id} popover="auto" aria-label={label} data-sheet="">
      {children}
    </Part>
  );
}

type CloseProps = { sheet: string; label?: string; iconSize?: number; className?: string };

export function SheetCloseButton({ sheet, label = "Close", iconSize = 22, className }: CloseProps) {
  return <IconButton icon="close" iconSize={iconSize} label={label} className={className} {...closes(sheet)} />;
}
