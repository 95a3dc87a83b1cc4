/** Cars of the yards abroad: Japanese imports in New Zealand, American grades in Texas. */
export const overseasRows = `
Toyota: Aqua           | Hatchback 5    | NHP10  | 2011-2021 | Hybrid   | 5   | S, G Black Soft Leather 2013-
Toyota: Prius          | Hatchback 5    | ZVW30  | 2009-2015 | Hybrid   | 5   | S, S Touring Selection
Toyota: Prius          | Hatchback 5    | ZVW50  | 2015-2022 | Hybrid   | 5   | S, S Touring Selection
Toyota: Vitz           | Hatchback 5    | NSP130 | 2010-2020 | Petrol   | 5   | F
Toyota: Alphard        | People Mover 5 | AGH30  | 2015-2023 | Petrol   | 7 8 | 2.5 S
Toyota: Alphard        | People Mover 5 | AYH30  | 2015-2023 | Hybrid   | 7   | Hybrid G F Package
Nissan: Leaf           | Hatchback 5    | AZE0   | 2012-2017 | Electric | 5   | 24 X
Nissan: Leaf           | Hatchback 5    | ZE1    | 2017-     | Electric | 5   | 40 G
Nissan: Note e-POWER   | Hatchback 5    | HE12   | 2016-2020 | Hybrid   | 5   | X, Medalist
Mazda: Demio           | Hatchback 5    | DJ3FS  | 2014-2019 | Petrol   | 5   | 13S, 13S Touring
Mazda: Axela           | Hatchback 5    | BM5FS  | 2013-2019 | Petrol   | 5   | 15S, 15S Touring 2016-
Mazda: Atenza          | Wagon 5        | GJ2FW  | 2012-2019 | Diesel   | 5   | XD L Package
Subaru: Levorg         | Wagon 5        | VM4    | 2014-2020 | Petrol   | 5   | 1.6 GT-S EyeSight
Subaru: Levorg         | Wagon 5        | VMG    | 2014-2020 | Petrol   | 5   | 2.0 STI Sport 2016-
Honda: Fit             | Hatchback 5    | GP5    | 2013-2020 | Hybrid   | 5   | Hybrid F Package
Mitsubishi: Delica D:5 | People Mover 5 | CV1W   | 2012-2019 | Diesel   | 7 8 | D-Power Package 2013-
Toyota: 4Runner        | SUV 5          | N280   | 2010-2024 | Petrol   | 5 7 | SR5, TRD Off-Road 2017-
Toyota: 4Runner        | SUV 5          | N290   | 2025-     | Petrol   | 5 7 | SR5, TRD Off-Road
Toyota: Tacoma         | Ute 4          | N300   | 2016-2023 | Petrol   | 5   | SR5 Double Cab, TRD Off-Road
Toyota: Tacoma         | Ute 4          | N400   | 2024-     | Petrol   | 5   | SR5 Double Cab, TRD Off-Road
Toyota: Tundra         | Ute 4          | XK50   | 2007-2021 | Petrol   | 5   | SR5 CrewMax, 1794 Edition 2014-
Toyota: Tundra         | Ute 4          | XK70   | 2022-     | Petrol   | 5   | SR5 CrewMax, 1794 Edition
Toyota: Camry          | Sedan 4        | XV50   | 2012-2017 | Petrol   | 5   | LE
Toyota: Camry          | Sedan 4        | XV70   | 2018-2024 | Petrol   | 5   | LE
Toyota: Camry          | Sedan 4        | XV70   | 2018-2024 | Hybrid   | 5   | XSE Hybrid 2021-
Toyota: Camry          | Sedan 4        | XV80   | 2025-     | Hybrid   | 5   | XSE Hybrid
Honda: Accord          | Sedan 4        | CR     | 2013-2017 | Petrol   | 5   | EX
Honda: Accord          | Sedan 4        | CV     | 2018-2022 | Petrol   | 5   | EX
Honda: Accord          | Sedan 4        | CV     | 2018-2022 | Hybrid   | 5   | Touring Hybrid
Honda: Accord          | Sedan 4        | CY     | 2023-     | Petrol   | 5   | EX
Honda: Accord          | Sedan 4        | CY     | 2023-     | Hybrid   | 5   | Touring Hybrid
Honda: Pilot           | SUV 5          | YF6    | 2016-2022 | Petrol   | 8   | EX-L
Honda: Pilot           | SUV 5          | YG1    | 2023-     | Petrol   | 8   | EX-L
Honda: Pilot           | SUV 5          | YG1    | 2023-     | Petrol   | 7   | TrailSport
Honda: CR-V            | SUV 5          | RM     | 2012-2016 | Petrol   | 5   | EX
Honda: CR-V            | SUV 5          | RW     | 2017-2022 | Petrol   | 5   | EX
Honda: CR-V            | SUV 5          | RS     | 2023-     | Petrol   | 5   | EX
Honda: CR-V            | SUV 5          | RS     | 2023-     | Hybrid   | 5   | Sport Touring Hybrid
Subaru: Outback        | Wagon 5        | BS     | 2015-2019 | Petrol   | 5   | Premium
Subaru: Outback        | Wagon 5        | BT     | 2020-2025 | Petrol   | 5   | Premium, Wilderness 2022-
Mazda: CX-5            | SUV 5          | KE     | 2013-2016 | Petrol   | 5   | Touring
Mazda: CX-5            | SUV 5          | KF     | 2017-2025 | Petrol   | 5   | Touring -2021, Select 2022-, Carbon Turbo 2021-
Mazda: MX-5 Miata      | Convertible 2  | ND     | 2016-     | Petrol   | 2   | RF Grand Touring 2017-
Nissan: Frontier       | Ute 4          | D40    | 2005-2021 | Petrol   | 5   | SV Crew Cab, PRO-4X
Nissan: Frontier       | Ute 4          | D41    | 2022-     | Petrol   | 5   | SV Crew Cab, PRO-4X
Nissan: Rogue          | SUV 5          | T32    | 2014-2020 | Petrol   | 5   | SV
Nissan: Rogue          | SUV 5          | T33    | 2021-     | Petrol   | 5   | SV
Kia: Telluride         | SUV 5          | ON     | 2020-     | Petrol   | 8   | EX
Kia: Telluride         | SUV 5          | ON     | 2020-     | Petrol   | 7   | SX Prestige 2023-
Lexus: RX 350          | SUV 5          | AL10   | 2010-2015 | Petrol   | 5   | Premium
Lexus: RX 350          | SUV 5          | AL20   | 2016-2022 | Petrol   | 5   | Premium, F Sport
Lexus: RX 350          | SUV 5          | ALA10  | 2023-     | Petrol   | 5   | Premium
Acura: MDX             | SUV 5          | YD3    | 2014-2020 | Petrol   | 7   | Technology
Acura: MDX             | SUV 5          | YE1    | 2022-     | Petrol   | 7   | A-Spec
`;
