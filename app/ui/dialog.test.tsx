import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CloseButton, Dialog, Modal } from "./dialog.tsx";
import { OpenDialog } from "./open-dialog.tsx";
import { closes, opens } from "./opens.ts";
import { Sheet, SheetCloseButton } from "./sheet.tsx";

describe("a dialog that needs no script", () => {
  const html = renderToStaticMarkup(
    <Dialog id="terms" title="Terms" level={3}>
      <p>All of them.</p>
    </Dialog>,
  );

  test("is named by its heading and closes on a press elsewhere", () => {
    expect(html).toMatch(/^<dialog class="dialog" id="terms" popover="auto" aria-labelledby="terms-title">/);
    expect(html).toContain('<h3 id="terms-title">Terms</h3><p>All of them.</p>');
  });

  test("has a button to close it", () => {
    expect(html).toMatch(/<button [^>]*popoverTarget="terms" popoverTargetAction="hide">Close<\/button><\/dialog>$/i);
  });
});

describe("a modal", () => {
  test("has a header with its title, and a button that script and browser understand", () => {
    const html = renderToStaticMarkup(
      <Modal id="days" className="holiday-dialog" title="Holidays" text="Sales">
        <p>Closed</p>
      </Modal>,
    );
    expect(html).toMatch(
      /^<dialog class="holiday-dialog" id="days" popover="auto" closedby="any" aria-labelledby="days-title">/,
    );
    expect(html).toContain('<header><div><h2 id="days-title">Holidays</h2><p>Sales</p></div><button');
    expect(html).toMatch(/<button [^>]*aria-label="Close"[^>]* data-modal=""/);
  });

  test("is named without a heading where it brings its own content", () => {
    const html = renderToStaticMarkup(
      <Modal id="find" className="x" label="Search stock">
        <CloseButton dialog="find" label="Close search" />
      </Modal>,
    );
    expect(html).toMatch(/^<dialog [^>]*aria-label="Search stock"><button [^>]*aria-label="Close search"/);
  });
});

test("an island's dialog gives its content the button that closes it", () => {
  const html = renderToStaticMarkup(
    <OpenDialog className="form-dialog" aria-labelledby="t" onClose={() => undefined}>
      {(closeButton) => <header>{closeButton}</header>}
    </OpenDialog>,
  );
  expect(html).toMatch(
    /^<dialog closedby="any" class="form-dialog" aria-labelledby="t"><header><button [^>]*aria-label="Close">.*<\/header><\/dialog>$/,
  );
});

test("a sheet is a popover that the script finds", () => {
  const html = renderToStaticMarkup(
    <Sheet as="nav" id="menu" label="Main" className="navigation">
      <SheetCloseButton sheet="menu" className="navigation-close" />
    </Sheet>,
  );
  expect(html).toMatch(/^<nav class="navigation" id="menu" popover="auto" aria-label="Main" data-sheet="">/);
  expect(html).toMatch(
    /<button type="button" class="icon-button navigation-close" aria-label="Close" popoverTarget="menu"/i,
  );
});

test("only buttons of a modal are for the script", () => {
  expect(opens("a")).toEqual({ popoverTarget: "a", "data-modal": undefined, "aria-haspopup": "dialog" });
  expect(closes("a", { modal: true })).toMatchObject({ popoverTarget: "a", "data-modal": "" });
});
