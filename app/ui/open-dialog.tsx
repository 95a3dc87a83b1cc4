import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "./button.tsx";

type Props = Omit<ComponentProps<"dialog">, "children" | "onClose"> & {
  onClose: () => void;
  /** Selects the element that gets the focus first; otherwise the browser chooses. */
  focus?: string;
  iconSize?: number;
  /** The content, around the button that closes it. */
  children: (closeButton: ReactNode) => ReactNode;
};

/**
 * A dialog of an island, open for as long as it is rendered. The browser keeps the focus inside, closes it on Escape or
 * a press outside, and returns the focus. Named by `aria-labelledby` (its heading) or `aria-label`.
 */
export function OpenDialog({ focus, iconSize, children, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    const first = focus ? dialog.current?.querySelector<HTMLElement>(focus) : null;
    // A group is only where the keyboard starts: the dialog still shows its top.
    first?.focus({ preventScroll: first.tabIndex < 0 });
  }, [focus]);
  return (
    <dialog ref={dialog} closedby="any" {...rest}>
      {children(<IconButton icon="close" iconSize={iconSize} label="Close" onClick={() => dialog.current?.close()} />)}
    </dialog>
  );
}
