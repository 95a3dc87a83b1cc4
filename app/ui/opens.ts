// Attributes of a button that opens or closes a Dialog or a Sheet by its id: <Button {...opens("finance-info")}>. The
// browser needs no script for it, and returns the focus to the button that opened it.

type Target = {
  /** Keeps the focus inside once the script runs (dialogs.ts). Both buttons of a dialog have to say so. */
  modal?: boolean | undefined;
};

const target = (id: string, { modal }: Target) => ({ popoverTarget: id, "data-modal": modal ? "" : undefined });

export const opens = (id: string, how: Target = {}) => ({ ...target(id, how), "aria-haspopup": "dialog" as const });

export const closes = (id: string, how: Target = {}) => ({
  ...target(id, how),
  popoverTargetAction: "hide" as const,
});
