/** A car as a tile among recently viewed ones. */
export type RecentCar = {
  id: string;
  slug: string;
  name: string;
  price: string;
  /** Why it cannot be bought now; empty if it can. */
  state: string;
  picture: { src: string; cutout: boolean } | null;
};
