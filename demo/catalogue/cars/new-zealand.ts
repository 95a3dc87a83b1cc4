import { entry, type ModelEntry } from "../model-entry.ts";

/** Cars that reach New Zealand used, from Japan, and hardly ever Australia. */
export const japaneseImports: ModelEntry[] = [
  entry(
    "Toyota",
    "Aqua",
    "Hatchback",
    { listings: 90, decay: 0.1, km: 10500, tow: 0, render: "micro" },
    { "2012-2021": "NHP10" },
    [
      ["S", "2012-2021", 1, 27990, "hybrid 1.5i4 cvt fwd 3.9 74"],
      ["G Black Soft Leather", "2014-2021", 2, 30990, "hybrid 1.5i4 cvt fwd 3.9 74"],
    ],
  ),
  entry(
    "Toyota",
    "Prius",
    "Hatchback",
    { listings: 70, decay: 0.1, km: 12500, tow: 0 },
    { "2010-2015": "ZVW30", "2016-2022": "ZVW50" },
    [
      ["S", "2010-2022", 1, 38990, "hybrid 1.8i4 cvt fwd 4.1 100"],
      ["S Touring Selection", "2012-2022", 2, 42990, "hybrid 1.8i4 cvt fwd 4.1 100"],
    ],
  ),
  entry(
    "Toyota",
    "Vitz",
    "Hatchback",
    { listings: 40, decay: 0.09, km: 9000, tow: 0, render: "micro" },
    { "2012-2020": "NSP130" },
    [["F", "2012-2020", 0, 22990, "petrol 1.3i4 cvt fwd 5.4 70"]],
  ),
  entry(
    "Toyota",
    "Alphard",
    "People Mover",
    { listings: 17, decay: 0.09, km: 10300, seats: 7 },
    { "2015-2022": "AGH30" },
    [["2.5 S", "2015-2022", 2, 79990, "petrol 2.5i4 cvt fwd 8.5 134"]],
  ),
  entry(
    "Toyota",
    "Alphard",
    "People Mover",
    { listings: 8, decay: 0.09, km: 10300, seats: 7 },
    { "2015-2022": "AYH30" },
    [["Hybrid G F Package", "2015-2022", 3, 92990, "hybrid 2.5i4 cvt awd 6.2 145"]],
  ),
  entry(
    "Nissan",
    "Leaf",
    "Hatchback",
    { listings: 70, decay: 0.15, km: 9500, tow: 0 },
    { "2012-2017": "AZE0", "2018-2023": "ZE1" },
    [
      ["24 X", "2012-2016", 1, 34990, "electric 24kWh auto fwd 17.3 80"],
      ["40 G", "2018-2023", 2, 49990, "electric 40kWh auto fwd 17.1 110"],
    ],
  ),
  entry(
    "Nissan",
    "Note e-POWER",
    "Hatchback",
    { listings: 35, decay: 0.11, km: 9800, tow: 0 },
    { "2017-2020": "HE12" },
    [
      ["X", "2017-2020", 1, 27990, "hybrid 1.2i3 auto fwd 3.7 80"],
      ["Medalist", "2017-2020", 2, 30990, "hybrid 1.2i3 auto fwd 3.7 80"],
    ],
  ),
  entry(
    "Mazda",
    "Demio",
    "Hatchback",
    { listings: 50, decay: 0.09, km: 9500, tow: 0, render: "micro" },
    { "2014-2019": "DJ3FS" },
    [
      ["13S", "2014-2019", 0, 23990, "petrol 1.3i4 auto fwd 5.0 68"],
      ["13S Touring", "2014-2019", 1, 25990, "petrol 1.3i4 auto fwd 5.0 68"],
    ],
  ),
  entry("Mazda", "Axela", "Hatchback", { listings: 55, decay: 0.1, km: 10400 }, { "2013-2019": "BM5FS" }, [
    ["15S", "2013-2019", 1, 28990, "petrol 1.5i4 auto fwd 5.5 82"],
    ["15S Touring", "2016-2019", 2, 31490, "petrol 1.5i4 auto fwd 5.5 82"],
  ]),
  entry("Mazda", "Atenza", "Wagon", { listings: 20, decay: 0.11, km: 11000, tow: 1500 }, { "2013-2019": "GJ2FW" }, [
    ["XD L Package", "2013-2019", 3, 47990, "diesel 2.2i4t auto fwd 5.6 129"],
  ]),
  entry("Subaru", "Levorg", "Wagon", { listings: 22, decay: 0.11, km: 11000, tow: 1200 }, { "2014-2020": "VM4" }, [
    ["1.6 GT-S EyeSight", "2014-2020", 2, 43990, "petrol 1.6f4t cvt awd 7.0 125"],
  ]),
  entry("Subaru", "Levorg", "Wagon", { listings: 8, decay: 0.11, km: 11000, tow: 1200 }, { "2014-2020": "VMG" }, [
    ["2.0 STI Sport", "2016-2020", 3, 54990, "premium 2.0f4t cvt awd 8.7 221"],
  ]),
  entry(
    "Honda",
    "Fit",
    "Hatchback",
    { listings: 60, decay: 0.1, km: 9800, tow: 0, render: "micro" },
    { "2013-2019": "GP5" },
    [["Hybrid F Package", "2013-2019", 1, 27490, "hybrid 1.5i4 auto fwd 3.8 81"]],
  ),
  entry(
    "Mitsubishi",
    "Delica D:5",
    "People Mover",
    { listings: 14, decay: 0.07, km: 9500, seats: 8, tow: 1500 },
    { "2012-2019": "CV1W" },
    [["D-Power Package", "2013-2019", 2, 49990, "diesel 2.2i4t auto 4wd 7.4 109"]],
  ),
];
