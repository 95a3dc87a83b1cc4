// SUVs: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const suvs = `
Acura | MDX | large SUV | VG | seats 7, petrol, v6
Acura | RDX | medium SUV | VG | seats 5, petrol, turbo
Alfa Romeo | Stelvio | medium SUV | AVG | seats 5, tow 2000, petrol, diesel, turbo, v6, price 80, ads 2
Alfa Romeo | Tonale | small SUV | VG | seats 5, tow 1250, petrol, hybrid, plug-in hybrid, turbo, price 53
Alfa Romeo | Junior | light SUV | G | seats 5, hybrid, electric
Aston Martin | DBX | upper large SUV | AVG | seats 5, tow 2700, petrol, v8, turbo, price 370, ads 1 | dbx707
Audi | Q2 | small SUV | AG | seats 5, tow 1500, petrol, diesel, turbo, price 52, ads 21
Audi | SQ2 | small SUV | AG | seats 5, petrol, turbo, ads 2
Audi | Q3 | small SUV | AVG | seats 5, tow 2100, petrol, diesel, turbo, price 72, ads 51
Audi | RS Q3 | small SUV | AG | seats 5, petrol, turbo, price 95, ads 5
Audi | Q4 e-tron | medium SUV | G | seats 5, tow 1200, range 524, electric, price 90 | q4
Audi | Q5 | medium SUV | AVG | seats 5, tow 2000, petrol, diesel, hybrid, turbo, price 89, ads 73
Audi | SQ5 | medium SUV | AVG | seats 5, tow 2000, petrol, diesel, hybrid, v6, turbo, price 123, ads 19
Audi | Q6 e-tron | medium SUV | G | seats 5, tow 2400, range 598, electric, price 120 | q6
Audi | Q7 | large SUV | AVG | seats 7, tow 3500, petrol, diesel, hybrid, plug-in hybrid, v6, turbo, price 126, ads 48
Audi | SQ7 | large SUV | AVG | seats 7, tow 3500, petrol, diesel, v8, turbo, price 165, ads 4
Audi | Q8 | large SUV | AVG | seats 5, tow 3500, petrol, diesel, plug-in hybrid, v6, turbo, price 135, ads 5
Audi | SQ8 | large SUV | AVG | seats 5, tow 3500, petrol, diesel, v8, turbo, price 180, ads 1
Audi | RS Q8 | large SUV | AVG | seats 5, petrol, v8, turbo, price 235, ads 1
Audi | Q8 e-tron | large SUV | G | seats 5, tow 1800, range 480, electric, price 150
Audi | e-tron | large SUV | AVG | seats 5, tow 1800, range 417, electric, price 284, ads 6
Bentley | Bentayga | upper large SUV | VG | seats 5, tow 3500, petrol, diesel, plug-in hybrid, v8, turbo, price 410
BMW | X1 | small SUV | AVG | seats 5, tow 1800, petrol, diesel, turbo, price 76, ads 37
BMW | X2 | small SUV | AVG | seats 5, tow 1800, petrol, diesel, turbo, price 65, ads 9
BMW | X3 | medium SUV | AVG | seats 5, tow 2400, petrol, diesel, plug-in hybrid, turbo, price 98, ads 77 | x3m
BMW | X4 | medium SUV | AVG | seats 5, tow 2400, petrol, diesel, turbo, price 126, ads 19 | x4 m
BMW | X5 | large SUV | AVG | seats 5, tow 3500, petrol, diesel, plug-in hybrid, v8, turbo, price 149, ads 58 | x5m
BMW | X6 | large SUV | AVG | seats 5 4, tow 3500, petrol, diesel, v8, turbo, price 134, ads 9 | x6m
BMW | X7 | upper large SUV | AVG | seats 7, tow 3500, petrol, diesel, v8, turbo, price 170, ads 4
BMW | XM | upper large SUV | VG | seats 5, tow 2700, plug-in hybrid, v8, turbo, price 300
BMW | iX | large SUV | AVG | seats 5, tow 2500, range 630, electric, price 142, ads 4
BMW | iX1 | small SUV | G | seats 5, tow 1200, range 475, electric, price 85
BMW | iX2 | small SUV | G | seats 5, tow 1200, range 478, electric
BMW | iX3 | medium SUV | G | seats 5, tow 750, range 460, electric, price 92
BYD | Atto 3 | small SUV | AG | seats 5, tow 750, range 420, electric, price 48, ads 2
BYD | Atto 2 | light SUV | G | seats 5, range 345, electric, price 35
BYD | Sealion 5 | medium SUV | G | seats 5, plug-in hybrid
BYD | Sealion 6 | medium SUV | G | seats 5, tow 750, range 92, plug-in hybrid, turbo, price 50
BYD | Sealion 7 | medium SUV | G | seats 5, tow 1500, range 482, electric, price 60
BYD | Sealion 8 | large SUV | G | seats 7, plug-in hybrid
BYD | Tang | large SUV | G | seats 7, plug-in hybrid, electric
BYD | Song | medium SUV | G | seats 5, plug-in hybrid
Cadillac | Lyriq | large SUV | VG | seats 5, tow 1588, range 530, electric, price 122
Cadillac | Escalade | upper large SUV | VG | seats 7, petrol, v8
Chery | Omoda 5 | small SUV | AG | seats 5, petrol, hybrid, turbo, price 33, ads 11 | omoda
Chery | Omoda E5 | small SUV | G | seats 5, range 430, electric, price 45
Chery | C5 | small SUV | G | seats 5, petrol, hybrid, turbo
Chery | E5 | small SUV | G | seats 5, range 430, electric
Chery | Tiggo 4 Pro | light SUV | G | seats 5, petrol, hybrid, turbo, price 27 | tiggo 4
Chery | Tiggo 7 Pro | medium SUV | G | seats 5, petrol, plug-in hybrid, turbo, price 37 | tiggo 7
Chery | Tiggo 8 Pro Max | large SUV | G | seats 7, petrol, plug-in hybrid, turbo, price 45 | tiggo 8, tiggo 8 pro
Chery | Tiggo 9 | large SUV | G | seats 7, plug-in hybrid
Chery | J11 | small SUV | AG | seats 5, petrol, ads 1
Chevrolet | Suburban | upper large SUV | VG | seats 8, petrol, v8
Chevrolet | Tahoe | upper large SUV | VG | seats 7, petrol, v8
Citroen | C3 Aircross | light SUV | G | seats 5, petrol, turbo
Citroen | C4 Cactus | light SUV | AG | seats 5, petrol, diesel, turbo, ads 1 | cactus
Citroen | C5 Aircross | medium SUV | AG | seats 5, petrol, diesel, turbo, price 50, ads 2
Cupra | Ateca | small SUV | AG | seats 5, petrol, turbo, price 62, ads 3
Cupra | Formentor | small SUV | AG | seats 5, tow 1500, petrol, plug-in hybrid, turbo, price 70, ads 4
Cupra | Tavascan | medium SUV | G | seats 5, range 534, electric, price 68
Cupra | Terramar | medium SUV | G | seats 5, petrol, plug-in hybrid, turbo
Daihatsu | Terios | light SUV | G | seats 5, petrol
Deepal | S07 | medium SUV | G | seats 5, range 475, plug-in hybrid, electric, price 54
Deepal | E07 | large SUV | G | seats 5, electric
Dodge | Journey | large SUV | AVG | seats 7 5, petrol, diesel, v6, price 22, ads 9
Dodge | Nitro | medium SUV | AVG | seats 5, tow 2270, petrol, diesel, v6, ads 3
Dodge | Durango | upper large SUV | VG | seats 7, petrol, v8
Ferrari | Purosangue | upper large SUV | VG | seats 4, petrol, v12, price 750
Fiat | 500X | small SUV | AVG | seats 5, petrol, turbo, ads 1
Fiat | 600e | light SUV | G | seats 5, range 410, electric
Fiat | Freemont | large SUV | AVG | seats 7, petrol, diesel, v6, ads 7
Ford | Territory | large SUV | AG | seats 5 7, tow 2700, petrol, diesel, v6, turbo, price 36, ads 106 | territroy
Ford | Explorer | upper large SUV | VG | seats 7, petrol, v6
Ford | Escape | medium SUV | AVG | seats 5, tow 1800, petrol, diesel, plug-in hybrid, turbo, price 47, ads 40
Ford | Kuga | medium SUV | AG | seats 5, tow 1500, petrol, diesel, turbo, price 51, ads 18
Ford | Endura | large SUV | AG | seats 5, tow 2000, diesel, turbo, price 44, ads 15
Ford | Puma | light SUV | AG | seats 5, tow 900, petrol, turbo, price 34, ads 25
Ford | EcoSport | light SUV | AVG | seats 5, tow 1100, petrol, turbo, price 51, ads 11
Ford | Mustang Mach-E | medium SUV | VG | seats 5, tow 1500, range 600, electric, price 85 | mach e
Geely | EX5 | medium SUV | G | seats 5, range 430, electric, price 43
Geely | Starray | medium SUV | G | seats 5, petrol, plug-in hybrid
Genesis | GV60 | small SUV | AVG | seats 5, range 466, electric, price 112, ads 1
Genesis | GV70 | medium SUV | AVG | seats 5, petrol, electric, turbo, v6, price 88, ads 3
Genesis | GV80 | large SUV | AVG | seats 5 7, tow 2722, petrol, diesel, turbo, v6, price 125, ads 4
GMC | Yukon | upper large SUV | VG | seats 8, tow 3628, petrol, v8 | yukon denali
GMC | Denali | upper large SUV | G | seats 8, petrol, v8
GWM | Haval Jolion | small SUV | AG | seats 5, tow 1500, petrol, hybrid, turbo, price 35, ads 77 | jolion, haval joilon
GWM | Haval H2 | small SUV | AG | seats 5, petrol, turbo, ads 4
GWM | Haval H6 | medium SUV | AG | seats 5, tow 2000, petrol, hybrid, plug-in hybrid, turbo, price 43, ads 32
GWM | Haval H6 GT | medium SUV | AG | seats 5, tow 2000, petrol, turbo, price 44, ads 21
GWM | Haval H7 | medium SUV | G | seats 5, hybrid, turbo
GWM | Haval H8 | large SUV | AG | seats 5, petrol, turbo, ads 1
GWM | X200 | medium SUV | AG | seats 5, tow 2000, petrol, diesel, turbo, ads 3 | x240
Haval | Jolion | small SUV | G | seats 5, tow 1500, petrol, hybrid, turbo
Haval | H2 | small SUV | G | seats 5, petrol, turbo
Haval | H6 | medium SUV | G | seats 5, tow 2000, petrol, hybrid, turbo
Haval | H7 | medium SUV | G | seats 5, hybrid, turbo
Haval | H8 | large SUV | G | seats 5, petrol, turbo
Holden | Adventra | large SUV | AG | seats 7, tow 2100, petrol, v8, v6, ads 4
Holden | Trax | small SUV | AG | seats 5, tow 1200, petrol, turbo, price 28, ads 44
Holden | Captiva | large SUV | AG | seats 7 5, tow 2000, petrol, diesel, v6, turbo, price 33, ads 138 | captivia
Holden | Equinox | medium SUV | AVG | seats 5, tow 2000, petrol, diesel, turbo, ads 15
Holden | Acadia | upper large SUV | AVG | seats 7, tow 2000, petrol, v6, ads 14
Holden | Suburban | upper large SUV | G | seats 8, petrol, v8
Honda | CR-V | medium SUV | AVG | seats 5, tow 1500, petrol, diesel, hybrid, turbo, price 53, ads 111
Honda | HR-V | small SUV | AVG | seats 5, tow 800, petrol, hybrid, turbo, price 39, ads 41
Honda | Vezel | small SUV | AG | seats 5, petrol, hybrid, ads 6
Honda | ZR-V | small SUV | AG | seats 5, tow 1200, petrol, hybrid, turbo, ads 1
Honda | WR-V | light SUV | G | seats 5, petrol
Honda | MDX | large SUV | G | seats 7, tow 1600, petrol, v6
Honda | Pilot | upper large SUV | VG | seats 8, petrol, v6
Honda | Passport | large SUV | VG | seats 5, petrol, v6
HSV | Avalanche | large SUV | AG | seats 5, petrol, v8, ads 1
Hummer | H2 | upper large SUV | AVG | seats 5, petrol, v8, ads 1
Hyundai | Venue | light SUV | AVG | seats 5, tow 800, petrol, price 30, ads 20
Hyundai | Kona | small SUV | AVG | seats 5, tow 1300, petrol, hybrid, electric, turbo, price 43, ads 108
Hyundai | Kona Electric | small SUV | AG | seats 5, tow 1000, range 444, electric, price 60, ads 1
Hyundai | ix35 | medium SUV | AG | seats 5, tow 1600, petrol, diesel, price 30, ads 59
Hyundai | Tucson | medium SUV | AVG | seats 5, tow 1900, petrol, diesel, hybrid, turbo, price 48, ads 198 | tuscon, tucsan
Hyundai | Santa Fe | large SUV | AVG | seats 7, tow 2500, petrol, diesel, hybrid, turbo, v6, price 63, ads 129 | santa
Hyundai | Palisade | upper large SUV | ATVG | seats 7 8, tow 2200, petrol, diesel, hybrid, v6, turbo, price 82, ads 15
Hyundai | IONIQ 5 | medium SUV | AVG | seats 5, tow 1600, range 570, electric, price 72, ads 1 | ionic 5
Hyundai | IONIQ 5 N | medium SUV | VG | seats 5, tow 1600, range 448, electric, price 111
Hyundai | IONIQ 9 | upper large SUV | VG | seats 7 6, tow 2500, range 600, electric, price 122 | ionic 9
Hyundai | Nexo | medium SUV | VG | seats 5
Infiniti | QX30 | small SUV | VG | seats 5, petrol, turbo
Infiniti | QX50 | medium SUV | VG | seats 5, petrol, turbo, v6
Infiniti | QX70 | large SUV | VG | seats 5, petrol, diesel, v6, v8 | fx30d, fx37, fx50
Infiniti | QX80 | upper large SUV | VG | seats 8, tow 3500, petrol, v8
Jaecoo | J5 | small SUV | G | seats 5, petrol, electric
Jaecoo | J7 | medium SUV | G | seats 5, petrol, plug-in hybrid, turbo, price 38
Jaecoo | J8 | large SUV | G | seats 5 7, petrol, plug-in hybrid, turbo, price 55
Jaguar | E-Pace | small SUV | AVG | seats 5, tow 1800, petrol, diesel, turbo, price 73, ads 9
Jaguar | F-Pace | medium SUV | AVG | seats 5, tow 2400, petrol, diesel, plug-in hybrid, turbo, v6, v8, price 144, ads 13
Jaguar | I-Pace | medium SUV | AVG | seats 5, tow 750, range 470, electric, price 145, ads 2
Jeep | Grand Cherokee | large SUV | ATVG | seats 5, tow 3500, petrol, diesel, plug-in hybrid, v6, v8, turbo, price 100, ads 156 | grand, grand cherokee l, srt
Jeep | Cherokee | medium SUV | AVG | seats 5, tow 2200, petrol, diesel, v6, price 49, ads 20
Jeep | Compass | small SUV | AVG | seats 5, tow 1500, petrol, diesel, plug-in hybrid, turbo, price 50, ads 39
Jeep | Patriot | small SUV | AVG | seats 5, petrol, diesel, price 29, ads 11
Jeep | Renegade | light SUV | AVG | seats 5, tow 1200, petrol, turbo, ads 4
Jeep | Avenger | light SUV | G | seats 5, range 395, petrol, electric
KGM | Torres | medium SUV | G | seats 5, petrol, hybrid, turbo, price 42
KGM | Actyon | medium SUV | G | seats 5, petrol, turbo
KGM | Korando | small SUV | G | seats 5, petrol, turbo
Kia | Stonic | light SUV | AG | seats 5, tow 1110, petrol, turbo, price 27, ads 23
Kia | Seltos | small SUV | AVG | seats 5, tow 1250, petrol, hybrid, turbo, price 45, ads 15
Kia | Soul | small SUV | AVG | seats 5, petrol, ads 2
Kia | Niro | small SUV | AVG | seats 5, tow 1300, hybrid, plug-in hybrid, price 46, ads 5
Kia | Niro EV | small SUV | AG | seats 5, range 460, electric, price 68, ads 1
Kia | Sportage | medium SUV | AVG | seats 5, tow 1900, petrol, diesel, hybrid, turbo, price 48, ads 152 | sportege, sportige
Kia | Sorento | large SUV | AVG | seats 7, tow 2000, petrol, diesel, hybrid, plug-in hybrid, turbo, v6, price 69, ads 85 | sorrento
Kia | EV3 | small SUV | G | seats 5, tow 1000, range 604, electric, price 52
Kia | EV5 | medium SUV | G | seats 5, tow 1250, range 555, electric, price 60
Kia | EV6 | medium SUV | AVG | seats 5, tow 1600, range 528, electric, price 91, ads 4
Kia | EV9 | upper large SUV | VG | seats 7 6, tow 2500, range 512, electric, price 105
Kia | Telluride | upper large SUV | VG | seats 8 7, petrol, hybrid, v6
Lamborghini | Urus | upper large SUV | AVG | seats 5, petrol, plug-in hybrid, v8, turbo, price 420, ads 1
Land Rover | Range Rover | large SUV | AVG | seats 5, tow 3500, petrol, diesel, plug-in hybrid, v8, v6, turbo, price 338, ads 24 | range rover vogue, vogue, rangie
Land Rover | Range Rover Sport | large SUV | AVG | seats 5, tow 3500, petrol, diesel, hybrid, plug-in hybrid, v8, v6, turbo, price 212, ads 62 | rr sport
Land Rover | Range Rover Evoque | small SUV | AVG | seats 5, tow 2000, petrol, diesel, plug-in hybrid, turbo, price 108, ads 45 | evoque, evoke
Land Rover | Range Rover Velar | medium SUV | AVG | seats 5, tow 2400, petrol, diesel, plug-in hybrid, turbo, v6, price 128, ads 17 | velar
Land Rover | Discovery | large SUV | ATVG | seats 5 7, tow 3500, petrol, diesel, v6, turbo, price 130, ads 30 | disco, discovery 4, discovery 3
Land Rover | Discovery Sport | medium SUV | AVG | seats 5, tow 2200, petrol, diesel, plug-in hybrid, turbo, price 67, ads 39 | disco sport
Land Rover | Freelander | medium SUV | AVG | seats 5, tow 2000, petrol, diesel, turbo, ads 5 | freelander 2
Leapmotor | C10 | medium SUV | G | seats 5, range 420, plug-in hybrid, electric, price 47
Leapmotor | B10 | small SUV | G | seats 5, electric
Lexus | LBX | light SUV | G | seats 5, hybrid, price 52
Lexus | UX | small SUV | AVG | seats 5, tow 750, petrol, hybrid, price 54, ads 9 | ux200, ux250h, ux300h
Lexus | UX 300e | small SUV | G | seats 5, range 450, electric
Lexus | NX | medium SUV | AVG | seats 5, tow 1500, petrol, hybrid, plug-in hybrid, turbo, price 87, ads 37 | nx200t, nx250, nx300, nx300h, nx350, nx350h, nx450h
Lexus | RX | large SUV | AVG | seats 5, tow 2000, petrol, hybrid, plug-in hybrid, v6, turbo, price 120, ads 51 | rx270, rx300, rx330, rx350, rx350h, rx350l, rx400h, rx450h, rx450hl, rx500h
Lexus | RZ | medium SUV | VG | seats 5, tow 750, range 470, electric, price 108 | rz450e, rz300e
Lexus | TX | upper large SUV | VG | seats 7, petrol, hybrid, turbo
Lincoln | Navigator | upper large SUV | VG | seats 7, petrol, v6
Lotus | Eletre | large SUV | VG | seats 5, tow 2250, range 600, electric, price 220
Mahindra | XUV700 | large SUV | AG | seats 7, petrol, turbo, ads 1
Mahindra | XUV500 | large SUV | AG | seats 7, tow 2500, petrol, diesel, turbo, ads 2
Mahindra | XUV3XO | light SUV | G | seats 5, petrol, turbo
Maserati | Levante | large SUV | AVG | seats 5, petrol, diesel, v6, v8, turbo, price 180, ads 3
Maserati | Grecale | medium SUV | VG | seats 5, petrol, electric, turbo, v6, price 125
Mazda | CX-3 | light SUV | AVG | seats 5, tow 1200, petrol, diesel, price 34, ads 80
Mazda | CX-30 | small SUV | AVG | seats 5, tow 1200, petrol, hybrid, price 43, ads 48
Mazda | CX-5 | medium SUV | ATVG | seats 5, tow 2000, petrol, diesel, turbo, price 51, ads 221
Mazda | CX-50 | medium SUV | VG | seats 5, petrol, hybrid, turbo
Mazda | CX-60 | medium SUV | AG | seats 5, tow 2500, petrol, diesel, hybrid, plug-in hybrid, turbo, price 68, ads 3
Mazda | CX-7 | medium SUV | AVG | seats 5, tow 1800, petrol, diesel, turbo, price 15, ads 26
Mazda | CX-70 | large SUV | VG | seats 5, tow 2500, petrol, diesel, turbo, price 80
Mazda | CX-8 | large SUV | AG | seats 7, tow 2000, petrol, diesel, turbo, price 59, ads 40
Mazda | CX-80 | large SUV | G | seats 7, tow 2500, petrol, diesel, plug-in hybrid, turbo, price 68
Mazda | CX-9 | large SUV | ATVG | seats 7, tow 2000, petrol, turbo, v6, price 70, ads 125
Mazda | CX-90 | upper large SUV | AVG | seats 7, tow 2500, petrol, diesel, turbo, price 85, ads 1
Mazda | Tribute | medium SUV | AVG | seats 5, tow 1600, petrol, v6, ads 5
Mazda | MX-30 | small SUV | AVG | seats 5, range 224, hybrid, electric, price 42, ads 3
Mercedes-Benz | GLA | small SUV | AG | seats 5, tow 1800, petrol, diesel, plug-in hybrid, turbo, price 100, ads 36 | gla class, gla180, gla200, gla220, gla250, gla35, gla45
Mercedes-Benz | GLB | medium SUV | AG | seats 7, tow 2000, petrol, diesel, turbo, price 69, ads 4 | glb class, glb200, glb250, glb35
Mercedes-Benz | GLC | medium SUV | AG | seats 5, tow 2400, petrol, diesel, plug-in hybrid, turbo, v6, price 112, ads 52 | glc class, glc200, glc220, glc250, glc300, glc300e, glc350, glc43, glc63
Mercedes-Benz | GLK | medium SUV | G | seats 5, petrol, diesel | glk class
Mercedes-Benz | GLE | large SUV | AG | seats 5, tow 3500, petrol, diesel, hybrid, plug-in hybrid, v6, v8, turbo, price 177, ads 25 | gle class, gle250, gle300, gle350, gle400, gle450, gle43, gle53, gle63, gle580
Mercedes-Benz | GLS | upper large SUV | AG | seats 7, tow 3500, petrol, diesel, v8, v6, turbo, price 185, ads 6 | gls class, gls350, gls400, gls450, gls500, gls600, gls63
Mercedes-Benz | ML | large SUV | AG | seats 5, tow 3500, petrol, diesel, v6, v8, turbo, price 133, ads 32 | m class, ml class, ml250, ml270, ml280, ml300, ml320, ml350, ml400, ml500, ml63
Mercedes-Benz | GL | upper large SUV | AG | seats 7, tow 3500, petrol, diesel, v8, v6, turbo, ads 5 | gl class, gl320, gl350, gl500, gl63
Mercedes-Benz | EQA | small SUV | AG | seats 5, tow 750, range 480, electric, price 85, ads 1 | eqa250
Mercedes-Benz | EQB | medium SUV | AG | seats 7 5, tow 1700, range 507, electric, price 90, ads 1 | eqb250, eqb350
Mercedes-Benz | EQC | medium SUV | AG | seats 5, tow 1800, range 430, electric, price 125, ads 1 | eqc400
Mercedes-Benz | EQE SUV | large SUV | G | seats 5, tow 1800, range 520, electric, price 140
Mercedes-Benz | EQS SUV | upper large SUV | G | seats 7, tow 1800, range 580, electric, price 200
MG | MGS5 | small SUV | G | seats 5, electric | s5
MG | ZS | small SUV | AG | seats 5, tow 500, petrol, hybrid, electric, turbo, price 26, ads 31
MG | ZS EV | small SUV | AG | seats 5, tow 500, range 320, electric, price 55, ads 23 | zs electric
MG | ZST | small SUV | AG | seats 5, tow 500, petrol, turbo, price 31, ads 69
MG | HS | medium SUV | AG | seats 5, tow 1500, petrol, hybrid, plug-in hybrid, turbo, price 42, ads 106
MG | HS Plus EV | medium SUV | AG | seats 5, tow 750, range 52, hybrid, plug-in hybrid, turbo, price 50, ads 10 | hs phev
MG | QS | large SUV | G | seats 7, petrol, turbo
MG | GS | medium SUV | G | seats 5, petrol, turbo
MG | IM6 | large SUV | G | seats 5, electric
Mini | Countryman | small SUV | AVG | seats 5 4, petrol, diesel, hybrid, plug-in hybrid, electric, turbo, price 69, ads 20 | cooper countryman
Mini | Paceman | small SUV | AVG | seats 4, petrol, turbo, ads 1
Mini | Aceman | light SUV | G | seats 5, range 406, electric
Mitsubishi | Outlander | medium SUV | ATVG | seats 7 5, tow 1600, petrol, diesel, v6, price 45, ads 229 | outlaner
Mitsubishi | Outlander PHEV | medium SUV | G | seats 5 7, tow 1600, range 86, plug-in hybrid | phev outlander
Mitsubishi | ASX | small SUV | AG | seats 5, tow 1300, petrol, diesel, price 35, ads 165
Mitsubishi | RVR | small SUV | VG | seats 5, petrol
Mitsubishi | Eclipse Cross | small SUV | AVG | seats 5, tow 1600, petrol, plug-in hybrid, turbo, price 46, ads 51 | eclipse
Mitsubishi | Airtrek | medium SUV | AG | seats 5, petrol, turbo, ads 1
Nissan | X-Trail | medium SUV | ATVG | seats 5 7, tow 2000, petrol, diesel, hybrid, turbo, price 43, ads 263 | xtrail e power, x trial
Nissan | Qashqai | small SUV | AG | seats 5, tow 1300, petrol, diesel, hybrid, turbo, price 37, ads 102 | kashkai, qashkai, quashqai, cashcai, qashquai, quashquai, qashai
Nissan | Dualis | small SUV | AG | seats 5, tow 1300, petrol, price 33, ads 37
Nissan | Juke | light SUV | AVG | seats 5, tow 1250, petrol, hybrid, turbo, price 29, ads 25
Nissan | Kicks | light SUV | VG | seats 5, petrol, hybrid
Nissan | Magnite | light SUV | G | seats 5, petrol
Nissan | Pathfinder | large SUV | AVG | seats 7, tow 2700, petrol, diesel, v6, turbo, price 61, ads 74
Nissan | Murano | large SUV | AVG | seats 5, tow 1500, petrol, v6, ads 7
Nissan | Ariya | medium SUV | G | seats 5, tow 1500, range 504, electric, price 65
Nissan | Rogue | medium SUV | VG | seats 5, petrol, turbo
Omoda | Omoda 9 | large SUV | G | seats 5, plug-in hybrid
Peugeot | 2008 | light SUV | AG | seats 5, tow 1200, petrol, turbo, price 42, ads 6
Peugeot | e-2008 | light SUV | G | seats 5, range 328, electric
Peugeot | 3008 | medium SUV | AG | seats 5, tow 1800, petrol, diesel, plug-in hybrid, turbo, price 56, ads 11
Peugeot | 4007 | medium SUV | G | seats 7, diesel
Peugeot | 4008 | medium SUV | AG | seats 5, petrol, diesel, ads 3
Peugeot | 5008 | large SUV | AG | seats 7, tow 1800, petrol, diesel, turbo, price 62, ads 3
Polestar | 3 | large SUV | G | seats 5, tow 2200, range 631, electric, price 122 | polestar 3
Polestar | 4 | medium SUV | G | seats 5, tow 2000, range 620, electric, price 82 | polestar 4
Porsche | Cayenne | large SUV | AVG | seats 5, tow 3500, petrol, diesel, hybrid, plug-in hybrid, v6, v8, turbo, price 206, ads 34 | cayene, cayanne
Porsche | Macan | medium SUV | AVG | seats 5, tow 2000, petrol, diesel, turbo, v6, price 125, ads 23
Porsche | Macan Electric | medium SUV | G | seats 5, tow 2000, range 613, electric, price 135
Renault | Captur | light SUV | AG | seats 4 5, petrol, turbo, price 44, ads 18 | capture
Renault | Kadjar | small SUV | AG | seats 5, tow 1500, petrol, turbo, ads 1
Renault | Arkana | small SUV | AG | seats 5, tow 1300, petrol, hybrid, turbo, price 42, ads 17
Renault | Austral | medium SUV | G | seats 5, petrol, hybrid, turbo
Renault | Duster | small SUV | G | seats 5, tow 1500, petrol, hybrid, turbo, price 36
Renault | Koleos | medium SUV | AG | seats 5, tow 2000, petrol, diesel, price 46, ads 68 | colios
Rolls-Royce | Cullinan | upper large SUV | VG | seats 5, petrol, v12, turbo, price 750
Seat | Arona | light SUV | G | seats 5, petrol, turbo
Seat | Ateca | small SUV | G | seats 5, petrol, turbo
Skoda | Yeti | small SUV | G | seats 5, tow 1600, petrol, diesel, turbo
Skoda | Kamiq | small SUV | AG | seats 5, tow 1250, petrol, turbo, price 46, ads 16
Skoda | Karoq | medium SUV | AG | seats 5, tow 1500, petrol, turbo, price 52, ads 10
Skoda | Kodiaq | large SUV | AG | seats 7, tow 2500, petrol, diesel, turbo, price 64, ads 23 | kodiac, kodiak
Skoda | Enyaq | medium SUV | G | seats 5, tow 1000, range 547, electric, price 70
Skoda | Elroq | small SUV | G | seats 5, tow 1000, electric
Smart | #1 | small SUV | G | seats 5, range 440, electric, price 58
Smart | #3 | small SUV | G | seats 5, range 455, electric, price 60
SsangYong | Korando | small SUV | AG | seats 5, tow 2000, petrol, diesel, turbo, price 36, ads 9
SsangYong | Tivoli | light SUV | G | seats 5, petrol, diesel, turbo
SsangYong | Torres | medium SUV | G | seats 5, petrol, hybrid, electric, turbo
SsangYong | Actyon | medium SUV | G | seats 5, tow 2300, petrol, diesel, turbo
SsangYong | Kyron | medium SUV | G | seats 5, diesel, turbo
Subaru | Forester | medium SUV | AVG | seats 5, tow 1800, petrol, diesel, hybrid, turbo, price 47, ads 156 | forrester, foresta
Subaru | Outback | large SUV | ATVG | seats 5, tow 2400, petrol, diesel, turbo, price 57, ads 105
Subaru | XV | small SUV | AG | seats 5, tow 1400, petrol, hybrid, price 48, ads 83
Subaru | Crosstrek | small SUV | AVG | seats 5, tow 1400, petrol, hybrid, price 42, ads 1
Subaru | Tribeca | large SUV | AG | seats 7, tow 2000, petrol, ads 5
Subaru | Solterra | medium SUV | VG | seats 5, range 414, electric, price 72
Subaru | Trailseeker | medium SUV | VG | seats 5, tow 1500, electric
Subaru | Uncharted | small SUV | G | seats 5, electric
Subaru | Ascent | upper large SUV | VG | seats 7, petrol, turbo
Suzuki | Ignis | light SUV | AG | seats 5 4, tow 800, petrol, price 25, ads 22
Suzuki | Fronx | light SUV | G | seats 5, hybrid
Suzuki | Vitara | small SUV | AVG | seats 5, tow 1200, petrol, hybrid, turbo, price 36, ads 53 | vitarra
Suzuki | e Vitara | small SUV | G | seats 5, range 395, electric
Suzuki | S-Cross | small SUV | AG | seats 5, tow 1200, petrol, hybrid, turbo, price 47, ads 12 | sx4 s cross
Suzuki | SX4 | small SUV | AVG | seats 5, tow 1200, petrol, ads 7
Suzuki | XL-7 | large SUV | AVG | seats 7, petrol, v6, ads 1
Suzuki | Hustler | light SUV | G | seats 4, petrol, hybrid
Tesla | Model Y | medium SUV | AVG | seats 5 7, tow 1600, range 533, electric, price 65, ads 3
Tesla | Model X | upper large SUV | AVG | seats 7 6, tow 2250, range 576, electric, price 170, ads 3
Toyota | Corolla Cross | small SUV | AVG | seats 5, tow 750, petrol, hybrid, price 50, ads 5
Toyota | Yaris Cross | light SUV | AG | seats 5, tow 400, petrol, hybrid, price 41, ads 22
Toyota | RAV4 | medium SUV | AVG | seats 5, tow 1500, petrol, diesel, hybrid, price 61, ads 363 | rav
Toyota | C-HR | small SUV | AVG | seats 5, tow 600, petrol, hybrid, turbo, price 47, ads 85
Toyota | Kluger | large SUV | ATG | seats 7, tow 2000, petrol, hybrid, v6, turbo, price 82, ads 180 | klugar, kluger hybrid
Toyota | Highlander | large SUV | VG | seats 7, tow 2000, petrol, hybrid, v6
Toyota | Raize | light SUV | G | seats 5, petrol, hybrid
Toyota | Rush | light SUV | G | seats 5 7, petrol
Toyota | Harrier | medium SUV | G | seats 5, petrol, hybrid, v6, turbo
Toyota | Vanguard | medium SUV | G | seats 7, petrol, v6
Toyota | bZ4X | medium SUV | VG | seats 5, tow 750, range 411, electric, price 70 | bz
Toyota | bZ4X Touring | medium SUV | G | seats 5, electric
Toyota | Sequoia | upper large SUV | VG | seats 7, petrol, hybrid, v8
Toyota | Venza | medium SUV | VG | seats 5, petrol, hybrid
Volkswagen | T-Cross | light SUV | AG | seats 5, tow 1200, petrol, turbo, price 39, ads 51
Volkswagen | T-Roc | small SUV | AG | seats 5, tow 1700, petrol, turbo, price 60, ads 48
Volkswagen | Tiguan | medium SUV | AVG | seats 5, tow 2500, petrol, diesel, plug-in hybrid, turbo, price 68, ads 148 | tigan, tiguan r, tigwan
Volkswagen | Tiguan Allspace | large SUV | AG | seats 7 5, tow 2500, petrol, diesel, turbo, price 59, ads 55 | allspace
Volkswagen | Tayron | large SUV | G | seats 7, tow 2500, petrol, turbo, price 60
Volkswagen | Touareg | large SUV | ATVG | seats 5, tow 3500, petrol, diesel, plug-in hybrid, v6, v8, turbo, price 125, ads 32 | toureg, tuareg, toerag, touraeg
Volkswagen | Taigo | light SUV | G | seats 5, petrol, turbo
Volkswagen | ID.4 | medium SUV | VG | seats 5, tow 1200, range 544, electric, price 65
Volkswagen | ID.5 | medium SUV | G | seats 5, tow 1200, range 544, electric, price 73
Volvo | XC40 | small SUV | AVG | seats 5, tow 2100, petrol, plug-in hybrid, turbo, price 72, ads 24
Volvo | XC40 Recharge | small SUV | AG | seats 5, tow 1800, range 485, electric, price 78, ads 2 | ex40
Volvo | XC60 | medium SUV | AVG | seats 5, tow 2400, petrol, diesel, hybrid, plug-in hybrid, turbo, price 95, ads 54
Volvo | XC70 | large SUV | AVG | seats 5, tow 2000, petrol, diesel, turbo, ads 1
Volvo | XC90 | large SUV | AVG | seats 7, tow 2700, petrol, diesel, plug-in hybrid, turbo, v8, price 134, ads 23
Volvo | C40 | small SUV | AVG | seats 5, tow 1800, range 485, electric, price 82, ads 3 | c40 recharge
Volvo | EX30 | light SUV | VG | seats 5, tow 1600, range 475, electric, price 62
Volvo | EX90 | upper large SUV | VG | seats 7, tow 2200, range 570, electric, price 127
Xpeng | G6 | medium SUV | G | seats 5, tow 1500, range 570, electric, price 58
Xpeng | G9 | large SUV | G | seats 5, electric
Zeekr | X | small SUV | G | seats 5, tow 1600, range 470, electric, price 58 | zeekr x
Zeekr | 7X | medium SUV | G | seats 5, tow 2000, electric, price 64
`;
