import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

export type SearchBoxView = { action: string; placeholder: string; stock: string; autocomplete: boolean };
type Props = { search: SearchBoxView };

/** In the header's bar on wide screens. A plain form of the listing; suggestions load when a visitor focuses it. */
export function SearchBox({ search }: Props) {
  return (
    <search className="sb">
      <BoxForm search={search}>
        <span className="n">{search.stock}</span>
      </BoxForm>
    </search>
  );
}

/** 2.3: a mobile Search button opens it, full screen. For browsers without `command`, app/ui/commands.ts does it. */
export function SearchButton({ search }: Props) {
  return (
    <>
      <button className="ib find" type="button" aria-label="Search" aria-haspopup="dialog" {...opens}>
        <Icon name="search" size={22} />
      </button>
      <dialog className="fs-find" id="find" aria-label="Search stock">
        <BoxForm search={search}>
          <button className="ib" type="button" aria-label="Close search" {...closes}>
            <Icon name="close" size={22} />
          </button>
        </BoxForm>
      </dialog>
    </>
  );
}

const opens = { command: "show-modal", commandfor: "find" };
const closes = { command: "close", commandfor: "find" };

function BoxForm({ search, children }: Props & { children: ReactNode }) {
  return (
    <form action={search.action} method="get" {...(search.autocomplete ? { "data-suggest": "" } : {})}>
      <input
        name="q"
        type="search"
        aria-label="Search stock"
        placeholder={search.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
      {children}
      <button className="ib" aria-label="Search">
        <Icon name="search" />
      </button>
    </form>
  );
}
