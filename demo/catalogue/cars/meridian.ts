import { entry, type ModelEntry } from "../model-entry.ts";

/** An invented maker with a plausible range: nine cars, most of them hybrid. */
export const meridianRange: ModelEntry[] = [
  entry(
    "Meridian",
    "Tern",
    "Hatchback",
    { listings: 60, decay: 0.09, km: 9800, tow: 0, render: "micro" },
    { "2023-": "TN1" },
    [
      ["GX Hybrid", "2023-", 0, 31490, "hybrid 1.5i3 cvt fwd 3.3 85"],
      ["ZR Hybrid", "2023-", 3, 36490, "hybrid 1.5i3 cvt fwd 3.3 85"],
    ],
  ),
  entry("Meridian", "Plover", "Hatchback", { listings: 90, decay: 0.09, km: 12500 }, { "2022-": "PL3" }, [
    ["GX Hybrid", "2022-", 0, 36990, "hybrid 1.8i4 cvt fwd 4.0 103"],
    ["SX Hybrid", "2022-", 2, 39990, "hybrid 1.8i4 cvt fwd 4.0 103"],
    ["ZR Hybrid", "2022-", 3, 43490, "hybrid 1.8i4 cvt fwd 4.0 103"],
  ]),
  entry("Meridian", "Heron", "Sedan", { listings: 60, decay: 0.1, km: 13200 }, { "2024-": "HR2" }, [
    ["GX Hybrid", "2024-", 0, 44990, "hybrid 2.5i4 cvt fwd 4.0 170"],
    ["SL Hybrid", "2024-", 3, 56990, "hybrid 2.5i4 cvt fwd 4.0 170"],
  ]),
  entry(
    "Meridian",
    "Kestrel",
    "Coupe",
    { listings: 16, decay: 0.07, km: 9100, seats: 4, render: "sports" },
    { "2023-": "KS1" },
    [
      ["GT", "2023-", 2, 49990, "premium 2.4f4 man rwd 9.5 174"],
      ["GTS", "2023-", 3, 53990, "premium 2.4f4 auto rwd 8.8 174"],
    ],
  ),
  entry("Meridian", "Brolga", "SUV", { listings: 130, decay: 0.1, km: 13400, tow: 1500 }, { "2021-": "BG4" }, [
    ["GX Hybrid 2WD", "2021-", 0, 47490, "hybrid 2.5i4 cvt fwd 4.7 160"],
    ["GXL Hybrid AWD", "2021-", 1, 51990, "hybrid 2.5i4 cvt awd 4.8 163"],
    ["Cruiser Hybrid AWD", "2021-", 2, 55990, "hybrid 2.5i4 cvt awd 4.8 163"],
    ["Electric", "2025-", 3, 64990, "electric 72kWh auto awd 17.4 210"],
  ]),
  entry(
    "Meridian",
    "Pelican",
    "SUV",
    { listings: 60, decay: 0.12, km: 13100, seats: 7, tow: 2000 },
    { "2022-": "PC2" },
    [
      ["GX Hybrid", "2022-", 0, 62990, "hybrid 2.5i4 cvt awd 5.6 184"],
      ["GXL Hybrid AWD", "2022-", 2, 69490, "hybrid 2.5i4 cvt awd 5.6 184"],
    ],
  ),
  entry("Meridian", "Jabiru", "Ute", { listings: 110, decay: 0.085, km: 18900 }, { "2021-": "JB126" }, [
    ["WorkMate", "2021-", 0, 41990, "diesel 2.4i4t man rwd 7.1 110"],
    ["SR Double Cab", "2021-", 1, 57490, "diesel 2.8i4t auto 4wd 7.9 150"],
    ["SR5 Double Cab", "2021-", 2, 67990, "diesel 2.8i4t auto 4wd 8.0 150"],
    ["Rogue", "2023-", 3, 78990, "diesel 2.8i4t auto 4wd 8.4 150"],
  ]),
  entry(
    "Meridian",
    "Wedgetail",
    "SUV",
    { listings: 20, decay: 0.07, km: 16000, seats: 4, tow: 3500, doors: 3 },
    { "2022-": "WT7" },
    [["GXL", "2022-", 2, 84990, "diesel 2.8i4t auto 4wd 9.2 150"]],
  ),
  entry(
    "Meridian",
    "Gannet",
    "People Mover",
    { listings: 20, decay: 0.1, km: 15000, seats: 8, tow: 1500 },
    { "2023-": "GN3" },
    [
      ["Standard", "2023-", 1, 74990, "diesel 2.8i4t auto rwd 8.0 130"],
      ["VX", "2023-", 3, 83990, "diesel 2.8i4t auto rwd 8.0 130"],
    ],
  ),
];
