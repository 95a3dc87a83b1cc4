import type { SpecialistEntry } from "../stock/plan.ts";
import { yearsOf } from "./model-entry.ts";

// make | model | style | series | engine | kW | kg | seat height in mm | on the learner register | advertisements | years
// | colours | grades with their price new. LAMS is the register's word, not a calculation.
const table = `
Yamaha          | MT-07           | Naked     | MTN690         | 655 cc parallel twin  | 38  | 184 | 805 | LAMS | 24 | 2016-     | Blue Black Silver   | LA ABS 14799
Yamaha          | MT-09           | Naked     | MTN890         | 890 cc triple         | 87  | 193 | 825 | -    | 14 | 2017-     | Black Blue Orange   | ABS 19399, SP 22399
Yamaha          | XSR700          | Naked     | MTM690         | 655 cc parallel twin  | 38  | 188 | 835 | LAMS | 10 | 2017-     | Black Red           | LA 14699
Yamaha          | Ténéré 700      | Adventure | XTZ690         | 689 cc parallel twin  | 54  | 205 | 875 | -    | 14 | 2020-     | Blue Black          | Standard 19099, Rally 20799
Kawasaki        | Z650            | Naked     | ER650          | 649 cc parallel twin  | 38  | 187 | 790 | LAMS | 16 | 2017-     | Green Black         | L ABS 12987, RS L 13987
Kawasaki        | Z900            | Naked     | ZR900          | 948 cc four           | 92  | 212 | 820 | -    | 10 | 2018-     | Green Black Silver  | ABS 17987, SE 20487
Kawasaki        | Ninja 400       | Sport     | EX400          | 399 cc parallel twin  | 33  | 168 | 785 | LAMS | 12 | 2018-2024 | Green Black         | ABS 9987, KRT 10287
Kawasaki        | Vulcan S        | Cruiser   | EN650          | 649 cc parallel twin  | 38  | 235 | 705 | LAMS | 8  | 2016-     | Black Silver        | ABS 13287, Cafe 13987
Honda           | CB500X          | Adventure | PC64           | 471 cc parallel twin  | 35  | 199 | 830 | LAMS | 12 | 2017-2024 | Red Black           | ABS 11299
Honda           | CB650R          | Naked     | RH13           | 649 cc four           | 39  | 205 | 810 | LAMS | 10 | 2019-     | Red Black Blue      | LAMS 14499, E-Clutch 15199
Honda           | Africa Twin     | Adventure | CRF1100        | 1084 cc parallel twin | 75  | 231 | 850 | -    | 8  | 2020-     | Red Black           | Manual 24499, Adventure Sports 28499
Honda           | PCX160          | Scooter   | KF47           | 157 cc single         | 12  | 132 | 764 | LAMS | 9  | 2021-     | Black Silver Red    | ABS 6199
Suzuki          | SV650           | Naked     | L7             | 645 cc V-twin         | 35  | 198 | 785 | LAMS | 12 | 2016-     | Blue Black Red      | LAMS ABS 12290, X LAMS 12590
Suzuki          | V-Strom 650     | Adventure | DL650          | 645 cc V-twin         | 35  | 213 | 835 | LAMS | 10 | 2017-     | Yellow Black        | XT LAMS 14490
KTM             | 390 Duke        | Naked     | C3             | 373 cc single         | 32  | 149 | 830 | LAMS | 14 | 2017-     | Orange Black        | Gen 2 8990, Gen 3 9490
KTM             | 890 Adventure   | Adventure | V6             | 889 cc parallel twin  | 77  | 196 | 840 | -    | 7  | 2021-     | Orange Black        | Standard 21995, R 25495
KTM             | 300 EXC         | Dirt      | TBI            | 293 cc two-stroke     | 40  | 103 | 963 | -    | 10 | 2018-     | Orange              | TPI 15495, Six Days 17495
Ducati          | Monster         | Naked     | 937            | 937 cc V-twin         | 82  | 188 | 820 | -    | 9  | 2021-     | Red Black           | Standard 20100, Plus 20700, SP 25900
Ducati          | Scrambler       | Naked     | Icon           | 803 cc V-twin         | 54  | 185 | 795 | -    | 7  | 2016-     | Yellow Red          | Icon 18500, Full Throttle 20100
Triumph         | Street Triple   | Naked     | 765            | 765 cc triple         | 88  | 189 | 826 | -    | 9  | 2018-     | Silver Red Black    | R 18590, RS 21290
Triumph         | Bonneville T100 | Naked     | Modern Classic | 900 cc parallel twin  | 48  | 228 | 790 | -    | 9  | 2017-     | Black Blue Red      | Standard 17990, Chrome Edition 18990
BMW             | R 1250 GS       | Adventure | K50            | 1254 cc boxer twin    | 100 | 249 | 850 | -    | 7  | 2019-2024 | Blue Black          | Rallye 29990, Spezial 31490
Harley-Davidson | Nightster       | Cruiser   | RH975          | 975 cc V-twin         | 66  | 221 | 705 | -    | 8  | 2022-     | Black Red           | Standard 23995, Special 26995
Harley-Davidson | Fat Bob         | Cruiser   | FXFBS          | 1868 cc V-twin        | 70  | 306 | 710 | -    | 5  | 2018-2024 | Black Silver        | 114 31995
Royal Enfield   | Interceptor 650 | Naked     | INT650         | 648 cc parallel twin  | 35  | 217 | 804 | LAMS | 11 | 2019-     | Orange Black Silver | Standard 11190, Custom 11490
CFMOTO          | 450MT           | Adventure | CF450-7        | 449 cc parallel twin  | 31  | 175 | 820 | LAMS | 8  | 2024-     | Blue Black          | ABS 9290
Vespa           | GTS 300         | Scooter   | HPE            | 278 cc single         | 17  | 158 | 790 | LAMS | 6  | 2019-     | Red Silver Black    | Super 10990, Super Tech 11990
`;

const featuresOf: Record<string, readonly string[]> = {
  Naked: ["ABS", "LED headlight", "Slipper clutch", "LCD dash", "Tail tidy"],
  Adventure: ["ABS", "Hand guards", "Bash plate", "Tall screen", "Pannier rails", "Cruise control"],
  Sport: ["ABS", "Quickshifter", "Traction control", "TFT dash", "Steering damper"],
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
    kerb_weight: `${weight} kg`,
  };
  return {
    item: "motorcycle",
    make,
    model,
    body,
    series,
    listings: Number(listings),
    decay: 0.085,
    km: body === "Adventure" ? 5200 : 3600,
    years: yearsOf(years, 2026),
    fuel: "Petrol",
    engine,
    transmission: body === "Scooter" ? "Automatic" : "Manual",
    drive: driveOf(make, body, engine),
    seats: body === "Dirt" ? 1 : 2,
    colours: colours.split(" "),
    grades: grades.split(", ").map((grade, index) => {
      const [, badge = "", price] = /^(.*) (\d+)$/.exec(grade) ?? [];
      return { badge: badge === "Standard" ? "" : badge, level: index === 0 ? 1 : 2, price: Number(price), attributes };
    }),
    features: featuresOf[body] ?? [],
  };
}

function driveOf(make: string, body: string, engine: string): string {
  if (engine.includes("boxer")) return "Shaft";
  return body === "Scooter" || make === "Harley-Davidson" ? "Belt" : "Chain";
}

export const motorcycles: SpecialistEntry[] = table.trim().split("\n").map(readRow);
