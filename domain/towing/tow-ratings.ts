/** A vehicle that people tow with, and the heaviest braked trailer that its maker allows. */
export interface TowRating {
  make: string;
  model: string;
  /** Model years in Australia, both included; `to` is null while it is sold. */
  from: number;
  to: number | null;
  /** Kilograms, braked. */
  braked: number;
}

// make | model | model years | kg. Figures of Australian specifications since 2015. Where variants of one row differ, the
// row holds the lowest of the common ones: diesel, automatic, four-wheel drive. American utes are rated for the usual
// 50 mm ball, not for the 70 mm ball that their brochures assume.
const table = `
BYD        | Shark 6           | 2024-     | 2500
Chevrolet  | Silverado         | 2018-     | 3500
Ford       | Everest           | 2015-2022 | 3000
Ford       | Everest           | 2023-     | 3500
Ford       | F-150             | 2023-     | 3500
Ford       | Ranger            | 2015-     | 3500
Ford       | Ranger Raptor     | 2018-     | 2500
GWM        | Cannon            | 2020-     | 3000
GWM        | Cannon Alpha      | 2024-     | 3500
GWM        | Tank 300          | 2023-     | 2500
GWM        | Tank 500          | 2024-     | 3000
Holden     | Colorado          | 2015-2020 | 3500
Holden     | Trailblazer       | 2016-2020 | 3000
Hyundai    | Palisade          | 2020-     | 2200
Hyundai    | Staria            | 2021-     | 2500
Isuzu      | D-MAX             | 2015-     | 3500
Isuzu      | MU-X              | 2015-2021 | 3000
Isuzu      | MU-X              | 2022-     | 3500
Jeep       | Gladiator         | 2020-     | 2721
Jeep       | Grand Cherokee    | 2015-     | 2800
Kia        | Carnival          | 2015-     | 2000
Kia        | Tasman            | 2025-     | 3500
Land Rover | Defender          | 2020-     | 3000
Land Rover | Discovery         | 2015-     | 3500
LDV        | T60               | 2017-     | 3000
Mazda      | BT-50             | 2015-     | 3500
Mazda      | CX-5              | 2015-     | 1800
Mazda      | CX-9              | 2016-     | 2000
Mitsubishi | Outlander         | 2015-     | 1600
Mitsubishi | Pajero            | 2015-2021 | 3000
Mitsubishi | Pajero Sport      | 2015-     | 3100
Mitsubishi | Triton            | 2015-2023 | 3100
Mitsubishi | Triton            | 2024-     | 3500
Nissan     | Navara            | 2015-     | 3500
Nissan     | Patrol            | 2015-     | 3500
Nissan     | X-Trail           | 2015-     | 1500
Ram        | 1500              | 2018-     | 3500
SsangYong  | Musso             | 2018-     | 3500
SsangYong  | Rexton            | 2018-     | 3500
Subaru     | Outback           | 2015-2020 | 1500
Subaru     | Outback           | 2021-     | 2000
Toyota     | Fortuner          | 2015-2020 | 2800
Toyota     | Fortuner          | 2021-     | 3100
Toyota     | HiLux             | 2015-2020 | 3200
Toyota     | HiLux             | 2021-     | 3500
Toyota     | Kluger            | 2015-     | 2000
Toyota     | LandCruiser       | 2015-     | 3500
Toyota     | LandCruiser Prado | 2015-2017 | 2500
Toyota     | LandCruiser Prado | 2018-2024 | 3000
Toyota     | LandCruiser Prado | 2025-     | 3500
Volkswagen | Amarok            | 2015-2022 | 3000
Volkswagen | Amarok            | 2023-     | 3500
Volkswagen | Touareg           | 2015-     | 3500
`;

export const towRatings: readonly TowRating[] = table
  .trim()
  .split("\n")
  .map((row) => {
    const [make = "", model = "", years = "", braked = ""] = row.split("|").map((cell) => cell.trim());
    const [from, to] = years.split("-");
    return { make, model, from: Number(from), to: to ? Number(to) : null, braked: Number(braked) };
  });

/**
 * The heaviest trailer for a model: of its year if known, otherwise the lowest of all its years. Null for vehicles and
 * years that are not in the table: older ones may tow less.
 */
export function towLimit({ make, model }: Pick<TowRating, "make" | "model">, year: number | null): number | null {
  const rows = towRatings.filter(
    (row) =>
      row.make === make && row.model === model && (year === null || (year >= row.from && year <= (row.to ?? Infinity))),
  );
  return rows.length === 0 ? null : Math.min(...rows.map(({ braked }) => braked));
}
