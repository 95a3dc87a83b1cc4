import { entry, type ModelEntry } from "../model-entry.ts";

/** HiLux, LandCruiser, Prado and Fortuner. */
export const toyotaOffRoad: ModelEntry[] = [
  entry(
    "Toyota",
    "HiLux",
    "Ute",
    { listings: 330, decay: 0.083, km: 18900 },
    { "2008-2015": "KUN26R", "2016-": "GUN126R" },
    [
      ["SR", "2008-2015", 1, 57490, "diesel 3.0i4t man 4wd 8.4 126"],
      ["SR", "2016-", 1, 57490, "diesel 2.8i4t auto 4wd 7.9 150"],
      ["SR5", "2008-2015", 2, 67990, "diesel 3.0i4t auto 4wd 8.9 126"],
      ["SR5", "2016-", 2, 67990, "diesel 2.8i4t auto 4wd 8.0 150"],
      ["Rogue", "2018-", 3, 78990, "diesel 2.8i4t auto 4wd 8.4 150"],
      ["Rugged X", "2018-2022", 3, 76490, "diesel 2.8i4t auto 4wd 8.4 150"],
    ],
  ),
  entry(
    "Toyota",
    "HiLux",
    "Ute",
    { listings: 100, decay: 0.083, km: 18900, tow: 2500 },
    { "2008-2015": "TGN16R", "2016-2025": "TGN121R" },
    [["WorkMate Double Cab", "2008-2025", 0, 41990, "petrol 2.7i4 auto rwd 10.9 122"]],
  ),
  entry(
    "Toyota",
    "LandCruiser Prado",
    "SUV",
    { listings: 190, decay: 0.085, km: 16400, seats: 7, tow: 3000 },
    { "2010-2014": "KDJ150R", "2015-2023": "GDJ150R", "2024-": "GDJ250R" },
    [
      ["GX", "2015-2023", 0, 79990, "diesel 2.8i4t auto 4wd 7.9 150"],
      ["GXL", "2010-2014", 1, 86990, "diesel 3.0i4t auto 4wd 8.5 127"],
      ["GXL", "2015-", 1, 86990, "diesel 2.8i4t auto 4wd 7.9 150"],
      ["VX", "2010-2014", 2, 97990, "diesel 3.0i4t auto 4wd 8.5 127"],
      ["VX", "2015-", 2, 97990, "diesel 2.8i4t auto 4wd 7.9 150"],
      ["Kakadu", "2015-2023", 3, 103990, "diesel 2.8i4t auto 4wd 7.9 150"],
    ],
  ),
  entry(
    "Toyota",
    "LandCruiser",
    "SUV",
    { listings: 60, decay: 0.075, km: 17300, seats: 8, tow: 3500 },
    { "2008-2021": "VDJ200R" },
    [
      ["GXL", "2008-2021", 1, 108990, "diesel 4.5v8t auto 4wd 9.5 200"],
      ["VX", "2008-2021", 2, 118990, "diesel 4.5v8t auto 4wd 9.5 200"],
    ],
  ),
  entry(
    "Toyota",
    "LandCruiser",
    "SUV",
    { listings: 34, decay: 0.075, km: 17300, seats: 7, tow: 3500 },
    { "2022-": "FJA300R" },
    [
      ["GXL", "2022-", 1, 122990, "diesel 3.3v6t auto 4wd 8.9 227"],
      ["Sahara", "2022-", 3, 149990, "diesel 3.3v6t auto 4wd 8.9 227"],
    ],
  ),
  entry(
    "Toyota",
    "LandCruiser",
    "SUV",
    { listings: 16, decay: 0.075, km: 17300, seats: 5, tow: 3500 },
    { "2022-": "FJA300R" },
    [
      ["Sahara ZX", "2022-", 3, 159990, "diesel 3.3v6t auto 4wd 8.9 227"],
      ["GR Sport", "2022-", 3, 157990, "diesel 3.3v6t auto 4wd 8.9 227"],
    ],
  ),
  entry("Toyota", "LandCruiser 79", "Ute", { listings: 60, decay: 0.06, km: 17300 }, { "2012-2024": "VDJ79R" }, [
    ["WorkMate Double Cab", "2012-2024", 0, 84990, "diesel 4.5v8t man 4wd 10.7 151"],
    ["GXL Double Cab", "2012-2024", 2, 92490, "diesel 4.5v8t man 4wd 10.7 151"],
  ]),
  entry("Toyota", "LandCruiser 79", "Ute", { listings: 10, decay: 0.06, km: 17300 }, { "2024-": "GDJ79R" }, [
    ["GXL Double Cab", "2024-", 2, 92490, "diesel 2.8i4t auto 4wd 9.6 150"],
  ]),
  entry(
    "Toyota",
    "Fortuner",
    "SUV",
    { listings: 27, decay: 0.068, km: 13700, seats: 7, tow: 3100 },
    { "2015-2025": "GUN156R" },
    [
      ["GX", "2015-2025", 0, 57990, "diesel 2.8i4t auto 4wd 7.6 150"],
      ["GXL", "2015-2025", 1, 63490, "diesel 2.8i4t auto 4wd 7.6 150"],
      ["Crusade", "2015-2025", 3, 71990, "diesel 2.8i4t auto 4wd 7.6 150"],
    ],
  ),
];
