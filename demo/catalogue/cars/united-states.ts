import { entry, type ModelEntry } from "../model-entry.ts";

/** Imports as Texans know them: American grades, prices in US dollars. */
export const texanImports: ModelEntry[] = [
  entry(
    "Toyota",
    "4Runner",
    "SUV",
    { listings: 40, decay: 0.075, km: 19000, tow: 2270, render: "offroad" },
    { "2012-2024": "N280", "2025-": "N290" },
    [
      ["SR5", "2012-", 1, 44990, "petrol 4.0v6 auto 4wd 13.8 201"],
      ["TRD Off-Road", "2015-", 2, 49990, "petrol 4.0v6 auto 4wd 13.8 201"],
    ],
  ),
  entry(
    "Toyota",
    "Tacoma",
    "Ute",
    { listings: 48, decay: 0.08, km: 20000, tow: 2900 },
    { "2012-2023": "N300", "2024-": "N400" },
    [
      ["SR5 Double Cab", "2012-", 1, 40990, "petrol 3.5v6 auto 4wd 12.4 207"],
      ["TRD Off-Road", "2015-", 2, 45990, "petrol 2.4i4t auto 4wd 10.7 207"],
    ],
  ),
  entry(
    "Toyota",
    "Tundra",
    "Ute",
    { listings: 24, decay: 0.085, km: 20500, tow: 4990 },
    { "2014-2021": "XK50", "2022-": "XK70" },
    [
      ["SR5 CrewMax", "2014-", 1, 55990, "petrol 3.4v6t auto 4wd 12.4 290"],
      ["1794 Edition", "2016-", 3, 68990, "petrol 3.4v6t auto 4wd 12.4 290"],
    ],
  ),
  entry(
    "Toyota",
    "Camry",
    "Sedan",
    { listings: 46, decay: 0.09, km: 19500 },
    { "2012-2024": "XV70", "2025-": "XV80" },
    [
      ["LE", "2012-2024", 0, 29990, "petrol 2.5i4 auto fwd 7.4 151"],
      ["XSE Hybrid", "2020-", 3, 36990, "hybrid 2.5i4 cvt fwd 5.0 168"],
    ],
  ),
  entry(
    "Honda",
    "Accord",
    "Sedan",
    { listings: 42, decay: 0.095, km: 19000 },
    { "2013-2017": "CR", "2018-2022": "CV", "2023-": "CY" },
    [
      ["EX", "2013-", 1, 31990, "petrol 1.5i4t cvt fwd 7.4 143"],
      ["Touring Hybrid", "2018-", 3, 39990, "hybrid 2.0i4 auto fwd 5.2 152"],
    ],
  ),
  entry(
    "Honda",
    "Pilot",
    "SUV",
    { listings: 24, decay: 0.11, km: 19500, seats: 8, tow: 2270 },
    { "2014-2022": "YF5", "2023-": "YG" },
    [
      ["EX-L", "2014-", 2, 47990, "petrol 3.5v6 auto awd 10.7 212"],
      ["TrailSport", "2022-", 3, 53990, "petrol 3.5v6 auto awd 11.2 212"],
    ],
  ),
  entry(
    "Honda",
    "CR-V",
    "SUV",
    { listings: 44, decay: 0.09, km: 18500, tow: 680 },
    { "2013-2016": "RM", "2017-2022": "RW", "2023-": "RS" },
    [
      ["EX", "2013-", 1, 34990, "petrol 1.5i4t cvt awd 8.1 142"],
      ["Sport Touring Hybrid", "2020-", 3, 42990, "hybrid 2.0i4 auto awd 6.4 152"],
    ],
  ),
  entry(
    "Subaru",
    "Outback",
    "Wagon",
    { listings: 30, decay: 0.1, km: 19000, tow: 1225 },
    { "2013-2019": "BS", "2020-2025": "BT" },
    [
      ["Premium", "2013-2025", 1, 34990, "petrol 2.5f4 cvt awd 8.4 136"],
      ["Wilderness", "2022-2025", 3, 43990, "petrol 2.4f4t cvt awd 9.8 194"],
    ],
  ),
  entry(
    "Mazda",
    "CX-5",
    "SUV",
    { listings: 30, decay: 0.095, km: 17500, tow: 900 },
    { "2013-2016": "KE", "2017-": "KF" },
    [
      ["Select", "2018-", 1, 32990, "petrol 2.5i4 auto awd 8.4 139"],
      ["Carbon Turbo", "2019-", 3, 39990, "petrol 2.5i4t auto awd 9.4 191"],
    ],
  ),
  entry("Mazda", "MX-5 Miata", "Convertible", { listings: 10, decay: 0.07, km: 8500, seats: 2 }, { "2016-": "ND" }, [
    ["RF Grand Touring", "2017-", 3, 40990, "premium 2.0i4 man rwd 8.1 135"],
  ]),
  entry(
    "Nissan",
    "Frontier",
    "Ute",
    { listings: 20, decay: 0.1, km: 19500, tow: 2950 },
    { "2013-2021": "D40", "2022-": "D41" },
    [
      ["SV Crew Cab", "2013-", 1, 37990, "petrol 3.8v6 auto 4wd 12.0 231"],
      ["PRO-4X", "2015-", 3, 42990, "petrol 3.8v6 auto 4wd 12.4 231"],
    ],
  ),
  entry(
    "Nissan",
    "Rogue",
    "SUV",
    { listings: 28, decay: 0.12, km: 19000, tow: 680 },
    { "2014-2020": "T32", "2021-": "T33" },
    [["SV", "2014-", 1, 31990, "petrol 1.5i3t cvt awd 7.6 150"]],
  ),
  entry("Kia", "Telluride", "SUV", { listings: 20, decay: 0.095, km: 18500, seats: 8, tow: 2270 }, { "2020-": "ON" }, [
    ["EX", "2020-", 2, 44990, "petrol 3.8v6 auto awd 11.2 217"],
    ["SX Prestige", "2020-", 3, 53990, "petrol 3.8v6 auto awd 11.2 217"],
  ]),
  entry(
    "Hyundai",
    "Palisade",
    "SUV",
    { listings: 16, decay: 0.105, km: 18000, seats: 8, tow: 2270 },
    { "2020-": "LX2" },
    [
      ["SEL", "2020-", 1, 41990, "petrol 3.8v6 auto awd 11.2 217"],
      ["Calligraphy", "2021-", 3, 52990, "petrol 3.8v6 auto awd 11.2 217"],
    ],
  ),
  entry(
    "Volkswagen",
    "Jetta",
    "Sedan",
    { listings: 22, decay: 0.11, km: 18000, tow: 0 },
    { "2013-2018": "A6", "2019-": "A7" },
    [
      ["SE", "2013-", 1, 25990, "petrol 1.5i4t auto fwd 6.9 118"],
      ["GLI Autobahn", "2019-", 3, 33990, "premium 2.0i4t auto fwd 7.8 170"],
    ],
  ),
  entry(
    "Lexus",
    "RX 350",
    "SUV",
    { listings: 24, decay: 0.1, km: 16500, tow: 1580 },
    { "2013-2022": "AL20", "2023-": "ALA10" },
    [
      ["Premium", "2013-", 2, 54990, "petrol 2.4i4t auto awd 9.8 205"],
      ["F Sport", "2016-", 3, 59990, "petrol 2.4i4t auto awd 9.8 205"],
    ],
  ),
  entry(
    "Acura",
    "MDX",
    "SUV",
    { listings: 14, decay: 0.12, km: 17500, seats: 7, tow: 2270 },
    { "2014-2020": "YD3", "2022-": "YE1" },
    [
      ["Technology", "2014-2020", 2, 52990, "premium 3.5v6 auto awd 11.2 216"],
      ["A-Spec", "2022-", 3, 61990, "premium 3.5v6 auto awd 11.2 216"],
    ],
  ),
  entry(
    "BMW",
    "X5",
    "SUV",
    { listings: 18, decay: 0.135, km: 16500, tow: 3265 },
    { "2014-2018": "F15", "2019-": "G05" },
    [
      ["xDrive40i", "2019-", 2, 68990, "premium 3.0i6t auto awd 10.2 280"],
      ["xDrive35i", "2014-2018", 2, 61990, "premium 3.0i6t auto awd 11.2 225"],
    ],
  ),
  entry(
    "Mercedes-Benz",
    "GLC 300",
    "SUV",
    { listings: 14, decay: 0.135, km: 15500, tow: 1588 },
    { "2016-2022": "X253", "2023-": "X254" },
    [["4MATIC", "2016-", 2, 54990, "premium 2.0i4t auto awd 9.4 190"]],
  ),
  entry(
    "Audi",
    "Q5",
    "SUV",
    { listings: 14, decay: 0.13, km: 15500, tow: 2000 },
    { "2014-2017": "8R", "2018-2025": "FY" },
    [["45 Premium Plus", "2018-2025", 2, 52990, "premium 2.0i4t auto awd 9.4 195"]],
  ),
  entry("Porsche", "Macan", "SUV", { listings: 8, decay: 0.105, km: 12500, tow: 2000 }, { "2015-2024": "95B" }, [
    ["S", "2015-2024", 2, 76990, "premium 2.9v6t auto awd 11.7 280"],
  ]),
  entry("Volvo", "XC90", "SUV", { listings: 10, decay: 0.14, km: 15500, seats: 7, tow: 2270 }, { "2016-": "LZ" }, [
    ["B6 Plus", "2016-", 2, 66990, "premium 2.0i4t auto awd 10.2 220"],
  ]),
];
