import { entry, type ModelEntry } from "../model-entry.ts";

import { germanLuxury } from "./luxury-german.ts";

export const luxury: ModelEntry[] = [
  ...germanLuxury,
  entry(
    "Lexus",
    "RX",
    "SUV",
    { listings: 19, decay: 0.125, km: 11300, tow: 1500 },
    { "2016-2022": "GYL25R", "2023-": "AALH16R" },
    [
      ["RX350h Luxury", "2023-", 2, 99900, "hybrid 2.5i4 cvt awd 5.4 184"],
      ["RX450h F Sport", "2016-2022", 3, 112900, "hybrid 3.5v6 cvt awd 5.7 230"],
    ],
  ),
  entry("Lexus", "RX", "SUV", { listings: 10, decay: 0.125, km: 11300, tow: 1500 }, { "2023-": "TALH17R" }, [
    ["RX500h F Sport Performance", "2023-", 3, 132900, "hybrid 2.4i4t auto awd 6.5 273"],
  ]),
  entry(
    "Lexus",
    "NX",
    "SUV",
    { listings: 22, decay: 0.1, km: 10800, tow: 1500 },
    { "2015-2021": "AYZ15R", "2022-": "AAZH25R" },
    [
      ["NX300h Luxury", "2015-2021", 1, 68900, "hybrid 2.5i4 cvt awd 5.7 147"],
      ["NX350h F Sport", "2022-", 3, 84900, "hybrid 2.5i4 cvt awd 5.0 179"],
    ],
  ),
  entry("Volvo", "XC60", "SUV", { listings: 48, decay: 0.145, km: 11400, tow: 2400 }, { "2018-": "UZ" }, [
    ["B5 Inscription", "2020-2022", 2, 79900, "premium 2.0i4t auto awd 7.6 183"],
    ["B5 Plus", "2023-", 2, 84900, "premium 2.0i4t auto awd 7.6 183"],
    ["T8 Ultra Recharge", "2023-", 3, 112900, "phev 2.0i4t auto awd 1.6 340"],
  ]),
  entry("Volvo", "XC40", "SUV", { listings: 21, decay: 0.143, km: 11700, tow: 1500 }, { "2018-2025": "XZ" }, [
    ["B4 Plus", "2023-2025", 1, 62900, "premium 2.0i4t auto awd 7.4 145"],
    ["Recharge Twin", "2022-2024", 3, 87900, "electric 82kWh auto awd 19.0 300"],
  ]),
  entry(
    "Land Rover",
    "Range Rover Sport",
    "SUV",
    { listings: 60, decay: 0.13, km: 12700, tow: 3500 },
    { "2014-2022": "L494", "2023-": "L461" },
    [
      ["SDV6 HSE", "2014-2020", 2, 159900, "diesel 3.0v6t auto 4wd 7.3 225"],
      ["D350 Autobiography", "2023-", 3, 219900, "diesel 3.0i6t auto 4wd 7.8 258"],
    ],
  ),
  entry(
    "Land Rover",
    "Range Rover",
    "SUV",
    { listings: 40, decay: 0.13, km: 11500, tow: 3500 },
    { "2014-2021": "L405", "2022-": "L460" },
    [
      ["Vogue SDV8", "2014-2021", 2, 249900, "diesel 4.4v8t auto 4wd 8.4 250"],
      ["Autobiography P530 LWB", "2022-", 3, 379900, "premium 4.4v8t auto 4wd 11.8 390"],
    ],
  ),
  entry("Land Rover", "Defender", "SUV", { listings: 19, decay: 0.07, km: 9700, tow: 3500 }, { "2020-": "L663" }, [
    ["110 D300 X-Dynamic SE", "2021-", 2, 124900, "diesel 3.0i6t auto 4wd 7.6 221"],
    ["110 P525 V8", "2022-", 3, 229900, "premium 5.0v8t auto 4wd 12.8 386"],
  ]),
  entry(
    "Land Rover",
    "Defender",
    "SUV",
    { listings: 6, decay: 0.07, km: 9700, tow: 3500, doors: 3 },
    { "2021-": "L663" },
    [["90 P400 X-Dynamic SE", "2021-", 2, 119900, "premium 3.0i6t auto 4wd 9.9 294"]],
  ),
  entry(
    "Porsche",
    "911",
    "Coupe",
    { listings: 15, decay: 0.045, km: 4500, seats: 4, render: "sports" },
    { "2012-2018": "991", "2019-": "992" },
    [
      ["Carrera", "2016-", 1, 289900, "premium 3.0f6t auto rwd 10.1 283"],
      ["Carrera S", "2016-", 2, 339900, "premium 3.0f6t auto rwd 10.6 331"],
    ],
  ),
  entry(
    "Porsche",
    "911",
    "Coupe",
    { listings: 5, decay: 0.045, km: 4500, seats: 2, render: "sports" },
    { "2021-": "992" },
    [["GT3 Touring", "2022-", 3, 498900, "premium 4.0f6 man rwd 13.0 375"]],
  ),
  entry(
    "Porsche",
    "718 Cayman",
    "Coupe",
    { listings: 12, decay: 0.06, km: 5000, seats: 2, render: "sports" },
    { "2017-2025": "982" },
    [
      ["Standard", "2017-2025", 1, 139900, "premium 2.0f4t auto rwd 8.1 220"],
      ["GTS 4.0", "2020-2025", 3, 209900, "premium 4.0f6 man rwd 10.8 294"],
    ],
  ),
  entry("Porsche", "Macan", "SUV", { listings: 30, decay: 0.107, km: 10900, tow: 2000 }, { "2014-2024": "95B" }, [
    ["Standard", "2015-2024", 1, 104900, "premium 2.0i4t auto awd 9.9 195"],
    ["GTS", "2020-2024", 3, 144900, "premium 2.9v6t auto awd 11.7 324"],
  ]),
  entry(
    "Porsche",
    "Cayenne",
    "SUV",
    { listings: 34, decay: 0.128, km: 10800, tow: 3500 },
    { "2011-2017": "92A", "2018-": "9YA" },
    [
      ["Diesel", "2011-2017", 1, 174900, "diesel 3.0v6t auto awd 7.2 180"],
      ["E-Hybrid Coupe", "2020-", 3, 199900, "phev 3.0v6t auto awd 1.9 346"],
      ["S", "2018-2023", 2, 214900, "premium 2.9v6t auto awd 11.3 324"],
      ["S", "2024-", 2, 214900, "premium 4.0v8t auto awd 12.5 349"],
    ],
  ),
  entry("Jaguar", "F-Pace", "SUV", { listings: 13, decay: 0.16, km: 11500, tow: 2400 }, { "2016-2024": "X761" }, [
    ["P250 R-Dynamic S", "2021-2024", 2, 104900, "premium 2.0i4t auto awd 7.8 184"],
  ]),
  entry("Bentley", "Bentayga", "SUV", { listings: 8, decay: 0.11, km: 6300, tow: 3500 }, { "2017-": "4V" }, [
    ["V8", "2018-", 2, 429900, "premium 4.0v8t auto awd 13.3 404"],
    ["V8 First Edition", "2021", 3, 459900, "premium 4.0v8t auto awd 13.3 404"],
  ]),
  entry(
    "McLaren",
    "720S",
    "Coupe",
    { listings: 4, decay: 0.07, km: 2600, seats: 2, render: "sports" },
    { "2018-2022": "P14" },
    [["Performance", "2018-2022", 3, 589900, "premium 4.0v8t auto rwd 12.2 530"]],
  ),
  entry(
    "Ferrari",
    "Roma",
    "Coupe",
    { listings: 3, decay: 0.06, km: 2400, seats: 4, render: "sports" },
    { "2021-2024": "F169" },
    [["Standard", "2021-2024", 3, 479900, "premium 3.9v8t auto rwd 11.2 456"]],
  ),
  entry(
    "Aston Martin",
    "Vantage",
    "Coupe",
    { listings: 4, decay: 0.1, km: 3600, seats: 2, render: "sports" },
    { "2018-2024": "AM6" },
    [["V8", "2018-2024", 3, 339900, "premium 4.0v8t auto rwd 10.3 375"]],
  ),
  entry("Maserati", "Grecale", "SUV", { listings: 5, decay: 0.16, km: 7000, tow: 2150 }, { "2023-": "M182" }, [
    ["Modena", "2023-", 2, 149900, "premium 2.0i4t auto awd 9.3 243"],
  ]),
  entry("Alfa Romeo", "Giulia", "Sedan", { listings: 8, decay: 0.13, km: 8200, tow: 0 }, { "2017-2025": "952" }, [
    ["Quadrifoglio", "2017-2025", 3, 168900, "premium 2.9v6t auto rwd 8.2 375"],
  ]),
];
