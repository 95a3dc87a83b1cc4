import type { ReactNode } from "react";
import { IconButton } from "#app/ui/button.tsx";
import { CloseButton, Modal } from "#app/ui/dialog.tsx";
import { opens } from "#app/ui/opens.ts";

export type SearchBoxView = { action: string; placeholder: string; stock: string; autocomplete: boolean };
type Props = {
  search: SearchBoxView;
  /** The words of the search that is open, to go on from. */
  words?: string;
};

/** In the header's bar on wide screens. A plain form of the listing; suggestions load when a visitor focuses it. */
export function SearchBox({ search, words }: Props) {
  return (
    <search className="search-box">
      <BoxForm search={search} words={words}>
        <span className="stock-count">{search.stock}</span>
      </BoxForm>
    </search>
  );
}

/** 2.3: a mobile Search button opens it, full screen. */
export function SearchButton({ search, words }: Props) {
  return (
    <>
      <IconButton className="find" icon="search" iconSize={22} label="Search" {...opens("find", { modal: true })} />
      <Modal id="find" className="search-dialog" label="Search stock">
        <BoxForm search={search} words={words}>
          <CloseButton dialog="find" label="Close search" iconSize={22} />
        </BoxForm>
      </Modal>
    </>
  );
}

function BoxForm({ search, words, children }: Props & { children: ReactNode }) {
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
        defaultValue={words}
      />
      {children}
      <IconButton submit icon="search" label="Search" />
    </form>
  );
}
