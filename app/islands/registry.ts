/** Every island by its name. A new one is a folder here and a line in this list (docs/islands.md). */
export const islands = {
  budget: () => import("./budget/island.tsx"),
  calculator: () => import("./calculator/island.tsx"),
  chat: () => import("./chat/island.tsx"),
  form: () => import("./form/island.tsx"),
  gallery: () => import("./gallery/island.tsx"),
  "own-cars": () => import("./own-cars/island.tsx"),
  "own-payment": () => import("./own-payment/island.tsx"),
  "plan-switch": () => import("./plan-switch/island.tsx"),
  "recent-cars": () => import("./recent-cars/island.tsx"),
  "reservation-watch": () => import("./reservation-watch/island.tsx"),
  reviews: () => import("./reviews/island.tsx"),
  "saved-dock": () => import("./saved-dock/island.tsx"),
  "sent-summary": () => import("./sent-summary/island.tsx"),
  "stage-hero": () => import("./stage-hero/island.tsx"),
  "stock-panel": () => import("./stock-panel/island.tsx"),
  "tow-check": () => import("./tow-check/island.tsx"),
};

export type Islands = typeof islands;
