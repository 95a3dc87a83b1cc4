import { entry, type ModelEntry } from "../model-entry.ts";

export const others: ModelEntry[] = [
  entry(
    "Holden",
    "Commodore",
    "Sedan",
    { listings: 137, decay: 0.064, km: 13000, tow: 2100 },
    { "2008-2009": "VE", "2010-2012": "VE II", "2013-2015": "VF", "2016-2017": "VF II", "2018-2020": "ZB" },
    [
      ["Evoke", "2013-2017", 0, 30990, "petrol 3.0v6 auto rwd 8.3 185"],
      ["SV6", "2008-2017", 2, 34990, "petrol 3.6v6 auto rwd 9.0 210"],
      ["SS", "2008-2015", 3, 48990, "premium 6.0v8 auto rwd 12.3 260"],
      ["SS", "2016-2017", 3, 48990, "premium 6.2v8 auto rwd 12.6 304"],
      ["RS", "2018-2020", 2, 36990, "petrol 2.0i4t auto fwd 7.4 191"],
    ],
  ),
  entry("Holden", "Colorado", "Ute", { listings: 180, decay: 0.098, km: 17200 }, { "2012-2020": "RG" }, [
    ["LS", "2012-2020", 0, 51990, "diesel 2.8i4t auto 4wd 8.7 147"],
    ["LTZ", "2012-2020", 2, 59990, "diesel 2.8i4t auto 4wd 8.7 147"],
    ["Z71", "2017-2020", 3, 64990, "diesel 2.8i4t auto 4wd 8.7 147"],
  ]),
  entry("Holden", "Astra", "Hatchback", { listings: 48, decay: 0.097, km: 11600 }, { "2017-2019": "BK" }, [
    ["R", "2017-2019", 0, 30490, "petrol 1.4i4t auto fwd 5.8 110"],
    ["RS", "2017-2019", 2, 35490, "petrol 1.6i4t auto fwd 6.3 147"],
  ]),
  entry("Holden", "Trax", "SUV", { listings: 44, decay: 0.077, km: 12400, tow: 1200 }, { "2014-2020": "TJ" }, [
    ["LS", "2014-2020", 0, 27490, "petrol 1.4i4t auto fwd 6.7 103"],
    ["LTZ", "2014-2020", 2, 31990, "petrol 1.4i4t auto fwd 6.7 103"],
  ]),
  entry(
    "Honda",
    "CR-V",
    "SUV",
    { listings: 106, decay: 0.104, km: 10500, tow: 1500 },
    { "2012-2016": "RM", "2017-2022": "RW", "2023-": "RS" },
    [
      ["VTi", "2013-2016", 0, 45990, "petrol 2.0i4 auto fwd 7.8 114"],
      ["VTi", "2017-2022", 0, 45990, "petrol 1.5i4t cvt fwd 7.0 140"],
      ["VTi-S", "2013-2016", 1, 47490, "petrol 2.4i4 auto awd 8.7 140"],
      ["VTi-S", "2017-2020", 1, 47490, "petrol 1.5i4t cvt awd 7.4 140"],
      ["VTi-LX", "2017-2022", 3, 57990, "petrol 1.5i4t cvt awd 7.4 140"],
      ["VTi X", "2023-", 1, 48990, "petrol 1.5i4t cvt fwd 7.1 140"],
      ["e:HEV RS", "2023-", 3, 63990, "hybrid 2.0i4 auto fwd 5.5 152"],
    ],
  ),
  entry(
    "Honda",
    "Civic",
    "Hatchback",
    { listings: 40, decay: 0.084, km: 11100, tow: 800 },
    { "2012-2016": "9th Gen", "2017-2021": "10th Gen", "2022-": "11th Gen" },
    [
      ["VTi-S", "2012-2021", 0, 33490, "petrol 1.8i4 cvt fwd 6.4 104"],
      ["VTi-LX", "2017-2024", 2, 49900, "petrol 1.5i4t cvt fwd 6.3 131"],
      ["e:HEV LX", "2022-", 3, 55900, "hybrid 2.0i4 auto fwd 4.2 135"],
    ],
  ),
  entry("Honda", "HR-V", "SUV", { listings: 26, decay: 0.077, km: 10000, tow: 800 }, { "2015-2021": "RU" }, [
    ["VTi-S", "2015-2021", 1, 33990, "petrol 1.8i4 cvt fwd 6.9 105"],
  ]),
  entry("Honda", "HR-V", "SUV", { listings: 15, decay: 0.077, km: 10000, seats: 4, tow: 800 }, { "2022-2024": "RV" }, [
    ["Vi X", "2022-2024", 1, 38900, "petrol 1.5i4 cvt fwd 5.8 89"],
    ["e:HEV L", "2022-2024", 3, 47000, "hybrid 1.5i4 auto fwd 4.3 96"],
  ]),
  entry(
    "Honda",
    "Jazz",
    "Hatchback",
    { listings: 35, decay: 0.089, km: 9100, tow: 800, render: "micro" },
    { "2009-2014": "GE", "2015-2020": "GF" },
    [["VTi", "2009-2020", 0, 24490, "petrol 1.5i4 cvt fwd 5.8 88"]],
  ),
  entry("Jeep", "Grand Cherokee", "SUV", { listings: 127, decay: 0.14, km: 14200, tow: 3500 }, { "2011-2021": "WK" }, [
    ["Laredo", "2011-2021", 1, 69990, "diesel 3.0v6t auto 4wd 7.5 184"],
    ["Limited", "2011-2021", 2, 79990, "diesel 3.0v6t auto 4wd 7.5 184"],
  ]),
  entry(
    "Jeep",
    "Grand Cherokee",
    "SUV",
    { listings: 20, decay: 0.14, km: 14200, seats: 7, tow: 2813 },
    { "2022-2025": "WL" },
    [["L Night Eagle", "2022-2025", 2, 88490, "petrol 3.6v6 auto 4wd 10.6 210"]],
  ),
  entry(
    "Jeep",
    "Wrangler",
    "SUV",
    { listings: 69, decay: 0.087, km: 11100, seats: 4, tow: 1500, doors: 3 },
    { "2010-2018": "JK", "2019-2024": "JL" },
    [
      ["Sport", "2012-2018", 1, 62990, "petrol 3.6v6 auto 4wd 11.3 209"],
      ["Rubicon", "2012-2024", 3, 85990, "petrol 3.6v6 auto 4wd 10.3 209"],
    ],
  ),
  entry("Jeep", "Compass", "SUV", { listings: 39, decay: 0.131, km: 10500, tow: 1500 }, { "2018-2024": "M6" }, [
    ["Night Eagle", "2020-2024", 1, 44990, "petrol 2.4i4 auto fwd 7.9 129"],
    ["S-Limited", "2020-2024", 3, 52990, "petrol 2.4i4 auto 4wd 9.7 129"],
  ]),
  entry("Isuzu", "D-MAX", "Ute", { listings: 131, decay: 0.102, km: 18100 }, { "2012-2020": "TF", "2021-": "RG" }, [
    ["SX", "2012-", 0, 52990, "diesel 3.0i4t auto 4wd 8.0 140"],
    ["LS-U", "2012-", 2, 66490, "diesel 3.0i4t auto 4wd 8.0 140"],
    ["X-Terrain", "2021-", 3, 72990, "diesel 3.0i4t auto 4wd 8.0 140"],
  ]),
  entry(
    "Isuzu",
    "MU-X",
    "SUV",
    { listings: 59, decay: 0.087, km: 14700, seats: 7, tow: 3500 },
    { "2014-2020": "UC", "2021-": "RJ" },
    [
      ["LS-M", "2014-", 0, 60490, "diesel 3.0i4t auto 4wd 8.3 140"],
      ["LS-U", "2014-", 2, 66490, "diesel 3.0i4t auto 4wd 8.3 140"],
      ["LS-T", "2014-", 3, 73990, "diesel 3.0i4t auto 4wd 8.3 140"],
    ],
  ),
  entry(
    "MG",
    "HS",
    "SUV",
    { listings: 114, decay: 0.15, km: 12100, tow: 1500 },
    { "2020-2024": "SAS23", "2025-": "AS33" },
    [
      ["Vibe", "2020-", 0, 34990, "premium 1.5i4t auto fwd 7.3 119"],
      ["Excite", "2020-", 1, 38490, "premium 1.5i4t auto fwd 7.3 119"],
      ["Essence", "2020-", 3, 42490, "premium 1.5i4t auto fwd 7.3 119"],
    ],
  ),
  entry(
    "MG",
    "ZS",
    "SUV",
    { listings: 70, decay: 0.085, km: 12400, tow: 500 },
    { "2018-2024": "AZS1", "2025-": "ZS32" },
    [
      ["Excite", "2018-2024", 0, 25490, "petrol 1.5i4 auto fwd 7.1 84"],
      ["Essence", "2018-2024", 2, 28490, "petrol 1.0i3t auto fwd 6.7 82"],
      ["Hybrid+ Essence", "2025-", 2, 37990, "hybrid 1.5i4 auto fwd 4.7 158"],
    ],
  ),
  entry(
    "MG",
    "MG3",
    "Hatchback",
    { listings: 55, decay: 0.069, km: 10400, tow: 0, render: "micro" },
    { "2018-2023": "SZP1", "2024-": "ZP22" },
    [
      ["Core", "2018-2023", 0, 20490, "premium 1.5i4 auto fwd 6.7 82"],
      ["Excite", "2018-", 1, 25990, "petrol 1.5i4 cvt fwd 6.0 81"],
      ["Hybrid+ Essence", "2024-", 2, 32990, "hybrid 1.5i4 auto fwd 4.3 155"],
    ],
  ),
  entry("MG", "MG4", "Hatchback", { listings: 60, decay: 0.19, km: 13200, tow: 500 }, { "2023-": "EH32" }, [
    ["Excite 51", "2023-", 1, 38990, "electric 51kWh auto rwd 17.0 125"],
    ["Essence 64", "2023-", 2, 47990, "electric 64kWh auto rwd 15.8 150"],
  ]),
  entry("GWM", "Haval Jolion", "SUV", { listings: 80, decay: 0.09, km: 13000, tow: 1500 }, { "2021-": "A01" }, [
    ["Premium", "2021-", 0, 28990, "petrol 1.5i4t auto fwd 8.1 110"],
    ["Lux", "2021-", 1, 31490, "petrol 1.5i4t auto fwd 8.1 110"],
    ["Ultra Hybrid", "2022-", 3, 39990, "hybrid 1.5i4 auto fwd 5.0 140"],
  ]),
  entry("GWM", "Cannon", "Ute", { listings: 55, decay: 0.093, km: 15000, tow: 3000 }, { "2021-": "NPW" }, [
    ["L", "2021-2024", 1, 41990, "diesel 2.0i4t auto 4wd 9.4 120"],
    ["XSR", "2023-2024", 3, 50990, "diesel 2.0i4t auto 4wd 9.4 120"],
    ["XSR", "2025-", 3, 50990, "diesel 2.4i4t auto 4wd 8.4 135"],
  ]),
  entry("GWM", "Tank 300", "SUV", { listings: 30, decay: 0.1, km: 13000, tow: 2500 }, { "2023-": "P01" }, [
    ["Lux", "2023-", 1, 49990, "petrol 2.0i4t auto 4wd 9.5 162"],
    ["Ultra Hybrid", "2023-", 3, 60990, "hybrid 2.0i4t auto 4wd 8.4 255"],
  ]),
  entry("LDV", "T60", "Ute", { listings: 48, decay: 0.093, km: 14800, tow: 3000 }, { "2018-": "SK8C" }, [
    ["Pro", "2018-2021", 0, 40990, "diesel 2.8i4t auto 4wd 9.6 110"],
    ["Max Luxe", "2022-", 2, 47990, "diesel 2.0i4t auto 4wd 9.2 160"],
  ]),
  entry("BYD", "Atto 3", "SUV", { listings: 70, decay: 0.18, km: 14000, tow: 750 }, { "2022-": "SC2E" }, [
    ["Extended Range", "2022-2023", 2, 49990, "electric 60kWh auto fwd 16.2 150"],
    ["Essential", "2024-", 1, 43990, "electric 50kWh auto fwd 15.0 150"],
    ["Premium", "2024-", 2, 47990, "electric 60kWh auto fwd 16.2 150"],
  ]),
  entry("BYD", "Dolphin", "Hatchback", { listings: 50, decay: 0.19, km: 12500, tow: 0 }, { "2023-": "EM2E" }, [
    ["Essential", "2024-", 0, 33490, "electric 45kWh auto fwd 15.2 70"],
    ["Premium", "2023-", 2, 40990, "electric 60kWh auto fwd 15.8 150"],
  ]),
  entry("BYD", "Sealion 6", "SUV", { listings: 60, decay: 0.14, km: 14000, tow: 750 }, { "2024-": "SA3E" }, [
    ["Essential", "2024-", 1, 46490, "phev 1.5i4 auto fwd 1.1 160"],
    ["Premium", "2024-", 3, 56990, "phev 1.5i4t auto awd 1.4 238"],
  ]),
  entry("BYD", "Shark 6", "Ute", { listings: 70, decay: 0.12, km: 16000, tow: 2500 }, { "2025-": "DMO" }, [
    ["Premium", "2025-", 3, 61990, "phev 1.5i4t auto awd 2.0 321"],
  ]),
  entry(
    "Tesla",
    "Model 3",
    "Sedan",
    { listings: 60, decay: 0.15, km: 15500, tow: 1000 },
    { "2019-2023": "", "2024-": "Highland" },
    [
      ["Rear-Wheel Drive", "2022-", 2, 61900, "electric 60kWh auto rwd 13.2 208"],
      ["Long Range", "2019-", 3, 72900, "electric 75kWh auto awd 14.0 324"],
    ],
  ),
  entry(
    "Tesla",
    "Model Y",
    "SUV",
    { listings: 90, decay: 0.15, km: 15500, tow: 1600 },
    { "2022-2024": "", "2025-": "Juniper" },
    [
      ["Rear-Wheel Drive", "2022-", 2, 63900, "electric 60kWh auto rwd 15.3 220"],
      ["Long Range", "2023-", 3, 73900, "electric 78kWh auto awd 15.6 331"],
    ],
  ),
  entry("Chery", "Omoda 5", "SUV", { listings: 50, decay: 0.15, km: 12500, tow: 1300 }, { "2023-": "C5" }, [
    ["BX", "2023-", 0, 31990, "petrol 1.5i4t cvt fwd 6.9 108"],
    ["EX", "2023-", 2, 35990, "petrol 1.6i4t auto fwd 7.0 137"],
  ]),
  entry("Chery", "Tiggo 7 Pro", "SUV", { listings: 40, decay: 0.15, km: 12500, tow: 1300 }, { "2023-": "T32" }, [
    ["Urban", "2024-", 0, 29990, "petrol 1.5i4t auto fwd 7.0 108"],
    ["Elite", "2023-", 2, 37990, "petrol 1.6i4t auto fwd 7.0 137"],
  ]),
];
