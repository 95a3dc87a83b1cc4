/** Toyota and Lexus as sold in Australia, by factory series. */
export const toyotaRows = `
Toyota: HiLux             | Ute 4          | TGN16R  | 2005-2015 | Petrol   | 5   | WorkMate Double Cab
Toyota: HiLux             | Ute 4          | KUN26R  | 2005-2015 | Diesel   | 5   | SR, SR5
Toyota: HiLux             | Ute 4          | TGN121R | 2015-2025 | Petrol   | 5   | WorkMate Double Cab
Toyota: HiLux             | Ute 4          | GUN126R | 2015-     | Diesel   | 5   | SR, SR5, Rogue 2018-, Rugged X 2018-2022
Toyota: Corolla           | Hatchback 5    | ZRE152R | 2007-2012 | Petrol   | 5   | Ascent
Toyota: Corolla           | Hatchback 5    | ZRE182R | 2012-2018 | Petrol   | 5   | Ascent, Ascent Sport, ZR
Toyota: Corolla           | Hatchback 5    | MZEA12R | 2018-2024 | Petrol   | 5   | Ascent Sport, ZR
Toyota: Corolla           | Hatchback 5    | ZWE211R | 2018-2022 | Hybrid   | 5   | Ascent Sport Hybrid, SX Hybrid, ZR Hybrid
Toyota: Corolla           | Hatchback 5    | ZWE219R | 2022-     | Hybrid   | 5   | Ascent Sport Hybrid, SX Hybrid, ZR Hybrid
Toyota: Corolla Sedan     | Sedan 4        | ZRE172R | 2014-2019 | Petrol   | 5   | Ascent
Toyota: Corolla Sedan     | Sedan 4        | ZWE211R | 2019-2022 | Hybrid   | 5   | Ascent Sport Hybrid, ZR Hybrid
Toyota: Corolla Sedan     | Sedan 4        | ZWE219R | 2022-     | Hybrid   | 5   | Ascent Sport Hybrid, ZR Hybrid
Toyota: RAV4              | SUV 5          | ACA33R  | 2006-2012 | Petrol   | 5   | CV
Toyota: RAV4              | SUV 5          | ZSA42R  | 2013-2018 | Petrol   | 5   | GX
Toyota: RAV4              | SUV 5          | ASA44R  | 2013-2018 | Petrol   | 5   | GXL, Cruiser
Toyota: RAV4              | SUV 5          | MXAA52R | 2019-2025 | Petrol   | 5   | GX
Toyota: RAV4              | SUV 5          | AXAH52R | 2019-2025 | Hybrid   | 5   | GX Hybrid 2WD
Toyota: RAV4              | SUV 5          | AXAH54R | 2019-2025 | Hybrid   | 5   | GXL Hybrid, Cruiser Hybrid, Edge Hybrid 2022-
Toyota: RAV4              | SUV 5          | -       | 2026-     | Hybrid   | 5   | GXL Hybrid, Cruiser Hybrid, Edge Hybrid
Toyota: LandCruiser Prado | SUV 5          | KDJ150R | 2009-2015 | Diesel   | 5 7 | GXL, VX
Toyota: LandCruiser Prado | SUV 5          | GDJ150R | 2015-2023 | Diesel   | 5 7 | GX, GXL, VX, Kakadu
Toyota: LandCruiser Prado | SUV 5          | GDJ250R | 2024-     | Diesel   | 7   | GXL, VX
Toyota: LandCruiser       | SUV 5          | VDJ200R | 2007-2021 | Diesel   | 8   | GXL, VX
Toyota: LandCruiser       | SUV 5          | FJA300R | 2021-     | Diesel   | 7   | GXL, Sahara
Toyota: LandCruiser       | SUV 5          | FJA300R | 2021-     | Diesel   | 5   | Sahara ZX, GR Sport
Toyota: LandCruiser 79    | Ute 4          | VDJ79R  | 2012-2024 | Diesel   | 5   | WorkMate Double Cab, GXL Double Cab
Toyota: LandCruiser 79    | Ute 4          | GDJ79R  | 2024-     | Diesel   | 5   | GXL Double Cab
Toyota: Camry             | Sedan 4        | ACV40R  | 2006-2011 | Petrol   | 5   | Altise
Toyota: Camry             | Sedan 4        | ASV50R  | 2011-2017 | Petrol   | 5   | Altise
Toyota: Camry             | Sedan 4        | ASV70R  | 2017-2023 | Petrol   | 5   | Ascent
Toyota: Camry             | Sedan 4        | AXVH71R | 2017-2023 | Hybrid   | 5   | Ascent Hybrid, SX Hybrid 2021-, SL Hybrid
Toyota: Camry             | Sedan 4        | AXVH80R | 2024-     | Hybrid   | 5   | Ascent Hybrid, SX Hybrid, SL Hybrid
Toyota: Kluger            | SUV 5          | GSU45R  | 2007-2013 | Petrol   | 7   | KX-R
Toyota: Kluger            | SUV 5          | GSU50R  | 2014-2020 | Petrol   | 7   | GX
Toyota: Kluger            | SUV 5          | GSU55R  | 2014-2020 | Petrol   | 7   | GXL, Grande
Toyota: Kluger            | SUV 5          | GSU70R  | 2021-2022 | Petrol   | 7   | GX
Toyota: Kluger            | SUV 5          | GSU75R  | 2021-2022 | Petrol   | 7   | GXL, Grande
Toyota: Kluger            | SUV 5          | AXUH78R | 2021-     | Hybrid   | 7   | GX Hybrid, GXL Hybrid, Grande Hybrid
Toyota: Yaris             | Hatchback 5    | NCP130R | 2011-2020 | Petrol   | 5   | Ascent
Toyota: Yaris             | Hatchback 5    | MXPH10R | 2020-     | Hybrid   | 5   | SX Hybrid, ZR Hybrid
Toyota: Yaris Cross       | SUV 5          | MXPJ10R | 2020-     | Hybrid   | 5   | GX Hybrid, GXL Hybrid, Urban Hybrid
Toyota: C-HR              | SUV 5          | NGX10R  | 2017-2023 | Petrol   | 5   | Standard, Koba
Toyota: C-HR              | SUV 5          | -       | 2024-     | Hybrid   | 5   | GXL Hybrid, GR Sport Hybrid
Toyota: HiAce             | Van 4          | KDH201R | 2005-2018 | Diesel   | 3   | LWB
Toyota: Granvia           | People Mover 5 | GDH303R | 2019-2023 | Diesel   | 8   | Standard, VX
Toyota: GR86              | Coupe 2        | ZN8     | 2022-     | Petrol   | 4   | GT, GTS
Toyota: Fortuner          | SUV 5          | GUN156R | 2015-2025 | Diesel   | 7   | GX, GXL, Crusade
Toyota: bZ4X              | SUV 5          | XEAM10R | 2024-     | Electric | 5   | 2WD
Toyota: bZ4X              | SUV 5          | YEAM15R | 2024-     | Electric | 5   | AWD
Lexus: RX                 | SUV 5          | GYL25R  | 2015-2022 | Hybrid   | 5   | RX450h F Sport
Lexus: RX                 | SUV 5          | AALH16R | 2023-     | Hybrid   | 5   | RX350h Luxury
Lexus: RX                 | SUV 5          | TALH17R | 2023-     | Hybrid   | 5   | RX500h F Sport Performance
Lexus: NX                 | SUV 5          | AYZ15R  | 2014-2021 | Hybrid   | 5   | NX300h Luxury
Lexus: NX                 | SUV 5          | AAZH25R | 2022-     | Hybrid   | 5   | NX350h F Sport
`;
