/** European makes as sold in Australia. */
export const europeanRows = `
Volkswagen: Golf              | Hatchback 5 | VI      | 2009-2013 | Petrol         | 5   | GTI, R 2010-
Volkswagen: Golf              | Hatchback 5 | 7       | 2013-2017 | Petrol         | 5   | 90TSI Comfortline, 110TSI Highline, GTI, R
Volkswagen: Golf              | Hatchback 5 | 7.5     | 2017-2021 | Petrol         | 5   | 110TSI Highline, GTI, R
Volkswagen: Golf              | Hatchback 5 | 8       | 2021-2024 | Petrol         | 5   | 110TSI Life, GTI, R
Volkswagen: Golf              | Hatchback 5 | 8.5     | 2025-     | Petrol         | 5   | 110TSI Life, GTI, R
Volkswagen: Tiguan            | SUV 5       | 5N      | 2008-2016 | Petrol         | 5   | 118TSI 2012-
Volkswagen: Tiguan            | SUV 5       | 5N      | 2016-2024 | Petrol         | 5   | 110TSI Comfortline -2020, 132TSI Comfortline -2020, 110TSI Life 2020-, 162TSI R-Line
Volkswagen: Tiguan            | SUV 5       | CT      | 2025-     | Petrol         | 5   | 150TSI Elegance, 195TSI R-Line
Volkswagen: Amarok            | Ute 4       | 2H      | 2011-2022 | Diesel         | 5   | TDI420 Core 2015-2020, TDI550 Highline 2016-2020
Volkswagen: Amarok            | Ute 4       | NF      | 2023-     | Diesel         | 5   | TDI500 Style, TDI600 Aventura
Volkswagen: Polo              | Hatchback 5 | 6R      | 2010-2017 | Petrol         | 5   | Comfortline
Volkswagen: Polo              | Hatchback 5 | AW      | 2018-     | Petrol         | 5   | Comfortline -2021, Style 2020-, GTI
Volkswagen: T-Cross           | SUV 5       | C11     | 2020-     | Petrol         | 5   | 85TSI Life, 85TSI Style
Volkswagen: T-Roc             | SUV 5       | D11     | 2020-     | Petrol         | 5   | 110TSI Style, R 2022-
Volkswagen: Passat            | Wagon 5     | B8      | 2015-2023 | Petrol         | 5   | 140TSI Business 2020-, Alltrack 162TSI 2020-
Volkswagen: Jetta             | Sedan 4     | A6      | 2011-2018 | Petrol         | 5   | SE
Volkswagen: Jetta             | Sedan 4     | A7      | 2019-     | Petrol         | 5   | SE, GLI Autobahn
Skoda: Octavia                | Wagon 5     | NE      | 2013-2020 | Petrol         | 5   | 110TSI Ambition 2015-, RS
Skoda: Octavia                | Wagon 5     | NX      | 2021-     | Petrol         | 5   | 110TSI Ambition -2023, RS
Skoda: Kodiaq                 | SUV 5       | NS      | 2017-2024 | Petrol         | 7   | 132TSI Sportline 2018-
Skoda: Kodiaq                 | SUV 5       | PS      | 2025-     | Petrol         | 7   | Select 140TSI
Renault: Koleos               | SUV 5       | HZG     | 2016-2024 | Petrol         | 5   | Life, Intens
Peugeot: 3008                 | SUV 5       | P84     | 2017-2024 | Petrol         | 5   | Allure, GT
Mini: Cooper                  | Hatchback 5 | F55     | 2014-2023 | Petrol         | 5   | Classic 2020-, S
Mini: Cooper                  | Hatchback 5 | F65     | 2025-     | Petrol         | 5   | S Favoured
Mini: Countryman              | SUV 5       | F60     | 2017-2023 | Petrol         | 5   | Cooper
Mini: Countryman              | SUV 5       | U25     | 2024-     | Petrol         | 5   | S ALL4
Audi: Q5                      | SUV 5       | FY      | 2017-2024 | Diesel         | 5   | 40 TDI Sport 2018-
Audi: Q5                      | SUV 5       | FY      | 2017-2024 | Petrol         | 5   | 45 TFSI S line 2018-, 45 Premium Plus 2019-
Audi: Q7                      | SUV 5       | 4M      | 2015-     | Diesel         | 7   | 45 TDI 2019-, 50 TDI S line 2019-
Audi: A3                      | Hatchback 5 | 8V      | 2013-2021 | Petrol         | 5   | 35 TFSI 2019-, S3
Audi: A3                      | Hatchback 5 | GY      | 2022-     | Petrol         | 5   | 35 TFSI, S3
Audi: A5                      | Coupe 2     | F5      | 2017-2024 | Petrol         | 4   | 45 TFSI quattro 2018-, S5
Audi: RS 6 Avant              | Wagon 5     | C8      | 2020-2025 | Petrol         | 5   | Standard -2023, Performance 2023-
Audi: e-tron GT               | Sedan 4     | FW      | 2022-2024 | Electric       | 4 5 | Standard
BMW: X3                       | SUV 5       | F25     | 2011-2017 | Diesel         | 5   | xDrive20d
BMW: X3                       | SUV 5       | G01     | 2017-2024 | Diesel         | 5   | xDrive20d
BMW: X3                       | SUV 5       | G01     | 2017-2024 | Petrol         | 5   | xDrive30i M Sport
BMW: X3                       | SUV 5       | G45     | 2025-     | Petrol         | 5   | 20 xDrive, M50
BMW: X5                       | SUV 5       | F15     | 2013-2018 | Diesel         | 5 7 | xDrive30d M Sport
BMW: X5                       | SUV 5       | F15     | 2013-2018 | Petrol         | 5   | xDrive35i
BMW: X5                       | SUV 5       | G05     | 2018-     | Diesel         | 5 7 | xDrive30d M Sport
BMW: X5                       | SUV 5       | G05     | 2018-     | Petrol         | 5   | xDrive40i
BMW: X5                       | SUV 5       | G05     | 2023-     | Plug-in Hybrid | 5   | xDrive50e
BMW: 3 Series                 | Sedan 4     | F30     | 2012-2018 | Petrol         | 5   | 320i M Sport, 330i M Sport 2015-
BMW: 3 Series                 | Sedan 4     | G20     | 2019-     | Petrol         | 5   | 320i M Sport, 330i M Sport
BMW: M3                       | Sedan 4     | F80     | 2014-2018 | Petrol         | 5   | Competition 2016-
BMW: M3                       | Sedan 4     | G80     | 2021-     | Petrol         | 5   | Competition xDrive
BMW: M5                       | Sedan 4     | F90     | 2018-2020 | Petrol         | 5   | Competition
BMW: M5                       | Sedan 4     | F90 LCI | 2020-2023 | Petrol         | 5   | Competition
BMW: M5                       | Sedan 4     | G90     | 2024-     | Plug-in Hybrid | 5   | Standard
BMW: iX3                      | SUV 5       | G08     | 2021-2025 | Electric       | 5   | M Sport
Mercedes-Benz: C-Class        | Sedan 4     | W205    | 2014-2021 | Petrol         | 5   | C200, C300, AMG C43 2016-
Mercedes-Benz: C-Class        | Sedan 4     | W206    | 2022-     | Petrol         | 5   | C200, C300, AMG C43 2023-
Mercedes-Benz: A-Class        | Hatchback 5 | W176    | 2013-2018 | Petrol         | 5   | A200
Mercedes-Benz: A-Class        | Hatchback 5 | W177    | 2018-     | Petrol         | 5   | A200, AMG A45 S 2020-
Mercedes-Benz: GLC            | SUV 5       | X253    | 2015-2022 | Petrol         | 5   | GLC300 2019-, AMG GLC43 2017-
Mercedes-Benz: GLC            | SUV 5       | X254    | 2023-     | Petrol         | 5   | GLC300, AMG GLC43 2024-
Mercedes-Benz: GLC 300        | SUV 5       | X253    | 2016-2022 | Petrol         | 5   | 4MATIC
Mercedes-Benz: GLC 300        | SUV 5       | X254    | 2023-     | Petrol         | 5   | 4MATIC
Mercedes-Benz: G-Class        | SUV 5       | W463    | 2018-     | Petrol         | 5   | AMG G63
Mercedes-Benz: G-Class        | SUV 5       | W463    | 2020-2024 | Diesel         | 5   | G400d
Mercedes-Benz: E-Class        | Sedan 4     | W213    | 2016-2023 | Petrol         | 5   | E200, E300
Mercedes-Benz: E-Class        | Sedan 4     | W214    | 2024-     | Petrol         | 5   | E300
Volvo: XC60                   | SUV 5       | UZ      | 2018-     | Petrol         | 5   | B5 Inscription 2020-2022, B5 Plus 2023-
Volvo: XC60                   | SUV 5       | UZ      | 2018-     | Plug-in Hybrid | 5   | T8 Ultra Recharge 2022-
Volvo: XC40                   | SUV 5       | XZ      | 2018-2025 | Petrol         | 5   | B4 Plus 2022-
Volvo: XC40                   | SUV 5       | XZ      | 2021-2024 | Electric       | 5   | Recharge Twin
Volvo: XC90                   | SUV 5       | LZ      | 2015-     | Petrol         | 7   | T6 Momentum -2021, B6 Plus 2022-
Land Rover: Range Rover Sport | SUV 5       | L494    | 2013-2022 | Diesel         | 5   | SDV6 HSE -2020
Land Rover: Range Rover Sport | SUV 5       | L461    | 2022-     | Diesel         | 5   | D350 Autobiography
Land Rover: Range Rover       | SUV 5       | L405    | 2013-2021 | Diesel         | 5   | Vogue SDV8
Land Rover: Range Rover       | SUV 5       | L460    | 2022-     | Petrol         | 5   | Autobiography P530 LWB
Land Rover: Defender          | SUV 5       | L663    | 2020-     | Diesel         | 5   | 110 D300 X-Dynamic SE 2021-
Land Rover: Defender          | SUV 5       | L663    | 2020-     | Petrol         | 5   | 110 P525 V8 2021-
Land Rover: Defender          | SUV 3       | L663    | 2021-     | Petrol         | 5   | 90 P400 X-Dynamic SE
Porsche: 911                  | Coupe 2     | 991     | 2012-2018 | Petrol         | 4   | Carrera, Carrera S
Porsche: 911                  | Coupe 2     | 992     | 2019-     | Petrol         | 4   | Carrera, Carrera S
Porsche: 911                  | Coupe 2     | 992     | 2021-     | Petrol         | 2   | GT3 Touring
Porsche: 718 Cayman           | Coupe 2     | 982     | 2016-2025 | Petrol         | 2   | Standard, GTS 4.0 2020-
Porsche: Macan                | SUV 5       | 95B     | 2014-2024 | Petrol         | 5   | Standard, S, GTS
Porsche: Cayenne              | SUV 5       | 92A     | 2010-2017 | Diesel         | 5   | Diesel
Porsche: Cayenne              | SUV 5       | 9YA     | 2018-     | Petrol         | 5   | S
Porsche: Cayenne              | SUV 5       | 9YA     | 2018-     | Plug-in Hybrid | 4 5 | E-Hybrid Coupe 2019-
Jaguar: F-Pace                | SUV 5       | X761    | 2016-2024 | Petrol         | 5   | P250 R-Dynamic S 2021-
Bentley: Bentayga             | SUV 5       | 4V      | 2016-     | Petrol         | 4 5 | V8 2018-, V8 First Edition 2020-2021
McLaren: 720S                 | Coupe 2     | P14     | 2017-2022 | Petrol         | 2   | Performance
Ferrari: Roma                 | Coupe 2     | F169    | 2020-2024 | Petrol         | 4   | Standard
Aston Martin: Vantage         | Coupe 2     | AM6     | 2018-2024 | Petrol         | 2   | V8
Maserati: Grecale             | SUV 5       | M182    | 2022-     | Petrol         | 5   | Modena
Alfa Romeo: Giulia            | Sedan 4     | 952     | 2017-2025 | Petrol         | 5   | Quadrifoglio
`;
