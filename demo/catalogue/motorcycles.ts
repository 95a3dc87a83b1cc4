import { ownValue } from "#domain/text/own-value.ts";
import type { SpecialistEntry } from "../stock/plan.ts";
import { yearsOf } from "./model-entry.ts";

// make | model | style | series | engine | kW | kg | seat height in mm | on the learner register | advertisements | years
// | colours | grades with their price new and, where they differ from the model's, their years. LAMS is the register's
// word, not a calculation.
const table = `
Yamaha          | MT-07           | Naked     | MTN690  | 655 cc parallel twin  | 38  | 184 | 805 | LAMS | 24 | 2016-     | Blue Black Silver   | LA ABS 14799
Yamaha          | MT-09           | Naked     | MTN890  | 890 cc triple         | 87  | 193 | 825 | -    | 14 | 2021-     | Black Blue Orange   | Standard 19399, SP 22399
Yamaha          | XSR700          | Naked     | MTM690  | 655 cc parallel twin  | 38  | 188 | 835 | LAMS | 10 | 2017-     | Black Red           | LA 14699
Yamaha          | YZF-R3          | Sport     | RH      | 321 cc parallel twin  | 31  | 169 | 780 | LAMS | 12 | 2016-     | Blue Black          | ABS 9399
Yamaha          | YZF-R7          | Sport     | YZF690  | 655 cc parallel twin  | 38  | 188 | 835 | LAMS | 8  | 2022-     | Blue Black          | LA 14899
Yamaha          | Ténéré 700      | Adventure | XTZ690  | 689 cc parallel twin  | 54  | 205 | 875 | -    | 14 | 2020-     | Blue Black          | Standard 19099, Rally 20799 2021-
Yamaha          | NMAX            | Scooter   | GPD155  | 155 cc single         | 11  | 131 | 765 | LAMS | 6  | 2021-     | Black Red           | 155 5899
Kawasaki        | Z650            | Naked     | ER650   | 649 cc parallel twin  | 38  | 187 | 790 | LAMS | 16 | 2017-     | Green Black         | L ABS 12987, RS L 13987 2022-
Kawasaki        | Z900            | Naked     | ZR900   | 948 cc four           | 92  | 212 | 820 | -    | 10 | 2018-     | Green Black Silver  | Standard 17987, SE 20487 2022-
Kawasaki        | Ninja 400       | Sport     | EX400   | 399 cc parallel twin  | 33  | 168 | 785 | LAMS | 10 | 2018-2023 | Green Black         | ABS 9987, KRT 10287
Kawasaki        | Ninja 500       | Sport     | EX500   | 451 cc parallel twin  | 33  | 171 | 785 | LAMS | 8  | 2024-     | Green Black         | Standard 10487, SE 11187
Kawasaki        | Ninja ZX-6R     | Sport     | ZX636   | 636 cc four           | 95  | 198 | 830 | -    | 6  | 2019-     | Green Black         | ABS 17787
Kawasaki        | Vulcan S        | Cruiser   | EN650   | 649 cc parallel twin  | 38  | 235 | 705 | LAMS | 8  | 2016-     | Black Silver        | ABS 13287, Cafe 13987 2018-2022
Kawasaki        | KLX230          | Dirt      | LX232   | 233 cc single         | 14  | 133 | 885 | LAMS | 6  | 2020-     | Green               | S 7799 2022-, Standard 7499
Honda           | CB500X          | Adventure | PC64    | 471 cc parallel twin  | 35  | 199 | 830 | LAMS | 12 | 2019-2023 | Red Black           | ABS 11299
Honda           | CB650R          | Naked     | -       | 649 cc four           | 39  | 205 | 810 | LAMS | 10 | 2019-     | Red Black Blue      | LAMS 14499, E-Clutch 15199 2024-
Honda           | CBR500R         | Sport     | -       | 471 cc parallel twin  | 35  | 192 | 785 | LAMS | 9  | 2019-     | Red Black           | ABS 10999
Honda           | CMX500 Rebel    | Cruiser   | PC56    | 471 cc parallel twin  | 34  | 190 | 690 | LAMS | 9  | 2017-     | Black Red Blue      | Standard 10299, S 10799 2020-
Honda           | CRF300L         | Dirt      | ND16    | 286 cc single         | 20  | 142 | 880 | LAMS | 8  | 2021-     | Red                 | Standard 8999, Rally 10499
Honda           | Africa Twin     | Adventure | CRF1100 | 1084 cc parallel twin | 75  | 231 | 850 | -    | 8  | 2020-     | Red Black           | Manual 24499, Adventure Sports 28499
Honda           | PCX160          | Scooter   | KF47    | 157 cc single         | 12  | 132 | 764 | LAMS | 9  | 2021-     | Black Silver Red    | ABS 6199
Suzuki          | SV650           | Naked     | -       | 645 cc V-twin         | 35  | 198 | 785 | LAMS | 12 | 2017-     | Blue Black Red      | LAMS ABS 12290, X LAMS 12590 2018-
Suzuki          | V-Strom 650     | Adventure | DL650   | 645 cc V-twin         | 35  | 213 | 835 | LAMS | 10 | 2017-2024 | Yellow Black        | XT LAMS 14490
KTM             | 390 Duke        | Naked     | -       | 373 cc single         | 32  | 149 | 830 | LAMS | 8  | 2017-2023 | Orange Black        | Standard 8990
KTM             | 390 Duke        | Naked     | -       | 399 cc single         | 33  | 165 | 820 | LAMS | 6  | 2024-     | Orange Black        | Standard 9490
KTM             | 890 Adventure   | Adventure | -       | 889 cc parallel twin  | 77  | 196 | 840 | -    | 7  | 2021-2025 | Orange Black        | Standard 21995, R 25495
KTM             | 300 EXC         | Dirt      | -       | 293 cc two-stroke     | 40  | 103 | 963 | -    | 10 | 2018-     | Orange              | TPI 15495 2018-2023, Standard 16195 2024-, Six Days 17495
Ducati          | Monster         | Naked     | 937     | 937 cc V-twin         | 82  | 188 | 820 | -    | 9  | 2021-2025 | Red Black           | Standard 20100, Plus 20700, SP 25900 2023-2025
Ducati          | Scrambler       | Naked     | 800     | 803 cc V-twin         | 54  | 185 | 795 | -    | 7  | 2016-     | Yellow Red          | Icon 18500, Full Throttle 20100
Triumph         | Street Triple   | Naked     | 765     | 765 cc triple         | 88  | 189 | 826 | -    | 9  | 2018-     | Silver Red Black    | R 18590, RS 21290
Triumph         | Bonneville T100 | Naked     | -       | 900 cc parallel twin  | 48  | 228 | 790 | -    | 9  | 2017-     | Black Blue Red      | Standard 17990, Chrome Edition 18990 2023-2024
BMW             | R 1250 GS       | Adventure | K50     | 1254 cc boxer twin    | 100 | 249 | 850 | -    | 7  | 2019-2023 | Blue Black          | Rallye 29990, Spezial 31490
Harley-Davidson | Nightster       | Cruiser   | RH975   | 975 cc V-twin         | 66  | 221 | 705 | -    | 8  | 2022-     | Black Red           | Standard 23995, Special 26995 2023-
Harley-Davidson | Fat Bob         | Cruiser   | FXFBS   | 1868 cc V-twin        | 70  | 306 | 710 | -    | 5  | 2018-2024 | Black Silver        | 114 31995
Royal Enfield   | Interceptor 650 | Naked     | -       | 648 cc parallel twin  | 35  | 217 | 804 | LAMS | 11 | 2019-     | Orange Black Silver | Standard 11190, Custom 11490
Royal Enfield   | Meteor 350      | Cruiser   | -       | 349 cc single         | 15  | 191 | 765 | LAMS | 7  | 2021-     | Black Blue Red      | Fireball 8190, Supernova 8690
CFMOTO          | 450MT           | Adventure | -       | 449 cc parallel twin  | 31  | 175 | 820 | LAMS | 8  | 2024-     | Blue Black          | Standard 9290
Vespa           | GTS 300         | Scooter   | HPE     | 278 cc single         | 17  | 158 | 790 | LAMS | 6  | 2019-     | Red Silver Black    | Super 10990, Super Tech 11990
`;

const featuresOf: Record<string, readonly string[]> = {
  Naked: ["ABS", "LED headlight", "Slipper clutch", "LCD dash", "Tail tidy"],
  Adventure: ["ABS", "Hand guards", "Bash plate", "Tall screen", "Pannier rails", "Crash bars"],
  Sport: ["ABS", "LED headlights", "Slipper clutch", "Tinted screen", "Tail tidy"],
  Cruiser: ["ABS", "Forward controls", "Sissy bar", "Saddlebags"],
  Dirt: ["Hydraulic clutch", "Bark busters", "Hour meter", "Bash plate"],
  Scooter: ["ABS", "Under-seat storage", "Top box", "Phone socket"],
};

function readRow(row: string): SpecialistEntry {
  const cells = row.split("|").map((cell) => cell.trim());
  const [make = "", model = "", body = "", series = "", engine = "", kilowatts, weight, seat, lams] = cells;
  const [listings, years = "", colours = "", grades = ""] = cells.slice(9);
  const attributes = {
    engine_cc: Number.parseInt(engine, 10),
    lams: lams === "LAMS",
    seat_height: Number(seat),
    power: Number(kilowatts),
    kerb_weight: Number(weight),
  };
  return {
    item: "motorcycle",
    make,
    model,
    body,
    series: series === "-" ? "" : series,
    listings: Number(listings),
    decay: 0.085,
    km: body === "Adventure" ? 5200 : 3600,
    years: yearsOf(years, 2026),
    fuel: "Petrol",
    engine,
    transmission: body === "Scooter" ? "Automatic" : "Manual",
    drive: driveOf(make, body, engine),
    // Enduro bikes that learners may not ride have no footpegs for a second rider.
    seats: body === "Dirt" && lams !== "LAMS" ? 1 : 2,
    colours: colours.split(" "),
    grades: grades.split(", ").map((grade, index) => {
      const [, badge = "", price, span = ""] = /^(.*?) (\d{4,})(?: (\d{4}-(?:\d{4})?))?$/.exec(grade) ?? [];
      return {
        badge: badge === "Standard" ? "" : badge,
        level: index === 0 ? 1 : 2,
        price: Number(price),
        attributes,
        ...(span ? { years: yearsOf(span, 2026) } : {}),
      };
    }),
    features: ownValue(featuresOf, body) ?? [],
  };
}

function driveOf(make: string, body: string, engine: string): string {
  if (engine.includes("boxer")) return "Shaft";
  return body === "Scooter" || make === "Harley-Davidson" ? "Belt" : "Chain";
}

export const motorcycles: SpecialistEntry[] = table.trim().split("\n").map(readRow);
