import { entry, type ModelEntry } from "../model-entry.ts";

export const nissan: ModelEntry[] = [
  entry(
    "Nissan",
    "X-Trail",
    "SUV",
    { listings: 244, decay: 0.096, km: 14800, tow: 1650 },
    { "2008-2013": "T31", "2014-2022": "T32", "2023-": "T33" },
    [
      ["ST", "2008-", 0, 40990, "petrol 2.5i4 cvt fwd 7.8 135"],
      ["ST-L", "2008-", 1, 47990, "petrol 2.5i4 cvt awd 7.8 135"],
      ["Ti", "2010-", 2, 52990, "petrol 2.5i4 cvt awd 7.8 135"],
      ["Ti-L e-POWER", "2023-", 3, 60490, "hybrid 1.5i3t auto awd 6.1 157"],
    ],
  ),
  entry(
    "Nissan",
    "Navara",
    "Ute",
    { listings: 247, decay: 0.097, km: 16900 },
    { "2008-2014": "D40", "2015-2025": "D23" },
    [
      ["RX", "2010-2014", 0, 46990, "diesel 2.5i4t man 4wd 9.0 106"],
      ["RX", "2015-2017", 0, 46990, "diesel 2.3i4t man 4wd 7.0 120"],
      ["ST", "2008-2014", 1, 53990, "diesel 2.5i4t auto 4wd 9.4 128"],
      ["ST", "2015-2025", 1, 53990, "diesel 2.3i4t auto 4wd 7.9 140"],
      ["ST-X", "2008-2014", 2, 62490, "diesel 2.5i4t auto 4wd 9.2 140"],
      ["ST-X", "2015-2025", 2, 62490, "diesel 2.3i4t auto 4wd 7.9 140"],
      ["PRO-4X Warrior", "2021-2025", 3, 74490, "diesel 2.3i4t auto 4wd 8.1 140"],
    ],
  ),
  entry(
    "Nissan",
    "Qashqai",
    "SUV",
    { listings: 95, decay: 0.075, km: 11700, tow: 1200 },
    { "2014-2022": "J11", "2023-": "J12" },
    [
      ["ST", "2014-2022", 0, 33490, "petrol 2.0i4 cvt fwd 6.9 106"],
      ["Ti", "2014-2022", 2, 41990, "petrol 2.0i4 cvt fwd 6.9 106"],
      ["Ti", "2023-", 2, 41990, "premium 1.3i4t cvt fwd 6.1 110"],
      ["Ti e-POWER", "2024-", 3, 51990, "hybrid 1.5i3t auto fwd 5.2 140"],
    ],
  ),
  entry("Nissan", "Patrol", "SUV", { listings: 55, decay: 0.077, km: 14700, seats: 8, tow: 3500 }, { "2013-": "Y62" }, [
    ["Ti", "2013-", 2, 94990, "premium 5.6v8 auto 4wd 14.4 298"],
    ["Ti-L", "2013-2019", 3, 108990, "premium 5.6v8 auto 4wd 14.4 298"],
    ["Warrior", "2023-", 3, 116990, "premium 5.6v8 auto 4wd 14.4 298"],
  ]),
  entry(
    "Nissan",
    "Pathfinder",
    "SUV",
    { listings: 56, decay: 0.111, km: 13700, seats: 7, tow: 2700 },
    { "2013-2021": "R52" },
    [
      ["ST", "2013-2021", 0, 52990, "petrol 3.5v6 cvt awd 10.1 202"],
      ["ST-L", "2013-2021", 1, 62990, "petrol 3.5v6 cvt awd 10.1 202"],
      ["Ti", "2013-2021", 3, 74990, "petrol 3.5v6 cvt awd 10.1 202"],
    ],
  ),
  entry(
    "Nissan",
    "Pathfinder",
    "SUV",
    { listings: 10, decay: 0.111, km: 13700, seats: 8, tow: 2700 },
    { "2022-2025": "R53" },
    [
      ["ST-L", "2022-2025", 1, 62990, "premium 3.5v6 auto awd 10.5 202"],
      ["Ti", "2022-2025", 3, 74990, "premium 3.5v6 auto awd 10.5 202"],
    ],
  ),
  entry("Nissan", "Juke", "SUV", { listings: 25, decay: 0.07, km: 9000, tow: 1150 }, { "2020-": "F16" }, [
    ["ST+", "2020-", 1, 34490, "premium 1.0i3t auto fwd 5.8 84"],
    ["Ti", "2020-", 3, 39490, "premium 1.0i3t auto fwd 5.8 84"],
  ]),
  entry("Nissan", "Leaf", "Hatchback", { listings: 23, decay: 0.14, km: 9500, tow: 0 }, { "2019-2024": "ZE1" }, [
    ["e+", "2021-2024", 2, 63990, "electric 62kWh auto fwd 18.0 160"],
    ["Standard", "2019-2024", 1, 52490, "electric 40kWh auto fwd 17.1 110"],
  ]),
];
