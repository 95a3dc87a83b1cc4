// Utes: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const utes = `
BYD | Shark 6 | ute | TG | seats 5, tow 2500, range 100, plug-in hybrid, turbo, price 60 | shark
Chevrolet | Silverado | full-size ute | ATVG | seats 5, tow 4500, petrol, diesel, v8, turbo, price 142, ads 8 | silverado 1500, silverado 2500
Ford | Ranger | ute | ATVG | seats 5, tow 3500, petrol, diesel, plug-in hybrid, v6, turbo, price 68, ads 377 | rangers
Ford | Ranger Raptor | ute | ATG | seats 5, tow 2500, petrol, diesel, v6, turbo, price 111, ads 21
Ford | F-150 | full-size ute | ATVG | seats 5, tow 4500, petrol, v6, v8, turbo, price 125, ads 3
Ford | F-250 | full-size ute | AVG | seats 5, petrol, diesel, v8, turbo, ads 4 | f truck, f
Ford | F-350 | full-size ute | AVG | seats 5, diesel, v8, turbo, ads 1
Ford | F-450 | full-size ute | AVG | seats 5, diesel, v8, turbo, ads 1
Ford | Courier | ute | AVG | seats 5 2, tow 1800, petrol, diesel, v6, turbo, ads 4
Ford | Maverick | ute | AVG | seats 5, petrol, hybrid, turbo, ads 1
Ford | Falcon Ute | car-based ute | G | seats 2, tow 2300, petrol, LPG, v8, turbo
Foton | Tunland | ute | AG | seats 5, tow 3000, diesel, turbo, ads 3
FPV | Pursuit | car-based ute | AG | seats 2, petrol, v8, ads 2
GMC | Sierra | full-size ute | VG | seats 5, petrol, diesel, v8
GWM | Cannon | ute | ATG | seats 5, tow 3000, diesel, turbo, price 47, ads 63 | ute, gwm ute, great wall ute, cannon ute, cannon x
GWM | Cannon Alpha | ute | TG | seats 5, tow 3500, diesel, plug-in hybrid, turbo, price 58 | alpha cannon
GWM | Steed | ute | AG | seats 2 5, tow 2000, petrol, diesel, turbo, price 20, ads 9
GWM | V200 | ute | AG | seats 5 2, tow 2000, petrol, diesel, turbo, ads 9 | v240, sa220
GWM | Wingle | ute | G | seats 5, diesel
Holden | Commodore Ute | car-based ute | AG | seats 2 5, tow 1600, petrol, LPG, v8, v6, price 84, ads 37 | ute, holden ute, ss ute, crewman
Holden | Colorado | ute | ATG | seats 5 2, tow 3500, petrol, diesel, turbo, v6, price 58, ads 180 | colarado, collorado
Holden | Rodeo | ute | AG | seats 5 2, tow 3000, petrol, diesel, turbo, v6, ads 24
Honda | Ridgeline | ute | VG | seats 5, petrol, v6
HSV | Maloo | car-based ute | AG | seats 2, petrol, v8, ads 3
HSV | Colorado SportsCat | ute | AG | seats 5, tow 3500, diesel, turbo, ads 2 | sportscat, hsv colorado
INEOS | Quartermaster | ute | G | seats 5, tow 3500, petrol, diesel, turbo, price 115 | grenadier quartermaster
Isuzu | D-MAX | ute | ATG | seats 5 2, tow 3500, diesel, turbo, price 62, ads 132 | d max x terrain
JAC | T9 | ute | G | seats 5, tow 3200, diesel, turbo
JAC | T8 | ute | G | seats 5, diesel, turbo
Jeep | Gladiator | ute | ATVG | seats 5, tow 2721, petrol, diesel, v6, price 91, ads 14
KGM | Musso | ute | G | seats 5, tow 3500, diesel, turbo, price 45
Kia | Tasman | ute | TG | seats 5, tow 3500, diesel, turbo, price 60
LDV | T60 | ute | ATG | seats 5, tow 3000, diesel, turbo, price 43, ads 49 | t60 max
LDV | eT60 | ute | G | seats 5, tow 1000, range 330, electric
LDV | Terron 9 | ute | G | seats 5, tow 3500, diesel, turbo
Mahindra | Pik-Up | ute | AG | seats 5 2, tow 2500, diesel, turbo, price 38, ads 7 | s11
Mazda | BT-50 | ute | ATG | seats 5, tow 3500, diesel, turbo, price 60, ads 199
Mazda | Bravo | ute | AG | seats 5 2, tow 1800, petrol, diesel, v6, turbo, ads 2 | b2500, b2600, b4000, b series
Mercedes-Benz | X-Class | ute | AG | seats 5, tow 3500, diesel, turbo, v6, ads 7 | x220, x250, x350
MG | MGU9 | ute | G | seats 5, tow 3500, diesel, turbo | u9
Mitsubishi | Triton | ute | ATG | seats 5, tow 3500, petrol, diesel, turbo, v6, price 57, ads 304 | tritan
Nissan | Navara | ute | ATG | seats 5, tow 3500, petrol, diesel, turbo, v6, price 58, ads 247 | navarra, nevara, d40, np300
Nissan | Frontier | ute | VG | seats 5, petrol, v6
Nissan | Titan | full-size ute | VG | seats 5, petrol, v8
Proton | Jumbuck | car-based ute | G | seats 2, petrol
Ram | 1500 | full-size ute | ATVG | seats 5, tow 4500, petrol, diesel, hybrid, v8, v6, turbo, price 140, ads 33 | ram 1500, rebel, 1500 limited
Ram | 2500 | full-size ute | AVG | seats 5, diesel, turbo, price 175, ads 1 | ram 2500, laramie
Ram | 3500 | full-size ute | VG | seats 5, diesel, turbo, price 180 | ram 3500
Renault | Oroch | ute | G | seats 5, petrol, turbo
SsangYong | Musso | ute | ATG | seats 5, tow 3500, diesel, turbo, price 44, ads 28 | musso xlv
SsangYong | Actyon Sports | ute | AG | seats 5, tow 2300, diesel, turbo, ads 3
Tata | Xenon | ute | AG | seats 5, tow 2500, diesel, turbo, ads 1
Tesla | Cybertruck | full-size ute | VG | seats 5, electric
Toyota | LandCruiser 70 | ute | AG | seats 5 2, tow 3500, diesel, v8, turbo, price 123, ads 24 | landcruiser 79, landcruiser 78, landcruiser 76, lc70, lc76, lc78, lc79, 79 series, 76 series, 70 series, troopy, troop carrier
Toyota | HiLux | ute | ATG | seats 5 2, tow 3500, petrol, diesel, v6, turbo, price 61, ads 430 | highlux, hilix, hylux
Toyota | Tundra | full-size ute | AVG | seats 5, tow 4500, petrol, hybrid, v8, v6, turbo, price 160, ads 1
Toyota | Tacoma | ute | VG | seats 5, petrol, hybrid, v6, turbo
Volkswagen | Amarok | ute | ATG | seats 5, tow 3500, petrol, diesel, v6, turbo, price 76, ads 98 | amorok, ammarok
`;
