import { type ComponentType, type FocusEvent, type ReactNode, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { LiveBoxProps } from "./live-box.tsx";

export type SearchBoxView = { action: string; placeholder: string; stock: string; autocomplete: boolean };
export type SearchBoxProps = { search: SearchBoxView; onPick: LiveBoxProps["onPick"] };

/** In the header's bar on wide screens. A plain form of the listing; suggestions come when a visitor reaches for it. */
export function SearchBox({ search, onPick }: SearchBoxProps) {
  return (
    <search className="sb">
      <BoxForm search={search} onPick={onPick}>
        <span className="n">{search.stock}</span>
      </BoxForm>
    </search>
  );
}

/** 2.3: a mobile Search button opens it, full screen. */
export function SearchButton({ search, onPick }: SearchBoxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        className="ib find"
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        onClick={() => knowsCommands() || dialog.current?.showModal()}
        {...opens}
      >
        <Icon name="search" size={22} />
      </button>
      <dialog className="fs-find" id="find" aria-label="Search stock" ref={dialog}>
        <BoxForm search={search} onPick={onPick}>
          <button
            className="ib"
            type="button"
            aria-label="Close search"
            onClick={() => knowsCommands() || dialog.current?.close()}
            {...closes}
          >
            <Icon name="close" size={22} />
          </button>
        </BoxForm>
      </dialog>
    </>
  );
}

// Browsers that know these need no script to open the dialog; in the others a click opens it, never both.
const knowsCommands = () => "commandForElement" in HTMLButtonElement.prototype;
const opens = { command: "show-modal", commandfor: "find" };
const closes = { command: "close", commandfor: "find" };

function BoxForm({ search, onPick, children }: SearchBoxProps & { children: ReactNode }) {
  const [live, setLive] = useState<{ Box: ComponentType<LiveBoxProps>; form: HTMLFormElement } | null>(null);
  const wake = ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>) => {
    if (!search.autocomplete || live || !form) return;
    import("./live-box.tsx").then(
      ({ LiveBox }) => setLive({ Box: LiveBox, form }),
      () => undefined,
    );
  };
  return (
    <form action={search.action} method="get">
      <input
        name="q"
        type="search"
        aria-label="Search stock"
        placeholder={search.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        onFocus={wake}
      />
      {children}
      <button className="ib" aria-label="Search">
        <Icon name="search" />
      </button>
      {live && <live.Box form={live.form} onPick={onPick} />}
    </form>
  );
}
