/** Korean, Chinese, American and Australian makes as sold in Australia. */
export const koreanChineseAmericanRows = `
Hyundai: i30         | Hatchback 5    | FD       | 2007-2012 | Petrol         | 5   | SX
Hyundai: i30         | Hatchback 5    | GD       | 2012-2017 | Petrol         | 5   | Active, Elite
Hyundai: i30         | Hatchback 5    | PD       | 2017-2020 | Petrol         | 5   | Active, Elite, N Line 2019-, N Line Premium 2019-
Hyundai: i30         | Hatchback 5    | PD.V4    | 2020-2024 | Petrol         | 5   | Active, Elite, N Line, N Line Premium, N Premium
Hyundai: i30         | Hatchback 5    | PD.V5    | 2024-     | Petrol         | 5   | N Line, N Line Premium, N Premium
Hyundai: i30 Sedan   | Sedan 4        | CN7.V1   | 2020-2023 | Petrol         | 5   | Active, N Line Premium
Hyundai: i30 Sedan   | Sedan 4        | CN7.V2   | 2023-     | Petrol         | 5   | N Line Premium
Hyundai: i30 Sedan   | Sedan 4        | CN7.V2   | 2023-     | Hybrid         | 5   | Elite Hybrid
Hyundai: Tucson      | SUV 5          | LM       | 2010-2015 | Petrol         | 5   | Active
Hyundai: Tucson      | SUV 5          | TL       | 2015-2018 | Petrol         | 5   | Active X, Elite
Hyundai: Tucson      | SUV 5          | TL       | 2015-2018 | Diesel         | 5   | Highlander
Hyundai: Tucson      | SUV 5          | TL4      | 2018-2021 | Petrol         | 5   | Active X, Elite
Hyundai: Tucson      | SUV 5          | TL4      | 2018-2021 | Diesel         | 5   | Highlander
Hyundai: Tucson      | SUV 5          | NX4      | 2021-     | Petrol         | 5   | Elite
Hyundai: Tucson      | SUV 5          | NX4      | 2021-2024 | Diesel         | 5   | Highlander
Hyundai: Tucson      | SUV 5          | NX4      | 2024-     | Hybrid         | 5   | Elite Hybrid, Premium Hybrid
Hyundai: Santa Fe    | SUV 5          | CM       | 2006-2012 | Diesel         | 7   | Elite CRDi, Highlander CRDi
Hyundai: Santa Fe    | SUV 5          | DM       | 2012-2018 | Diesel         | 7   | Active CRDi, Elite CRDi, Highlander CRDi
Hyundai: Santa Fe    | SUV 5          | TM       | 2018-2023 | Diesel         | 7   | Active CRDi, Elite CRDi, Highlander CRDi
Hyundai: Santa Fe    | SUV 5          | MX5      | 2024-     | Hybrid         | 6 7 | Hybrid Elite, Hybrid Calligraphy
Hyundai: Kona        | SUV 5          | OS       | 2017-2023 | Petrol         | 5   | Active, Highlander
Hyundai: Kona        | SUV 5          | OS       | 2019-2023 | Electric       | 5   | Electric Extended Range
Hyundai: Kona        | SUV 5          | SX2      | 2023-     | Petrol         | 5   | Premium
Hyundai: Kona        | SUV 5          | SX2      | 2023-     | Hybrid         | 5   | Premium Hybrid
Hyundai: Kona        | SUV 5          | SX2      | 2023-     | Electric       | 5   | Electric Extended Range
Hyundai: Venue       | SUV 5          | QX       | 2019-2025 | Petrol         | 5   | Active, Elite
Hyundai: Palisade    | SUV 5          | LX2      | 2020-2025 | Diesel         | 7 8 | Elite 2022-, Calligraphy 2022-
Hyundai: Palisade    | SUV 5          | LX2      | 2020-2025 | Petrol         | 8   | SEL
Hyundai: Palisade    | SUV 5          | LX2      | 2020-2025 | Petrol         | 7   | Calligraphy 2021-
Hyundai: IONIQ 5     | SUV 5          | NE       | 2021-     | Electric       | 5   | Dynamiq 2023-, Epiq 2023-
Hyundai: iLoad       | Van 4          | TQ       | 2008-2021 | Diesel         | 3 6 | 3S Liftback
Kia: Cerato          | Sedan 4        | TD       | 2009-2012 | Petrol         | 5   | S
Kia: Cerato          | Sedan 4        | YD       | 2013-2018 | Petrol         | 5   | S, Sport 2016-
Kia: Cerato          | Sedan 4        | BD       | 2018-2024 | Petrol         | 5   | S, Sport, GT 2019-
Kia: Cerato Hatch    | Hatchback 5    | TD       | 2010-2012 | Petrol         | 5   | S
Kia: Cerato Hatch    | Hatchback 5    | YD       | 2013-2018 | Petrol         | 5   | S
Kia: Cerato Hatch    | Hatchback 5    | BD       | 2018-2024 | Petrol         | 5   | S, Sport+
Kia: Sportage        | SUV 5          | SL       | 2010-2015 | Petrol         | 5   | Si
Kia: Sportage        | SUV 5          | QL       | 2016-2021 | Petrol         | 5   | Si, SX 2020-
Kia: Sportage        | SUV 5          | QL       | 2016-2021 | Diesel         | 5   | SX+ 2020-, GT-Line 2018-
Kia: Sportage        | SUV 5          | NQ5      | 2021-     | Petrol         | 5   | SX
Kia: Sportage        | SUV 5          | NQ5      | 2021-     | Diesel         | 5   | SX+, GT-Line
Kia: Sportage        | SUV 5          | NQ5      | 2024-     | Hybrid         | 5   | GT-Line Hybrid
Kia: Sorento         | SUV 5          | XM       | 2009-2015 | Diesel         | 7   | Si
Kia: Sorento         | SUV 5          | UM       | 2015-2020 | Diesel         | 7   | Si, Sport 2018-, GT-Line 2018-
Kia: Sorento         | SUV 5          | MQ4      | 2020-     | Diesel         | 7   | Sport, GT-Line
Kia: Sorento         | SUV 5          | MQ4      | 2021-     | Hybrid         | 7   | GT-Line Hybrid
Kia: Carnival        | People Mover 5 | VQ       | 2006-2014 | Diesel         | 8   | S
Kia: Carnival        | People Mover 5 | YP       | 2015-2020 | Diesel         | 8   | S, Si, SLi, Platinum
Kia: Carnival        | People Mover 5 | KA4      | 2021-     | Diesel         | 8   | S, SLi -2024, Platinum -2024
Kia: Carnival        | People Mover 5 | KA4      | 2024-     | Hybrid         | 8   | GT-Line Hybrid
Kia: Picanto         | Hatchback 5    | JA       | 2017-     | Petrol         | 5   | S, Sport 2023-, GT-Line 2018-
Kia: Rio             | Hatchback 5    | UB       | 2011-2016 | Petrol         | 5   | S
Kia: Rio             | Hatchback 5    | YB       | 2017-2023 | Petrol         | 5   | S, GT-Line 2018-
Kia: Seltos          | SUV 5          | SP2      | 2019-2022 | Petrol         | 5   | S, Sport+, GT-Line
Kia: Seltos          | SUV 5          | SP2 PE   | 2022-2025 | Petrol         | 5   | S, Sport+, GT-Line
Kia: Stonic          | SUV 5          | YB       | 2020-2025 | Petrol         | 5   | S, GT-Line
Kia: Stinger         | Sedan 4        | CK       | 2017-2023 | Petrol         | 5   | GT
Kia: EV5             | SUV 5          | OV1      | 2024-     | Electric       | 5   | Air Standard Range, Earth
MG: HS               | SUV 5          | SAS23    | 2019-2024 | Petrol         | 5   | Vibe, Excite, Essence
MG: HS               | SUV 5          | AS33     | 2024-     | Petrol         | 5   | Vibe, Excite, Essence
MG: ZS               | SUV 5          | AZS1     | 2017-2024 | Petrol         | 5   | Excite, Essence
MG: ZS               | SUV 5          | ZS32     | 2024-     | Hybrid         | 5   | Hybrid+ Essence
MG: MG3              | Hatchback 5    | SZP1     | 2018-2023 | Petrol         | 5   | Core, Excite
MG: MG3              | Hatchback 5    | ZP22     | 2024-     | Petrol         | 5   | Excite
MG: MG3              | Hatchback 5    | ZP22     | 2024-     | Hybrid         | 5   | Hybrid+ Essence
MG: MG4              | Hatchback 5    | EH32     | 2023-     | Electric       | 5   | Excite 51, Essence 64
GWM: Haval Jolion    | SUV 5          | A01      | 2021-     | Petrol         | 5   | Premium, Lux
GWM: Haval Jolion    | SUV 5          | A01      | 2022-     | Hybrid         | 5   | Ultra Hybrid
GWM: Cannon          | Ute 4          | NPW      | 2020-     | Diesel         | 5   | L -2024, XSR 2023-
GWM: Tank 300        | SUV 5          | P01      | 2023-     | Petrol         | 5   | Lux
GWM: Tank 300        | SUV 5          | P01      | 2023-     | Hybrid         | 5   | Ultra Hybrid
LDV: T60             | Ute 4          | SK8C     | 2017-     | Diesel         | 5   | Pro -2021, Max Luxe 2021-
BYD: Atto 3          | SUV 5          | SC2E     | 2022-     | Electric       | 5   | Extended Range -2023, Essential 2024-, Premium 2024-
BYD: Dolphin         | Hatchback 5    | EM2E     | 2023-     | Electric       | 5   | Essential 2024-, Premium
BYD: Sealion 6       | SUV 5          | SA3E     | 2024-     | Plug-in Hybrid | 5   | Essential, Premium
BYD: Shark 6         | Ute 4          | DMO      | 2024-     | Plug-in Hybrid | 5   | Premium
Chery: Omoda 5       | SUV 5          | C5       | 2023-     | Petrol         | 5   | BX, EX
Chery: Tiggo 7 Pro   | SUV 5          | T32      | 2023-     | Petrol         | 5   | Urban 2024-, Elite
Tesla: Model 3       | Sedan 4        | -        | 2019-2023 | Electric       | 5   | Rear-Wheel Drive 2022-, Long Range
Tesla: Model 3       | Sedan 4        | Highland | 2023-     | Electric       | 5   | Rear-Wheel Drive, Long Range
Tesla: Model Y       | SUV 5          | -        | 2022-2024 | Electric       | 5   | Rear-Wheel Drive, Long Range 2023-
Tesla: Model Y       | SUV 5          | Juniper  | 2025-     | Electric       | 5   | Rear-Wheel Drive, Long Range
Ford: Ranger         | Ute 4          | PX       | 2011-2015 | Diesel         | 5   | XL 2.2 Hi-Rider, XL 3.2, XLT 3.2, Wildtrak 3.2
Ford: Ranger         | Ute 4          | PX MkII  | 2015-2018 | Diesel         | 5   | XL 2.2 Hi-Rider, XL 3.2, XLT 3.2, Wildtrak 3.2
Ford: Ranger         | Ute 4          | PX MkIII | 2018-2022 | Diesel         | 5   | XL 2.2 Hi-Rider, XL 3.2, XLT 3.2, Wildtrak 3.2
Ford: Ranger         | Ute 4          | PY       | 2022-     | Diesel         | 5   | XLS 2.0, XLT 2.0, Wildtrak 3.0 V6
Ford: Ranger         | Ute 4          | PY       | 2022-     | Petrol         | 5   | Raptor
Ford: Everest        | SUV 5          | UA       | 2015-2018 | Diesel         | 7   | Trend, Titanium
Ford: Everest        | SUV 5          | UA II    | 2018-2022 | Diesel         | 7   | Ambiente, Trend, Titanium
Ford: Everest        | SUV 5          | UB       | 2022-     | Diesel         | 7   | Ambiente, Trend, Sport, Platinum
Ford: Territory      | SUV 5          | SY MkII  | 2009-2011 | Petrol         | 5 7 | TX
Ford: Territory      | SUV 5          | SZ       | 2011-2014 | Petrol         | 5 7 | TX
Ford: Territory      | SUV 5          | SZ       | 2011-2014 | Diesel         | 7   | TS, Titanium
Ford: Territory      | SUV 5          | SZ MkII  | 2014-2016 | Petrol         | 5 7 | TX
Ford: Territory      | SUV 5          | SZ MkII  | 2014-2016 | Diesel         | 7   | TS, Titanium
Ford: Falcon         | Sedan 4        | FG       | 2008-2014 | Petrol         | 5   | XR6, XR6 Turbo
Ford: Falcon         | Sedan 4        | FG       | 2011-2014 | LPG            | 5   | XT EcoLPi
Ford: Falcon         | Sedan 4        | FG X     | 2014-2016 | Petrol         | 5   | XR6, XR6 Turbo
Ford: Falcon         | Sedan 4        | FG X     | 2014-2016 | LPG            | 5   | XT EcoLPi
Ford: Focus          | Hatchback 5    | LW       | 2011-2015 | Petrol         | 5   | Trend
Ford: Focus          | Hatchback 5    | LZ       | 2015-2018 | Petrol         | 5   | Trend, Titanium
Ford: Focus          | Hatchback 5    | SA       | 2018-2022 | Petrol         | 5   | Trend -2019, ST 2020-
Ford: Escape         | SUV 5          | ZG       | 2016-2020 | Petrol         | 5   | Trend
Ford: Escape         | SUV 5          | ZH       | 2020-2023 | Petrol         | 5   | ST-Line, Vignale
Ford: Puma           | SUV 5          | JK       | 2020-2024 | Petrol         | 5   | ST-Line, ST-Line V
Ford: Mustang        | Coupe 2        | FM       | 2015-2017 | Petrol         | 4   | GT
Ford: Mustang        | Coupe 2        | FN       | 2018-2023 | Petrol         | 4   | GT, 2.3 High Performance 2020-
Ford: Mustang        | Coupe 2        | FO       | 2024-     | Petrol         | 4   | GT
Ford: Transit Custom | Van 4          | VN       | 2013-2023 | Diesel         | 3   | 340L Low Roof 2017-
Ford: Transit Custom | Van 4          | VO       | 2024-     | Diesel         | 3   | Trend LWB
Holden: Commodore    | Sedan 4        | VE       | 2006-2010 | Petrol         | 5   | SV6, SS
Holden: Commodore    | Sedan 4        | VE II    | 2010-2013 | Petrol         | 5   | SV6, SS
Holden: Commodore    | Sedan 4        | VF       | 2013-2015 | Petrol         | 5   | Evoke, SV6, SS
Holden: Commodore    | Sedan 4        | VF II    | 2015-2017 | Petrol         | 5   | Evoke, SV6, SS
Holden: Commodore    | Sedan 4        | ZB       | 2018-2020 | Petrol         | 5   | RS
Holden: Colorado     | Ute 4          | RG       | 2012-2020 | Diesel         | 5   | LS, LTZ, Z71 2016-
Holden: Astra        | Hatchback 5    | BK       | 2016-2020 | Petrol         | 5   | R, RS
Holden: Trax         | SUV 5          | TJ       | 2013-2020 | Petrol         | 5   | LS, LTZ
Jeep: Grand Cherokee | SUV 5          | WK       | 2011-2021 | Diesel         | 5   | Laredo, Limited
Jeep: Grand Cherokee | SUV 5          | WL       | 2022-2025 | Petrol         | 7   | L Night Eagle
Jeep: Wrangler       | SUV 3          | JK       | 2007-2018 | Petrol         | 4   | Sport, Rubicon
Jeep: Wrangler       | SUV 3          | JL       | 2019-2024 | Petrol         | 4   | Rubicon
Jeep: Compass        | SUV 5          | M6       | 2017-2024 | Petrol         | 5   | Night Eagle 2020-, S-Limited 2020-
`;
