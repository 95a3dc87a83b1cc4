import { apply } from "@oddbird/popover-polyfill/fn";

/**
 * Menus, filters and small dialogs are popovers. Where the browser has none, this opens and closes them; what it says of
 * their looks comes before all of ours (`@layer old`).
 */
export const bringPopovers = (): void => apply({ layerName: "old" });
