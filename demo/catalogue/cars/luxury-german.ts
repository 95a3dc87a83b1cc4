import { entry, type ModelEntry } from "../model-entry.ts";

export const germanLuxury: ModelEntry[] = [
  entry("Audi", "Q5", "SUV", { listings: 70, decay: 0.135, km: 12700, tow: 2000 }, { "2017-2024": "FY" }, [
    ["40 TDI Sport", "2019-2024", 2, 88900, "diesel 2.0i4t auto awd 5.4 150"],
    ["45 TFSI S line", "2019-2024", 3, 96900, "premium 2.0i4t auto awd 7.8 183"],
  ]),
  entry("Audi", "Q7", "SUV", { listings: 48, decay: 0.139, km: 13400, seats: 7, tow: 3500 }, { "2015-": "4M" }, [
    ["45 TDI", "2019-", 1, 122900, "diesel 3.0v6t auto awd 7.0 170"],
    ["50 TDI S line", "2019-", 3, 138900, "diesel 3.0v6t auto awd 7.1 210"],
  ]),
  entry("Audi", "A3", "Hatchback", { listings: 42, decay: 0.11, km: 10700 }, { "2014-2021": "8V", "2022-": "GY" }, [
    ["35 TFSI", "2019-", 1, 58900, "premium 1.5i4t auto fwd 5.0 110"],
    ["S3", "2014-", 3, 83900, "premium 2.0i4t auto awd 7.9 228"],
  ]),
  entry("Audi", "A5", "Coupe", { listings: 28, decay: 0.123, km: 8600, seats: 4 }, { "2017-2024": "F5" }, [
    ["45 TFSI quattro", "2019-2024", 2, 95900, "premium 2.0i4t auto awd 7.1 183"],
    ["S5", "2017-2024", 3, 124900, "premium 3.0v6t auto awd 8.8 260"],
  ]),
  entry("Audi", "RS 6 Avant", "Wagon", { listings: 18, decay: 0.09, km: 7000, tow: 2000 }, { "2020-2025": "C8" }, [
    ["Standard", "2020-2022", 3, 249900, "premium 4.0v8t auto awd 11.7 441"],
    ["Performance", "2023-2025", 3, 269900, "premium 4.0v8t auto awd 11.8 463"],
  ]),
  entry("Audi", "e-tron GT", "Sedan", { listings: 10, decay: 0.2, km: 8000, tow: 0, seats: 4 }, { "2022-2024": "FW" }, [
    ["Standard", "2022-2024", 3, 189900, "electric 93kWh auto awd 19.9 350"],
  ]),
  entry(
    "BMW",
    "X3",
    "SUV",
    { listings: 71, decay: 0.13, km: 12000, tow: 2000 },
    { "2012-2017": "F25", "2018-2024": "G01", "2025-": "G45" },
    [
      ["xDrive20d", "2012-2024", 1, 89900, "diesel 2.0i4t auto awd 5.7 140"],
      ["xDrive30i M Sport", "2018-2024", 2, 99900, "premium 2.0i4t auto awd 7.8 185"],
      ["20 xDrive", "2025-", 2, 92900, "premium 2.0i4t auto awd 7.6 140"],
      ["M50", "2025-", 3, 138900, "premium 3.0i6t auto awd 8.3 293"],
    ],
  ),
  entry(
    "BMW",
    "X5",
    "SUV",
    { listings: 52, decay: 0.14, km: 12900, tow: 2700 },
    { "2014-2018": "F15", "2019-": "G05" },
    [
      ["xDrive30d M Sport", "2014-", 2, 142900, "diesel 3.0i6t auto awd 7.2 210"],
      ["xDrive50e", "2023-", 3, 159900, "phev 3.0i6t auto awd 1.3 360"],
    ],
  ),
  entry("BMW", "3 Series", "Sedan", { listings: 60, decay: 0.132, km: 10500 }, { "2012-2018": "F30", "2019-": "G20" }, [
    ["320i M Sport", "2012-", 1, 84900, "premium 2.0i4t auto rwd 6.4 135"],
    ["330i M Sport", "2016-", 2, 96900, "premium 2.0i4t auto rwd 6.4 190"],
  ]),
  entry(
    "BMW",
    "M3",
    "Sedan",
    { listings: 16, decay: 0.082, km: 7700, tow: 0 },
    { "2014-2018": "F80", "2021-": "G80" },
    [
      ["Competition", "2016-2018", 3, 179900, "premium 3.0i6t auto rwd 8.3 331"],
      ["Competition xDrive", "2021-", 3, 189900, "premium 3.0i6t auto awd 10.1 390"],
    ],
  ),
  entry(
    "BMW",
    "M5",
    "Sedan",
    { listings: 12, decay: 0.11, km: 7500, tow: 0 },
    { "2018-2020": "F90", "2021-2023": "F90 LCI", "2025-": "G90" },
    [
      ["Competition", "2018-2023", 3, 254900, "premium 4.4v8t auto awd 10.6 460"],
      ["Standard", "2025-", 3, 269900, "phev 4.4v8t auto awd 2.5 535"],
    ],
  ),
  entry("BMW", "iX3", "SUV", { listings: 10, decay: 0.19, km: 11000, tow: 750 }, { "2022-2025": "G08" }, [
    ["M Sport", "2022-2025", 3, 104900, "electric 80kWh auto rwd 18.8 210"],
  ]),
  entry(
    "Mercedes-Benz",
    "C-Class",
    "Sedan",
    { listings: 130, decay: 0.132, km: 11300 },
    { "2014-2021": "W205", "2022-": "W206" },
    [
      ["C200", "2014-", 1, 88900, "premium 1.5i4t auto rwd 6.9 150"],
      ["C300", "2015-", 2, 102900, "premium 2.0i4t auto rwd 7.3 190"],
      ["AMG C43", "2017-2021", 3, 139900, "premium 3.0v6t auto awd 9.6 287"],
      ["AMG C43", "2023-", 3, 139900, "premium 2.0i4t auto awd 9.1 300"],
    ],
  ),
  entry(
    "Mercedes-Benz",
    "A-Class",
    "Hatchback",
    { listings: 50, decay: 0.115, km: 9900 },
    { "2013-2018": "W176", "2019-": "W177" },
    [
      ["A200", "2013-", 1, 63900, "premium 1.3i4t auto fwd 5.7 120"],
      ["AMG A45 S", "2020-", 3, 122900, "premium 2.0i4t auto awd 8.9 310"],
    ],
  ),
  entry(
    "Mercedes-Benz",
    "GLC",
    "SUV",
    { listings: 48, decay: 0.14, km: 11200, tow: 2400 },
    { "2016-2022": "X253", "2023-": "X254" },
    [
      ["GLC300", "2019-", 2, 108900, "premium 2.0i4t auto awd 8.1 190"],
      ["AMG GLC43", "2017-2022", 3, 149900, "premium 3.0v6t auto awd 10.2 287"],
      ["AMG GLC43", "2024-", 3, 149900, "premium 2.0i4t auto awd 10.0 310"],
    ],
  ),
  entry("Mercedes-Benz", "G-Class", "SUV", { listings: 12, decay: 0.05, km: 7800, tow: 3500 }, { "2019-": "W463" }, [
    ["AMG G63", "2019-", 3, 389900, "premium 4.0v8t auto 4wd 14.0 430"],
    ["G400d", "2020-2023", 2, 249900, "diesel 2.9i6t auto 4wd 10.0 243"],
  ]),
  entry(
    "Mercedes-Benz",
    "E-Class",
    "Sedan",
    { listings: 34, decay: 0.145, km: 10600 },
    { "2016-2023": "W213", "2024-": "W214" },
    [
      ["E200", "2016-2023", 1, 109900, "premium 2.0i4t auto rwd 7.5 145"],
      ["E300", "2016-", 2, 129900, "premium 2.0i4t auto rwd 7.1 190"],
    ],
  ),
];
