import { entry, type ModelEntry } from "../model-entry.ts";

export const european: ModelEntry[] = [
  entry(
    "Volkswagen",
    "Golf",
    "Hatchback",
    { listings: 148, decay: 0.111, km: 10500, tow: 1300 },
    { "2009-2012": "VI", "2013-2016": "7", "2017-2020": "7.5", "2021-2024": "8", "2025-": "8.5" },
    [
      ["90TSI Comfortline", "2013-2016", 1, 37990, "premium 1.4i4t auto fwd 5.4 90"],
      ["110TSI Highline", "2014-2020", 2, 43490, "premium 1.4i4t auto fwd 5.4 110"],
      ["110TSI Life", "2021-", 1, 43990, "premium 1.4i4t auto fwd 5.8 110"],
      ["GTI", "2009-", 3, 64490, "premium 2.0i4t auto fwd 7.0 180"],
      ["R", "2010-", 3, 79990, "premium 2.0i4t auto awd 7.8 235"],
    ],
  ),
  entry(
    "Volkswagen",
    "Tiguan",
    "SUV",
    { listings: 195, decay: 0.124, km: 12000, tow: 2500 },
    { "2009-2024": "5N", "2025-": "CT" },
    [
      ["118TSI", "2012-2015", 0, 46990, "premium 1.4i4t auto fwd 7.0 118"],
      ["110TSI Comfortline", "2017-2020", 1, 49990, "premium 1.4i4t auto fwd 7.5 110"],
      ["110TSI Life", "2021-2024", 1, 50990, "premium 1.4i4t auto fwd 7.7 110"],
      ["132TSI Comfortline", "2017-2020", 2, 55490, "premium 2.0i4t auto awd 7.5 132"],
      ["162TSI R-Line", "2021-2024", 3, 67490, "premium 2.0i4t auto awd 8.5 162"],
      ["150TSI Elegance", "2025-", 2, 64990, "premium 2.0i4t auto awd 8.3 150"],
      ["195TSI R-Line", "2025-", 3, 77490, "premium 2.0i4t auto awd 8.5 195"],
    ],
  ),
  entry(
    "Volkswagen",
    "Amarok",
    "Ute",
    { listings: 97, decay: 0.125, km: 18000 },
    { "2011-2022": "2H", "2023-": "NF" },
    [
      ["TDI420 Core", "2016-2020", 0, 58990, "diesel 2.0i4t auto 4wd 8.5 132"],
      ["TDI550 Highline", "2017-2020", 2, 76990, "diesel 3.0v6t auto 4wd 9.0 190"],
      ["TDI500 Style", "2023-", 2, 77490, "diesel 2.0i4t auto 4wd 7.2 154"],
      ["TDI600 Aventura", "2023-", 3, 90990, "diesel 3.0v6t auto 4wd 8.4 184"],
    ],
  ),
  entry(
    "Volkswagen",
    "Polo",
    "Hatchback",
    { listings: 69, decay: 0.089, km: 10100, tow: 1100, render: "micro" },
    { "2010-2017": "6R", "2018-": "AW" },
    [
      ["Comfortline", "2010-2021", 0, 28490, "premium 1.2i4t auto fwd 4.9 66"],
      ["Style", "2021-", 2, 34990, "premium 1.0i3t auto fwd 5.4 85"],
      ["GTI", "2018-", 3, 45990, "premium 2.0i4t auto fwd 6.5 152"],
    ],
  ),
  entry("Volkswagen", "T-Cross", "SUV", { listings: 44, decay: 0.108, km: 9800, tow: 1200 }, { "2020-": "C11" }, [
    ["85TSI Life", "2020-", 1, 35990, "premium 1.0i3t auto fwd 5.4 85"],
    ["85TSI Style", "2020-", 2, 39490, "premium 1.0i3t auto fwd 5.4 85"],
  ]),
  entry("Volkswagen", "T-Roc", "SUV", { listings: 48, decay: 0.116, km: 9900, tow: 1500 }, { "2020-": "D11" }, [
    ["110TSI Style", "2020-", 1, 43990, "premium 1.4i4t auto fwd 6.3 110"],
    ["R", "2022-", 3, 70490, "premium 2.0i4t auto awd 8.3 221"],
  ]),
  entry("Volkswagen", "Passat", "Wagon", { listings: 24, decay: 0.135, km: 13600, tow: 1800 }, { "2015-2023": "B8" }, [
    ["140TSI Business", "2020-2023", 1, 56990, "premium 2.0i4t auto fwd 6.3 140"],
    ["Alltrack 162TSI", "2020-2023", 3, 67490, "premium 2.0i4t auto awd 8.1 162"],
  ]),
  entry(
    "Skoda",
    "Octavia",
    "Wagon",
    { listings: 31, decay: 0.115, km: 12900, tow: 1500 },
    { "2014-2020": "NE", "2021-": "NX" },
    [
      ["110TSI Ambition", "2016-2023", 1, 43990, "premium 1.4i4t auto fwd 5.7 110"],
      ["RS", "2014-", 3, 61990, "premium 2.0i4t auto fwd 6.8 180"],
    ],
  ),
  entry(
    "Skoda",
    "Kodiaq",
    "SUV",
    { listings: 23, decay: 0.12, km: 11800, seats: 7, tow: 2000 },
    { "2017-2024": "NS", "2025-": "PS" },
    [
      ["132TSI Sportline", "2019-2024", 2, 61490, "premium 2.0i4t auto awd 8.2 132"],
      ["Select 140TSI", "2025-", 1, 64990, "premium 2.0i4t auto awd 8.2 140"],
    ],
  ),
  entry("Renault", "Koleos", "SUV", { listings: 68, decay: 0.12, km: 12800, tow: 2000 }, { "2016-2024": "HZG" }, [
    ["Life", "2016-2024", 0, 38490, "petrol 2.5i4 cvt fwd 8.1 126"],
    ["Intens", "2016-2024", 3, 50990, "petrol 2.5i4 cvt awd 8.3 126"],
  ]),
  entry("Peugeot", "3008", "SUV", { listings: 22, decay: 0.126, km: 11500, tow: 1200 }, { "2017-2024": "P84" }, [
    ["Allure", "2017-2024", 1, 54490, "premium 1.6i4t auto fwd 7.0 121"],
    ["GT", "2017-2024", 3, 61490, "premium 1.6i4t auto fwd 5.6 133"],
  ]),
  entry(
    "Mini",
    "Cooper",
    "Hatchback",
    { listings: 26, decay: 0.105, km: 9600, tow: 0, render: "micro" },
    { "2014-2023": "F55", "2025-": "F65" },
    [
      ["Classic", "2021-2023", 1, 45490, "premium 1.5i3t auto fwd 5.6 100"],
      ["S", "2015-2023", 2, 52490, "premium 2.0i4t auto fwd 6.0 141"],
      ["S Favoured", "2025-", 3, 57990, "premium 2.0i4t auto fwd 6.6 150"],
    ],
  ),
  entry(
    "Mini",
    "Countryman",
    "SUV",
    { listings: 19, decay: 0.12, km: 9200, tow: 1200 },
    { "2017-2023": "F60", "2024-": "U25" },
    [
      ["Cooper", "2017-2023", 1, 52990, "premium 1.5i3t auto fwd 6.4 100"],
      ["S ALL4", "2024-", 3, 68490, "premium 2.0i4t auto awd 7.6 150"],
    ],
  ),
];
