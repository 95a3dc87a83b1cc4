/** A car as a tile among those looked at before. */
export type RecentCar = {
  id: string;
  slug: string;
  name: string;
  price: string;
  /** Why it cannot simply be bought; empty where it can. */
  state: string;
  picture: { src: string; cutout: boolean } | null;
};
