import { caravans } from "./data/caravans.ts";
import { fourWheelDrives } from "./data/four-wheel-drives.ts";
import { largerCars } from "./data/larger-cars.ts";
import { marketMotorcycles } from "./data/market-motorcycles.ts";
import { marketTrucks } from "./data/market-trucks.ts";
import { smallCars } from "./data/small-cars.ts";
import { sportsCars } from "./data/sports-cars.ts";
import { suvs } from "./data/suvs.ts";
import { utes } from "./data/utes.ts";
import { vans } from "./data/vans.ts";

/** The rows of all classes, as text. */
export const marketTables: readonly string[] = [
  smallCars,
  largerCars,
  sportsCars,
  suvs,
  fourWheelDrives,
  utes,
  vans,
  marketMotorcycles,
  caravans,
  marketTrucks,
];
