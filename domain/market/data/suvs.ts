// SUVs: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const suvs = `
Acura | MDX | large SUV | VG | seats 7, petrol, v6
Acura | RDX | medium SUV | VG | seats 5, petrol, turbo
Alfa Romeo | Stelvio | medium SUV | VG | seats 5, tow 2000, petrol, diesel, turbo, v6
Alfa Romeo | Tonale | small SUV | VG | seats 5, tow 1250, petrol, hybrid, plug-in hybrid, turbo
Alfa Romeo | Junior | light SUV | G | seats 5, hybrid, electric
Aston Martin | DBX | upper large SUV | VG | seats 5, tow 2700, petrol, v8, turbo | dbx707
Audi | Q2 | small SUV | G | seats 5, tow 1500, petrol, turbo
Audi | SQ2 | small SUV | G | seats 5, petrol, turbo
Audi | Q3 | small SUV | VG | seats 5, tow 2100, petrol, diesel, turbo
Audi | RS Q3 | small SUV | G | seats 5, petrol, turbo
Audi | Q4 e-tron | medium SUV | G | seats 5, tow 1200, range 524, electric | q4
Audi | Q5 | medium SUV | VG | seats 5, tow 2000, petrol, diesel, turbo
Audi | SQ5 | medium SUV | VG | seats 5, tow 2000, petrol, diesel, v6, turbo
Audi | Q6 e-tron | medium SUV | G | seats 5, tow 2400, range 598, electric | q6
Audi | Q7 | large SUV | VG | seats 7, tow 3500, petrol, diesel, plug-in hybrid, v6, turbo
Audi | SQ7 | large SUV | VG | seats 7, tow 3500, petrol, diesel, v8, turbo
Audi | Q8 | large SUV | VG | seats 5, tow 3500, petrol, diesel, plug-in hybrid, v6, turbo
Audi | SQ8 | large SUV | VG | seats 5, tow 3500, petrol, diesel, v8, turbo
Audi | RS Q8 | large SUV | VG | seats 5, petrol, v8, turbo
Audi | Q8 e-tron | large SUV | G | seats 5, tow 1800, range 480, electric
Audi | e-tron | large SUV | VG | seats 5, tow 1800, range 417, electric
Bentley | Bentayga | upper large SUV | VG | seats 5, tow 3500, petrol, diesel, plug-in hybrid, v8, turbo
BMW | X1 | small SUV | VG | seats 5, tow 1800, petrol, diesel, turbo
BMW | X2 | small SUV | VG | seats 5, tow 1800, petrol, turbo
BMW | X3 | medium SUV | VG | seats 5, tow 2400, petrol, diesel, plug-in hybrid, turbo | x3m
BMW | X4 | medium SUV | VG | seats 5, tow 2400, petrol, diesel, turbo | x4 m
BMW | X5 | large SUV | VG | seats 5 7, tow 3500, petrol, diesel, plug-in hybrid, v8, turbo | x5m
BMW | X6 | large SUV | VG | seats 5, tow 3500, petrol, diesel, v8, turbo | x6m
BMW | X7 | upper large SUV | VG | seats 7, tow 3500, petrol, diesel, v8, turbo
BMW | XM | upper large SUV | VG | seats 5, tow 2700, plug-in hybrid, v8, turbo
BMW | iX | large SUV | VG | seats 5, tow 2500, range 630, electric
BMW | iX1 | small SUV | G | seats 5, tow 1200, range 475, electric
BMW | iX2 | small SUV | G | seats 5, tow 1200, range 478, electric
BMW | iX3 | medium SUV | G | seats 5, tow 750, range 460, electric
BYD | Atto 3 | small SUV | G | seats 5, tow 750, range 420, electric
BYD | Atto 2 | light SUV | G | seats 5, range 345, electric
BYD | Sealion 5 | medium SUV | G | seats 5, plug-in hybrid
BYD | Sealion 6 | medium SUV | G | seats 5, tow 750, range 92, plug-in hybrid, turbo
BYD | Sealion 7 | medium SUV | G | seats 5, tow 1500, range 482, electric
BYD | Sealion 8 | large SUV | G | seats 7, plug-in hybrid
BYD | Tang | large SUV | G | seats 7, plug-in hybrid, electric
BYD | Song | medium SUV | G | seats 5, plug-in hybrid
Cadillac | Lyriq | large SUV | VG | seats 5, tow 1588, range 530, electric
Cadillac | Escalade | upper large SUV | VG | seats 7, petrol, v8
Chery | Omoda 5 | small SUV | G | seats 5, petrol, hybrid, turbo | omoda
Chery | Omoda E5 | small SUV | G | seats 5, range 430, electric
Chery | C5 | small SUV | G | seats 5, petrol, hybrid, turbo
Chery | E5 | small SUV | G | seats 5, range 430, electric
Chery | Tiggo 4 Pro | light SUV | G | seats 5, petrol, hybrid, turbo | tiggo 4
Chery | Tiggo 7 Pro | medium SUV | G | seats 5, petrol, plug-in hybrid, turbo | tiggo 7
Chery | Tiggo 8 Pro Max | large SUV | G | seats 7, petrol, plug-in hybrid, turbo | tiggo 8, tiggo 8 pro
Chery | Tiggo 9 | large SUV | G | seats 7, plug-in hybrid
Chery | J11 | small SUV | G | seats 5, petrol
Chevrolet | Suburban | upper large SUV | VG | seats 8, petrol, v8
Chevrolet | Tahoe | upper large SUV | VG | seats 7, petrol, v8
Citroen | C3 Aircross | light SUV | G | seats 5, petrol, turbo
Citroen | C4 Cactus | light SUV | G | seats 5, petrol, diesel, turbo | cactus
Citroen | C5 Aircross | medium SUV | G | seats 5, petrol, diesel, turbo
Cupra | Ateca | small SUV | G | seats 5, petrol, turbo
Cupra | Formentor | small SUV | G | seats 5, tow 1500, petrol, plug-in hybrid, turbo
Cupra | Tavascan | medium SUV | G | seats 5, range 534, electric
Cupra | Terramar | medium SUV | G | seats 5, petrol, plug-in hybrid, turbo
Daihatsu | Terios | light SUV | G | seats 5, petrol
Deepal | S07 | medium SUV | G | seats 5, range 475, plug-in hybrid, electric
Deepal | E07 | large SUV | G | seats 5, electric
Dodge | Journey | large SUV | VG | seats 7, petrol, diesel, v6
Dodge | Nitro | medium SUV | VG | seats 5, tow 2270, petrol, diesel, v6
Dodge | Durango | upper large SUV | VG | seats 7, petrol, v8
Ferrari | Purosangue | upper large SUV | VG | seats 4, petrol, v12
Fiat | 500X | small SUV | VG | seats 5, petrol, turbo
Fiat | 600e | light SUV | G | seats 5, range 410, electric
Fiat | Freemont | large SUV | VG | seats 7, petrol, diesel, v6
Ford | Territory | large SUV | G | seats 5 7, tow 2700, petrol, diesel, v6, turbo | territroy
Ford | Explorer | upper large SUV | VG | seats 7, petrol, v6
Ford | Escape | medium SUV | VG | seats 5, tow 1800, petrol, diesel, plug-in hybrid, turbo
Ford | Kuga | medium SUV | G | seats 5, tow 1500, petrol, diesel, turbo
Ford | Endura | large SUV | G | seats 5, tow 2000, diesel, turbo
Ford | Puma | light SUV | G | seats 5, tow 900, petrol, turbo
Ford | EcoSport | light SUV | VG | seats 5, tow 1100, petrol, turbo
Ford | Mustang Mach-E | medium SUV | VG | seats 5, tow 1500, range 600, electric | mach e
Geely | EX5 | medium SUV | G | seats 5, range 430, electric
Geely | Starray | medium SUV | G | seats 5, petrol, plug-in hybrid
Genesis | GV60 | small SUV | VG | seats 5, range 466, electric
Genesis | GV70 | medium SUV | VG | seats 5, petrol, electric, turbo, v6
Genesis | GV80 | large SUV | VG | seats 5 7, tow 2722, petrol, diesel, turbo, v6
GMC | Yukon | upper large SUV | VG | seats 8, tow 3628, petrol, v8 | yukon denali
GMC | Denali | upper large SUV | G | seats 8, petrol, v8
GWM | Haval Jolion | small SUV | G | seats 5, tow 1500, petrol, hybrid, turbo | jolion, haval joilon
GWM | Haval H2 | small SUV | G | seats 5, petrol, turbo
GWM | Haval H6 | medium SUV | G | seats 5, tow 2000, petrol, hybrid, plug-in hybrid, turbo | haval
GWM | Haval H6 GT | medium SUV | G | seats 5, tow 2000, petrol, turbo
GWM | Haval H7 | medium SUV | G | seats 5, hybrid, turbo
GWM | Haval H8 | large SUV | G | seats 5, petrol, turbo
GWM | X200 | medium SUV | G | seats 5, tow 2000, petrol, diesel, turbo | x240
Haval | Jolion | small SUV | G | seats 5, tow 1500, petrol, hybrid, turbo
Haval | H2 | small SUV | G | seats 5, petrol, turbo
Haval | H6 | medium SUV | G | seats 5, tow 2000, petrol, hybrid, turbo
Haval | H7 | medium SUV | G | seats 5, hybrid, turbo
Haval | H8 | large SUV | G | seats 5, petrol, turbo
Holden | Adventra | large SUV | G | seats 7, tow 2100, petrol, v8, v6
Holden | Trax | small SUV | G | seats 5, tow 1200, petrol, turbo
Holden | Captiva | large SUV | G | seats 7 5, tow 2000, petrol, diesel, v6, turbo | captivia
Holden | Equinox | medium SUV | VG | seats 5, tow 2000, petrol, diesel, turbo
Holden | Acadia | upper large SUV | VG | seats 7, tow 2000, petrol, v6
Holden | Suburban | upper large SUV | G | seats 8, petrol, v8
Honda | CR-V | medium SUV | VG | seats 5 7, tow 1500, petrol, diesel, hybrid, turbo
Honda | HR-V | small SUV | VG | seats 5, tow 800, petrol, hybrid, turbo
Honda | Vezel | small SUV | G | seats 5, petrol, hybrid
Honda | ZR-V | small SUV | G | seats 5, tow 1200, petrol, hybrid, turbo
Honda | WR-V | light SUV | G | seats 5, petrol
Honda | MDX | large SUV | G | seats 7, tow 1600, petrol, v6
Honda | Pilot | upper large SUV | VG | seats 8, petrol, v6
Honda | Passport | large SUV | VG | seats 5, petrol, v6
HSV | Avalanche | large SUV | G | seats 5, petrol, v8
Hummer | H2 | upper large SUV | VG | seats 5, petrol, v8
Hyundai | Venue | light SUV | VG | seats 5, tow 800, petrol
Hyundai | Kona | small SUV | VG | seats 5, tow 1300, petrol, hybrid, turbo
Hyundai | Kona Electric | small SUV | G | seats 5, tow 1000, range 444, electric
Hyundai | ix35 | medium SUV | G | seats 5, tow 1600, petrol, diesel
Hyundai | Tucson | medium SUV | VG | seats 5, tow 1900, petrol, diesel, hybrid, turbo | tuscon, tucsan
Hyundai | Santa Fe | large SUV | VG | seats 7, tow 2500, petrol, diesel, hybrid, turbo, v6 | santa
Hyundai | Palisade | upper large SUV | TVG | seats 8 7, tow 2200, petrol, diesel, hybrid, v6, turbo
Hyundai | IONIQ 5 | medium SUV | VG | seats 5, tow 1600, range 570, electric | ionic 5
Hyundai | IONIQ 5 N | medium SUV | VG | seats 5, tow 1600, range 448, electric
Hyundai | IONIQ 9 | upper large SUV | VG | seats 7 6, tow 2500, range 600, electric | ionic 9
Hyundai | Nexo | medium SUV | VG | seats 5
Infiniti | QX30 | small SUV | VG | seats 5, petrol, turbo
Infiniti | QX50 | medium SUV | VG | seats 5, petrol, turbo, v6
Infiniti | QX70 | large SUV | VG | seats 5, petrol, diesel, v6, v8 | fx30d, fx37, fx50
Infiniti | QX80 | upper large SUV | VG | seats 8, tow 3500, petrol, v8
Jaecoo | J5 | small SUV | G | seats 5, petrol, electric
Jaecoo | J7 | medium SUV | G | seats 5, petrol, plug-in hybrid, turbo
Jaecoo | J8 | large SUV | G | seats 5 7, petrol, plug-in hybrid, turbo
Jaguar | E-Pace | small SUV | VG | seats 5, tow 1800, petrol, diesel, turbo
Jaguar | F-Pace | medium SUV | VG | seats 5, tow 2400, petrol, diesel, plug-in hybrid, turbo, v6, v8
Jaguar | I-Pace | medium SUV | VG | seats 5, tow 750, range 470, electric
Jeep | Grand Cherokee | large SUV | TVG | seats 5 7, tow 3500, petrol, diesel, plug-in hybrid, v6, v8, turbo | grand, grand cherokee l, srt
Jeep | Cherokee | medium SUV | VG | seats 5, tow 2200, petrol, diesel, v6
Jeep | Compass | small SUV | VG | seats 5, tow 1500, petrol, diesel, plug-in hybrid, turbo
Jeep | Patriot | small SUV | VG | seats 5, petrol, diesel
Jeep | Renegade | light SUV | VG | seats 5, tow 1200, petrol, turbo
Jeep | Avenger | light SUV | G | seats 5, range 395, petrol, electric
KGM | Torres | medium SUV | G | seats 5, petrol, hybrid, turbo
KGM | Actyon | medium SUV | G | seats 5, petrol, turbo
KGM | Korando | small SUV | G | seats 5, petrol, turbo
Kia | Stonic | light SUV | G | seats 5, tow 1110, petrol, turbo
Kia | Seltos | small SUV | VG | seats 5, tow 1250, petrol, hybrid, turbo
Kia | Soul | small SUV | VG | seats 5, petrol
Kia | Niro | small SUV | VG | seats 5, tow 1300, hybrid, plug-in hybrid
Kia | Niro EV | small SUV | G | seats 5, range 460, electric
Kia | Sportage | medium SUV | VG | seats 5, tow 1900, petrol, diesel, hybrid, turbo | sportege, sportige
Kia | Sorento | large SUV | VG | seats 7, tow 2000, petrol, diesel, hybrid, plug-in hybrid, turbo, v6 | sorrento
Kia | EV3 | small SUV | G | seats 5, tow 1000, range 604, electric
Kia | EV5 | medium SUV | G | seats 5, tow 1250, range 555, electric
Kia | EV6 | medium SUV | VG | seats 5, tow 1600, range 528, electric
Kia | EV9 | upper large SUV | VG | seats 7 6, tow 2500, range 512, electric
Kia | Telluride | upper large SUV | VG | seats 8 7, petrol, hybrid, v6
Lamborghini | Urus | upper large SUV | VG | seats 5, petrol, plug-in hybrid, v8, turbo
Land Rover | Range Rover | large SUV | VG | seats 5, tow 3500, petrol, diesel, plug-in hybrid, v8, v6, turbo | range rover vogue, vogue, rangie
Land Rover | Range Rover Sport | large SUV | VG | seats 5, tow 3500, petrol, diesel, plug-in hybrid, v8, v6, turbo | rr sport
Land Rover | Range Rover Evoque | small SUV | VG | seats 5, tow 2000, petrol, diesel, plug-in hybrid, turbo | evoque, evoke
Land Rover | Range Rover Velar | medium SUV | VG | seats 5, tow 2400, petrol, diesel, plug-in hybrid, turbo, v6 | velar
Land Rover | Discovery | large SUV | TVG | seats 7, tow 3500, petrol, diesel, v6, turbo | disco, discovery 4, discovery 3
Land Rover | Discovery Sport | medium SUV | VG | seats 7 5, tow 2200, petrol, diesel, plug-in hybrid, turbo | disco sport
Land Rover | Freelander | medium SUV | VG | seats 5, tow 2000, petrol, diesel, turbo | freelander 2
Leapmotor | C10 | medium SUV | G | seats 5, range 420, plug-in hybrid, electric
Leapmotor | B10 | small SUV | G | seats 5, electric
Lexus | LBX | light SUV | G | seats 5, hybrid
Lexus | UX | small SUV | VG | seats 5, tow 750, petrol, hybrid | ux200, ux250h, ux300h
Lexus | UX 300e | small SUV | G | seats 5, range 450, electric
Lexus | NX | medium SUV | VG | seats 5, tow 1500, petrol, hybrid, plug-in hybrid, turbo | nx200t, nx250, nx300, nx300h, nx350, nx350h, nx450h
Lexus | RX | large SUV | VG | seats 5 7, tow 2000, petrol, hybrid, plug-in hybrid, v6, turbo | rx270, rx300, rx330, rx350, rx350h, rx350l, rx400h, rx450h, rx450hl, rx500h
Lexus | RZ | medium SUV | VG | seats 5, tow 750, range 470, electric | rz450e, rz300e
Lexus | TX | upper large SUV | VG | seats 7, petrol, hybrid, turbo
Lincoln | Navigator | upper large SUV | VG | seats 7, petrol, v6
Lotus | Eletre | large SUV | VG | seats 5, tow 2250, range 600, electric
Mahindra | XUV700 | large SUV | G | seats 7, petrol, turbo
Mahindra | XUV500 | large SUV | G | seats 7, tow 2500, petrol, diesel, turbo
Mahindra | XUV3XO | light SUV | G | seats 5, petrol, turbo
Maserati | Levante | large SUV | VG | seats 5, petrol, diesel, v6, v8, turbo
Maserati | Grecale | medium SUV | VG | seats 5, petrol, electric, turbo, v6
Mazda | CX-3 | light SUV | VG | seats 5, tow 1200, petrol, diesel
Mazda | CX-30 | small SUV | VG | seats 5, tow 1200, petrol, hybrid
Mazda | CX-5 | medium SUV | TVG | seats 5, tow 2000, petrol, diesel, turbo
Mazda | CX-50 | medium SUV | VG | seats 5, petrol, hybrid, turbo
Mazda | CX-60 | medium SUV | G | seats 5, tow 2500, petrol, diesel, hybrid, plug-in hybrid, turbo
Mazda | CX-7 | medium SUV | VG | seats 5, tow 1800, petrol, diesel, turbo
Mazda | CX-70 | large SUV | VG | seats 5, tow 2500, petrol, diesel, turbo
Mazda | CX-8 | large SUV | G | seats 7, tow 2000, petrol, diesel, turbo
Mazda | CX-80 | large SUV | G | seats 7, tow 2500, petrol, diesel, plug-in hybrid, turbo
Mazda | CX-9 | large SUV | TVG | seats 7, tow 2000, petrol, turbo, v6
Mazda | CX-90 | upper large SUV | VG | seats 7, tow 2500, petrol, diesel, turbo
Mazda | Tribute | medium SUV | VG | seats 5, tow 1600, petrol, v6
Mazda | MX-30 | small SUV | VG | seats 5, range 224, hybrid, electric
Mercedes-Benz | GLA | small SUV | G | seats 5, tow 1800, petrol, diesel, plug-in hybrid, turbo | gla class, gla180, gla200, gla220, gla250, gla35, gla45
Mercedes-Benz | GLB | medium SUV | G | seats 7, tow 2000, petrol, diesel, turbo | glb class, glb200, glb250, glb35
Mercedes-Benz | GLC | medium SUV | G | seats 5, tow 2400, petrol, diesel, plug-in hybrid, turbo, v6 | glc class, glc200, glc220, glc250, glc300, glc300e, glc350, glc43, glc63
Mercedes-Benz | GLK | medium SUV | G | seats 5, petrol, diesel | glk class
Mercedes-Benz | GLE | large SUV | G | seats 5 7, tow 3500, petrol, diesel, plug-in hybrid, v6, v8, turbo | gle class, gle250, gle300, gle350, gle400, gle450, gle43, gle53, gle63, gle580
Mercedes-Benz | GLS | upper large SUV | G | seats 7, tow 3500, petrol, diesel, v8, v6, turbo | gls class, gls350, gls400, gls450, gls500, gls600, gls63
Mercedes-Benz | ML | large SUV | G | seats 5, tow 3500, petrol, diesel, v6, v8, turbo | m class, ml class, ml250, ml270, ml280, ml300, ml320, ml350, ml400, ml500, ml63
Mercedes-Benz | GL | upper large SUV | G | seats 7, tow 3500, petrol, diesel, v8, v6, turbo | gl class, gl320, gl350, gl500, gl63
Mercedes-Benz | EQA | small SUV | G | seats 5, tow 750, range 480, electric | eqa250
Mercedes-Benz | EQB | medium SUV | G | seats 7 5, tow 1700, range 507, electric | eqb250, eqb350
Mercedes-Benz | EQC | medium SUV | G | seats 5, tow 1800, range 430, electric | eqc400
Mercedes-Benz | EQE SUV | large SUV | G | seats 5, tow 1800, range 520, electric
Mercedes-Benz | EQS SUV | upper large SUV | G | seats 7, tow 1800, range 580, electric
MG | MGS5 | small SUV | G | seats 5, electric | s5
MG | ZS | small SUV | G | seats 5, tow 500, petrol, hybrid, turbo
MG | ZS EV | small SUV | G | seats 5, tow 500, range 320, electric | zs electric
MG | ZST | small SUV | G | seats 5, tow 500, petrol, turbo
MG | HS | medium SUV | G | seats 5, tow 1500, petrol, hybrid, plug-in hybrid, turbo
MG | HS Plus EV | medium SUV | G | seats 5, tow 750, range 52, plug-in hybrid, turbo | hs phev
MG | QS | large SUV | G | seats 7, petrol, turbo
MG | GS | medium SUV | G | seats 5, petrol, turbo
MG | IM6 | large SUV | G | seats 5, electric
Mini | Countryman | small SUV | VG | seats 5, petrol, diesel, plug-in hybrid, electric, turbo | cooper countryman
Mini | Paceman | small SUV | VG | seats 4, petrol, turbo
Mini | Aceman | light SUV | G | seats 5, range 406, electric
Mitsubishi | Outlander | medium SUV | TVG | seats 7 5, tow 1600, petrol, diesel, v6 | outlaner
Mitsubishi | Outlander PHEV | medium SUV | G | seats 5 7, tow 1600, range 86, plug-in hybrid | phev outlander
Mitsubishi | ASX | small SUV | G | seats 5, tow 1300, petrol, diesel
Mitsubishi | RVR | small SUV | VG | seats 5, petrol
Mitsubishi | Eclipse Cross | small SUV | VG | seats 5, tow 1600, petrol, plug-in hybrid, turbo | eclipse
Mitsubishi | Airtrek | medium SUV | G | seats 5, petrol, turbo
Nissan | X-Trail | medium SUV | TVG | seats 5 7, tow 2000, petrol, diesel, hybrid, turbo | xtrail e power, x trial
Nissan | Qashqai | small SUV | G | seats 5, tow 1300, petrol, hybrid, turbo | kashkai, qashkai, quashqai, cashcai, qashquai, quashquai, qashai
Nissan | Dualis | small SUV | G | seats 5, tow 1300, petrol
Nissan | Juke | light SUV | VG | seats 5, tow 1250, petrol, hybrid, turbo
Nissan | Kicks | light SUV | VG | seats 5, petrol, hybrid
Nissan | Magnite | light SUV | G | seats 5, petrol
Nissan | Pathfinder | large SUV | VG | seats 7, tow 2700, petrol, diesel, v6, turbo
Nissan | Murano | large SUV | VG | seats 5, tow 1500, petrol, v6
Nissan | Ariya | medium SUV | G | seats 5, tow 1500, range 504, electric
Nissan | Rogue | medium SUV | VG | seats 5, petrol, turbo
Omoda | Omoda 9 | large SUV | G | seats 5, plug-in hybrid
Peugeot | 2008 | light SUV | G | seats 5, tow 1200, petrol, turbo
Peugeot | e-2008 | light SUV | G | seats 5, range 328, electric
Peugeot | 3008 | medium SUV | G | seats 5, tow 1800, petrol, diesel, plug-in hybrid, turbo
Peugeot | 4007 | medium SUV | G | seats 7, diesel
Peugeot | 4008 | medium SUV | G | seats 5, petrol, diesel
Peugeot | 5008 | large SUV | G | seats 7, tow 1800, petrol, diesel, turbo
Polestar | 3 | large SUV | G | seats 5, tow 2200, range 631, electric | polestar 3
Polestar | 4 | medium SUV | G | seats 5, tow 2000, range 620, electric | polestar 4
Porsche | Cayenne | large SUV | VG | seats 5, tow 3500, petrol, diesel, plug-in hybrid, v6, v8, turbo | cayene, cayanne
Porsche | Macan | medium SUV | VG | seats 5, tow 2000, petrol, diesel, turbo, v6
Porsche | Macan Electric | medium SUV | G | seats 5, tow 2000, range 613, electric
Renault | Captur | light SUV | G | seats 5, petrol, turbo | capture
Renault | Kadjar | small SUV | G | seats 5, tow 1500, petrol, turbo
Renault | Arkana | small SUV | G | seats 5, tow 1300, petrol, hybrid, turbo
Renault | Austral | medium SUV | G | seats 5, petrol, hybrid, turbo
Renault | Duster | small SUV | G | seats 5, tow 1500, petrol, hybrid, turbo
Renault | Koleos | medium SUV | G | seats 5, tow 2000, petrol, diesel | colios
Rolls-Royce | Cullinan | upper large SUV | VG | seats 5, petrol, v12, turbo
Seat | Arona | light SUV | G | seats 5, petrol, turbo
Seat | Ateca | small SUV | G | seats 5, petrol, turbo
Skoda | Yeti | small SUV | G | seats 5, tow 1600, petrol, diesel, turbo
Skoda | Kamiq | small SUV | G | seats 5, tow 1250, petrol, turbo
Skoda | Karoq | medium SUV | G | seats 5, tow 1500, petrol, turbo
Skoda | Kodiaq | large SUV | G | seats 7, tow 2500, petrol, diesel, turbo | kodiac, kodiak
Skoda | Enyaq | medium SUV | G | seats 5, tow 1000, range 547, electric
Skoda | Elroq | small SUV | G | seats 5, tow 1000, electric
Smart | #1 | small SUV | G | seats 5, range 440, electric
Smart | #3 | small SUV | G | seats 5, range 455, electric
SsangYong | Korando | small SUV | G | seats 5, tow 2000, petrol, diesel, turbo
SsangYong | Tivoli | light SUV | G | seats 5, petrol, diesel, turbo
SsangYong | Torres | medium SUV | G | seats 5, petrol, hybrid, electric, turbo
SsangYong | Actyon | medium SUV | G | seats 5, tow 2300, petrol, diesel, turbo
SsangYong | Kyron | medium SUV | G | seats 5, diesel, turbo
Subaru | Forester | medium SUV | VG | seats 5, tow 1800, petrol, diesel, hybrid, turbo | forrester, foresta
Subaru | Outback | large SUV | TVG | seats 5, tow 2400, petrol, diesel, turbo
Subaru | XV | small SUV | G | seats 5, tow 1400, petrol, hybrid
Subaru | Crosstrek | small SUV | VG | seats 5, tow 1400, petrol, hybrid
Subaru | Tribeca | large SUV | G | seats 7, tow 2000, petrol
Subaru | Solterra | medium SUV | VG | seats 5, range 414, electric
Subaru | Trailseeker | medium SUV | VG | seats 5, tow 1500, electric
Subaru | Uncharted | small SUV | G | seats 5, electric
Subaru | Ascent | upper large SUV | VG | seats 7, petrol, turbo
Suzuki | Ignis | light SUV | G | seats 4, tow 800, petrol
Suzuki | Fronx | light SUV | G | seats 5, hybrid
Suzuki | Vitara | small SUV | VG | seats 5, tow 1200, petrol, hybrid, turbo | vitarra
Suzuki | e Vitara | small SUV | G | seats 5, range 395, electric
Suzuki | S-Cross | small SUV | G | seats 5, tow 1200, petrol, hybrid, turbo | sx4 s cross
Suzuki | SX4 | small SUV | VG | seats 5, tow 1200, petrol
Suzuki | XL-7 | large SUV | VG | seats 7, petrol, v6
Suzuki | Hustler | light SUV | G | seats 4, petrol, hybrid
Tesla | Model Y | medium SUV | VG | seats 5 7, tow 1600, range 533, electric
Tesla | Model X | upper large SUV | VG | seats 7 6, tow 2250, range 576, electric
Toyota | Corolla Cross | small SUV | VG | seats 5, tow 750, petrol, hybrid
Toyota | Yaris Cross | light SUV | G | seats 5, tow 400, petrol, hybrid
Toyota | RAV4 | medium SUV | VG | seats 5, tow 1500, petrol, diesel, hybrid | rav
Toyota | C-HR | small SUV | VG | seats 5, tow 600, petrol, hybrid, turbo
Toyota | Kluger | large SUV | TG | seats 7, tow 2000, petrol, hybrid, v6, turbo | klugar, kluger hybrid
Toyota | Highlander | large SUV | VG | seats 7, tow 2000, petrol, hybrid, v6
Toyota | Raize | light SUV | G | seats 5, petrol, hybrid
Toyota | Rush | light SUV | G | seats 5 7, petrol
Toyota | Harrier | medium SUV | G | seats 5, petrol, hybrid, v6, turbo
Toyota | Vanguard | medium SUV | G | seats 7, petrol, v6
Toyota | bZ4X | medium SUV | VG | seats 5, tow 750, range 411, electric | bz
Toyota | bZ4X Touring | medium SUV | G | seats 5, electric
Toyota | Sequoia | upper large SUV | VG | seats 7, petrol, hybrid, v8
Toyota | Venza | medium SUV | VG | seats 5, petrol, hybrid
Volkswagen | T-Cross | light SUV | G | seats 5, tow 1200, petrol, turbo
Volkswagen | T-Roc | small SUV | G | seats 5, tow 1700, petrol, turbo
Volkswagen | Tiguan | medium SUV | VG | seats 5, tow 2500, petrol, diesel, plug-in hybrid, turbo | tigan, tiguan r, tigwan
Volkswagen | Tiguan Allspace | large SUV | G | seats 7, tow 2500, petrol, diesel, turbo | allspace
Volkswagen | Tayron | large SUV | G | seats 7, tow 2500, petrol, turbo
Volkswagen | Touareg | large SUV | TVG | seats 5, tow 3500, diesel, plug-in hybrid, v6, v8, turbo | toureg, tuareg, toerag, touraeg
Volkswagen | Taigo | light SUV | G | seats 5, petrol, turbo
Volkswagen | ID.4 | medium SUV | VG | seats 5, tow 1200, range 544, electric
Volkswagen | ID.5 | medium SUV | G | seats 5, tow 1200, range 544, electric
Volvo | XC40 | small SUV | VG | seats 5, tow 2100, petrol, plug-in hybrid, turbo
Volvo | XC40 Recharge | small SUV | G | seats 5, tow 1800, range 485, electric | ex40
Volvo | XC60 | medium SUV | VG | seats 5, tow 2400, petrol, diesel, plug-in hybrid, turbo
Volvo | XC70 | large SUV | VG | seats 5, tow 2000, petrol, diesel, turbo
Volvo | XC90 | large SUV | VG | seats 7, tow 2700, petrol, diesel, plug-in hybrid, turbo, v8
Volvo | C40 | small SUV | VG | seats 5, tow 1800, range 485, electric | c40 recharge
Volvo | EX30 | light SUV | VG | seats 5, tow 1600, range 475, electric
Volvo | EX90 | upper large SUV | VG | seats 7, tow 2200, range 570, electric
Xpeng | G6 | medium SUV | G | seats 5, tow 1500, range 570, electric
Xpeng | G9 | large SUV | G | seats 5, electric
Zeekr | X | small SUV | G | seats 5, tow 1600, range 470, electric | zeekr x
Zeekr | 7X | medium SUV | G | seats 5, tow 2000, electric
`;
