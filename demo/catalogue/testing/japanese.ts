/** Japanese makes other than Toyota as sold in Australia. */
export const japaneseRows = `
Mitsubishi: Triton         | Ute 4         | MN       | 2009-2015 | Diesel         | 5   | GLX, GLX-R
Mitsubishi: Triton         | Ute 4         | MQ       | 2015-2018 | Diesel         | 5   | GLX, GLS
Mitsubishi: Triton         | Ute 4         | MR       | 2019-2023 | Diesel         | 5   | GLX, GLX-R 2021-, GLS, GSR 2021-
Mitsubishi: Triton         | Ute 4         | MV       | 2024-     | Diesel         | 5   | GLX, GLX-R, GLS, GSR
Mitsubishi: Outlander      | SUV 5         | ZH       | 2009-2012 | Petrol         | 5 7 | LS
Mitsubishi: Outlander      | SUV 5         | ZJ       | 2012-2014 | Petrol         | 5 7 | LS
Mitsubishi: Outlander      | SUV 5         | ZK       | 2015-2016 | Petrol         | 5 7 | LS
Mitsubishi: Outlander      | SUV 5         | ZL       | 2017-2021 | Petrol         | 5 7 | LS, Exceed
Mitsubishi: Outlander      | SUV 5         | ZM       | 2021-     | Petrol         | 7   | LS, Aspire, Exceed Tourer
Mitsubishi: Outlander PHEV | SUV 5         | ZK       | 2016-2018 | Plug-in Hybrid | 5   | Exceed
Mitsubishi: Outlander PHEV | SUV 5         | ZL       | 2018-2021 | Plug-in Hybrid | 5   | ES, Exceed
Mitsubishi: Outlander PHEV | SUV 5         | ZM       | 2022-     | Plug-in Hybrid | 5   | ES
Mitsubishi: ASX            | SUV 5         | XB       | 2012-2016 | Petrol         | 5   | LS
Mitsubishi: ASX            | SUV 5         | XC       | 2016-2019 | Petrol         | 5   | ES, LS
Mitsubishi: ASX            | SUV 5         | XD       | 2019-2024 | Petrol         | 5   | ES, LS, Exceed
Mitsubishi: Pajero Sport   | SUV 5         | QE       | 2015-2019 | Diesel         | 7   | GLS, Exceed
Mitsubishi: Pajero Sport   | SUV 5         | QF       | 2020-2024 | Diesel         | 7   | GLX, GLS, Exceed
Mitsubishi: Eclipse Cross  | SUV 5         | YA       | 2017-2020 | Petrol         | 5   | LS, Exceed
Mitsubishi: Eclipse Cross  | SUV 5         | YB       | 2021-2025 | Petrol         | 5   | LS, Exceed
Mitsubishi: Lancer         | Sedan 4       | CJ       | 2007-2017 | Petrol         | 5   | ES, ES Sport
Nissan: X-Trail            | SUV 5         | T31      | 2007-2013 | Petrol         | 5   | ST, ST-L, Ti
Nissan: X-Trail            | SUV 5         | T32      | 2014-2022 | Petrol         | 5 7 | ST, ST-L, Ti
Nissan: X-Trail            | SUV 5         | T33      | 2022-     | Petrol         | 5 7 | ST, ST-L, Ti
Nissan: X-Trail            | SUV 5         | T33      | 2023-     | Hybrid         | 5   | Ti-L e-POWER
Nissan: Navara             | Ute 4         | D40      | 2005-2015 | Diesel         | 5   | RX, ST, ST-X
Nissan: Navara             | Ute 4         | D23      | 2015-2025 | Diesel         | 5   | RX, ST, ST-X, PRO-4X Warrior 2021-
Nissan: Qashqai            | SUV 5         | J11      | 2014-2022 | Petrol         | 5   | ST, Ti
Nissan: Qashqai            | SUV 5         | J12      | 2022-     | Petrol         | 5   | Ti
Nissan: Qashqai            | SUV 5         | J12      | 2024-     | Hybrid         | 5   | Ti e-POWER
Nissan: Patrol             | SUV 5         | Y62      | 2012-     | Petrol         | 8   | Ti, Ti-L -2019, Warrior 2023-
Nissan: Pathfinder         | SUV 5         | R52      | 2013-2021 | Petrol         | 7   | ST, ST-L, Ti
Nissan: Pathfinder         | SUV 5         | R53      | 2022-2025 | Petrol         | 8   | ST-L, Ti
Nissan: Juke               | SUV 5         | F16      | 2020-     | Petrol         | 5   | ST+, Ti
Nissan: Leaf               | Hatchback 5   | ZE1      | 2019-2024 | Electric       | 5   | Standard, e+ 2021-
Mazda: 3                   | Hatchback 5   | BL       | 2009-2013 | Petrol         | 5   | Neo, Maxx Sport
Mazda: 3                   | Hatchback 5   | BM       | 2014-2016 | Petrol         | 5   | Neo, SP25 GT
Mazda: 3                   | Hatchback 5   | BN       | 2016-2019 | Petrol         | 5   | Neo, SP25 GT
Mazda: 3                   | Hatchback 5   | BP       | 2019-     | Petrol         | 5   | G20 Evolve, G25 GT, G25 Astina
Mazda: 3 Sedan             | Sedan 4       | BL       | 2009-2013 | Petrol         | 5   | Neo
Mazda: 3 Sedan             | Sedan 4       | BM       | 2014-2016 | Petrol         | 5   | Neo, Touring
Mazda: 3 Sedan             | Sedan 4       | BN       | 2016-2019 | Petrol         | 5   | Neo, Touring
Mazda: 3 Sedan             | Sedan 4       | BP       | 2019-     | Petrol         | 5   | G20 Pure, G25 GT
Mazda: CX-5                | SUV 5         | KE       | 2012-2016 | Petrol         | 5   | Maxx, Maxx Sport, Akera
Mazda: CX-5                | SUV 5         | KF       | 2017-2025 | Petrol         | 5   | Maxx, Maxx Sport, Touring, GT SP 2021-, Akera
Mazda: CX-3                | SUV 5         | DK       | 2015-2025 | Petrol         | 5   | Neo Sport 2018-, Maxx Sport 2018-, Akari
Mazda: CX-30               | SUV 5         | DM       | 2020-     | Petrol         | 5   | G20 Evolve, G25 Touring, G25 Astina
Mazda: CX-9                | SUV 5         | TB       | 2007-2015 | Petrol         | 7   | Luxury
Mazda: CX-9                | SUV 5         | TC       | 2016-2023 | Petrol         | 7   | Sport, Touring, Azami
Mazda: CX-60               | SUV 5         | KH       | 2023-     | Petrol         | 5   | G40e Evolve
Mazda: CX-60               | SUV 5         | KH       | 2023-     | Diesel         | 5   | D50e GT
Mazda: CX-60               | SUV 5         | KH       | 2023-     | Plug-in Hybrid | 5   | P50e Azami
Mazda: BT-50               | Ute 4         | UP       | 2011-2015 | Diesel         | 5   | XT, XTR, GT
Mazda: BT-50               | Ute 4         | UR       | 2015-2020 | Diesel         | 5   | XT, XTR, GT
Mazda: BT-50               | Ute 4         | TF       | 2020-     | Diesel         | 5   | XT, XTR, GT, SP 2021-
Mazda: 2                   | Hatchback 5   | DE       | 2007-2014 | Petrol         | 5   | Neo
Mazda: 2                   | Hatchback 5   | DJ       | 2014-2025 | Petrol         | 5   | Neo, G15 Evolve 2019-, G15 GT 2019-
Mazda: 6                   | Wagon 5       | GJ       | 2012-2015 | Petrol         | 5   | Touring, Atenza
Mazda: 6                   | Wagon 5       | GL       | 2015-2024 | Petrol         | 5   | Touring, Atenza
Mazda: MX-5                | Convertible 2 | ND       | 2015-     | Petrol         | 2   | RF GT 2017-
Subaru: Forester           | SUV 5         | S3       | 2008-2012 | Petrol         | 5   | X
Subaru: Forester           | SUV 5         | S4       | 2013-2018 | Petrol         | 5   | 2.5i, 2.5i-L, 2.5i-S
Subaru: Forester           | SUV 5         | S5       | 2018-2024 | Petrol         | 5   | 2.5i, 2.5i-L, 2.5i-S
Subaru: Forester           | SUV 5         | S5       | 2020-2024 | Hybrid         | 5   | Hybrid S
Subaru: Forester           | SUV 5         | S6       | 2025-     | Petrol         | 5   | AWD Premium
Subaru: Forester           | SUV 5         | S6       | 2025-     | Hybrid         | 5   | AWD Hybrid Touring
Subaru: Outback            | Wagon 5       | 4GEN     | 2009-2014 | Petrol         | 5   | 2.5i, 2.5i Premium
Subaru: Outback            | Wagon 5       | 5GEN     | 2015-2020 | Petrol         | 5   | 2.5i, 2.5i Premium
Subaru: Outback            | Wagon 5       | 6GEN     | 2021-2025 | Petrol         | 5   | AWD, AWD Sport, AWD Touring XT 2023-
Subaru: XV                 | SUV 5         | G4X      | 2012-2017 | Petrol         | 5   | 2.0i, 2.0i-S
Subaru: XV                 | SUV 5         | G5X      | 2017-2022 | Petrol         | 5   | 2.0i, 2.0i-S
Subaru: Crosstrek          | SUV 5         | G6X      | 2023-     | Petrol         | 5   | 2.0L, 2.0R
Subaru: Crosstrek          | SUV 5         | G6X      | 2023-     | Hybrid         | 5   | Hybrid S
Subaru: Impreza            | Hatchback 5   | G4       | 2012-2016 | Petrol         | 5   | 2.0i
Subaru: Impreza            | Hatchback 5   | G5       | 2016-2023 | Petrol         | 5   | 2.0i
Subaru: Impreza            | Hatchback 5   | G6       | 2024-     | Petrol         | 5   | 2.0R
Subaru: WRX                | Sedan 4       | VA       | 2014-2021 | Petrol         | 5   | Premium
Subaru: WRX                | Sedan 4       | VB       | 2022-     | Petrol         | 5   | Standard, RS
Subaru: BRZ                | Coupe 2       | ZC6      | 2012-2021 | Petrol         | 4   | Standard
Subaru: BRZ                | Coupe 2       | ZD8      | 2022-     | Petrol         | 4   | S, tS 2024-
Suzuki: Swift              | Hatchback 5   | FZ       | 2011-2016 | Petrol         | 5   | GL
Suzuki: Swift              | Hatchback 5   | AZ       | 2017-2024 | Petrol         | 5   | GL, GL Navigator, Sport 2018-
Suzuki: Swift              | Hatchback 5   | -        | 2024-     | Hybrid         | 5   | Hybrid Plus, Hybrid GLX
Suzuki: Vitara             | SUV 5         | LY       | 2015-2024 | Petrol         | 5   | RT-S -2018, 1.6 2019-, Turbo 2019-
Suzuki: Jimny              | SUV 3         | JB74     | 2019-2025 | Petrol         | 4   | Standard -2020, GLX 2021-
Suzuki: Jimny              | SUV 5         | JC74     | 2023-2025 | Petrol         | 4   | XL
Suzuki: Ignis              | SUV 5         | MF       | 2017-2024 | Petrol         | 5   | GL, GLX
Honda: CR-V                | SUV 5         | RM       | 2012-2017 | Petrol         | 5   | VTi, VTi-S
Honda: CR-V                | SUV 5         | RW       | 2017-2022 | Petrol         | 5 7 | VTi, VTi-S -2020, VTi-LX
Honda: CR-V                | SUV 5         | RS       | 2023-     | Petrol         | 5 7 | VTi X
Honda: CR-V                | SUV 5         | RS       | 2023-     | Hybrid         | 5   | e:HEV RS
Honda: Civic               | Hatchback 5   | 9th Gen  | 2012-2017 | Petrol         | 5   | VTi-S
Honda: Civic               | Hatchback 5   | 10th Gen | 2017-2021 | Petrol         | 5   | VTi-S, VTi-LX
Honda: Civic               | Hatchback 5   | 11th Gen | 2022-2024 | Petrol         | 5   | VTi-LX
Honda: Civic               | Hatchback 5   | 11th Gen | 2022-     | Hybrid         | 5   | e:HEV LX
Honda: HR-V                | SUV 5         | RU       | 2015-2021 | Petrol         | 5   | VTi-S
Honda: HR-V                | SUV 5         | RV       | 2022-2024 | Petrol         | 4   | Vi X
Honda: HR-V                | SUV 5         | RV       | 2022-2024 | Hybrid         | 4   | e:HEV L
Honda: Jazz                | Hatchback 5   | GE       | 2008-2014 | Petrol         | 5   | VTi
Honda: Jazz                | Hatchback 5   | GF       | 2014-2020 | Petrol         | 5   | VTi
Isuzu: D-MAX               | Ute 4         | TF       | 2012-2020 | Diesel         | 5   | SX, LS-U
Isuzu: D-MAX               | Ute 4         | RG       | 2020-     | Diesel         | 5   | SX, LS-U, X-Terrain
Isuzu: MU-X                | SUV 5         | UC       | 2013-2021 | Diesel         | 7   | LS-M, LS-U, LS-T
Isuzu: MU-X                | SUV 5         | RJ       | 2021-     | Diesel         | 7   | LS-M, LS-U, LS-T
`;
