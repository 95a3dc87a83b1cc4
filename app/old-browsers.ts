import { apply } from "@oddbird/popover-polyfill/fn";

/**
 * Menus, filters and small dialogs are popovers. For browsers without them, this opens and closes them; its styles come
 * before all of ours (`@layer old`).
 */
export const bringPopovers = (): void => apply({ layerName: "old" });
