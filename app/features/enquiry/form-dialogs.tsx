import { type ReactNode, useEffect, useState } from "react";

type Props = {
  /** Fetches the code and the form behind a link. */
  open: (path: string, close: () => void) => Promise<ReactNode>;
};

/** Turns links to the page of a form into dialogs. All of it that a first load carries. */
export function FormDialogs({ open }: Props) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-dialog]");
      if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(link.pathname, () => setDialog(null)).then(setDialog, () => location.assign(link.href));
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [open]);
  return dialog;
}
