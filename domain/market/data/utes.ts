// Utes: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const utes = `
BYD | Shark 6 | ute | TG | seats 5, tow 2500, range 100, plug-in hybrid, turbo | shark
Chevrolet | Silverado | full-size ute | TVG | seats 5, tow 4500, petrol, diesel, v8, turbo | silverado 1500, silverado 2500
Ford | Ranger | ute | TVG | seats 5, tow 3500, petrol, diesel, plug-in hybrid, v6, turbo | rangers
Ford | Ranger Raptor | ute | TG | seats 5, tow 2500, petrol, diesel, v6, turbo
Ford | F-150 | full-size ute | TVG | seats 5, tow 4500, petrol, v6, v8, turbo
Ford | F-250 | full-size ute | VG | seats 5, petrol, diesel, v8, turbo | f truck, f
Ford | F-350 | full-size ute | VG | seats 5, diesel, v8, turbo
Ford | F-450 | full-size ute | VG | seats 5, diesel, v8, turbo
Ford | Courier | ute | VG | seats 5 2, tow 1800, petrol, diesel, v6, turbo
Ford | Maverick | ute | VG | seats 5, petrol, hybrid, turbo
Ford | Falcon Ute | car-based ute | G | seats 2, tow 2300, petrol, LPG, v8, turbo
Foton | Tunland | ute | G | seats 5, tow 3000, diesel, turbo
FPV | Pursuit | car-based ute | G | seats 2, petrol, v8
GMC | Sierra | full-size ute | VG | seats 5, petrol, diesel, v8
GWM | Cannon | ute | TG | seats 5, tow 3000, diesel, turbo | ute, gwm ute, great wall ute, cannon ute, cannon x
GWM | Cannon Alpha | ute | TG | seats 5, tow 3500, diesel, plug-in hybrid, turbo | alpha cannon
GWM | Steed | ute | G | seats 5, tow 2000, petrol, diesel, turbo
GWM | V200 | ute | G | seats 5, tow 2000, diesel, turbo | v240
GWM | Wingle | ute | G | seats 5, diesel
Holden | Commodore Ute | car-based ute | G | seats 2, tow 1600, petrol, LPG, v8, v6 | ute, holden ute, ss ute, crewman
Holden | Colorado | ute | TG | seats 5 2, tow 3500, petrol, diesel, turbo, v6 | colarado, collorado
Holden | Rodeo | ute | G | seats 5 2, tow 3000, petrol, diesel, turbo, v6
Honda | Ridgeline | ute | VG | seats 5, petrol, v6
HSV | Maloo | car-based ute | G | seats 2, petrol, v8
HSV | Colorado SportsCat | ute | G | seats 5, tow 3500, diesel, turbo | sportscat, hsv colorado
INEOS | Quartermaster | ute | G | seats 5, tow 3500, petrol, diesel, turbo | grenadier quartermaster
Isuzu | D-MAX | ute | TG | seats 5 2, tow 3500, diesel, turbo | d max x terrain
JAC | T9 | ute | G | seats 5, tow 3200, diesel, turbo
JAC | T8 | ute | G | seats 5, diesel, turbo
Jeep | Gladiator | ute | TVG | seats 5, tow 2721, petrol, diesel, v6
KGM | Musso | ute | G | seats 5, tow 3500, diesel, turbo
Kia | Tasman | ute | TG | seats 5, tow 3500, diesel, turbo
LDV | T60 | ute | TG | seats 5, tow 3000, diesel, turbo | t60 max
LDV | eT60 | ute | G | seats 5, tow 1000, range 330, electric
LDV | Terron 9 | ute | G | seats 5, tow 3500, diesel, turbo
Mahindra | Pik-Up | ute | G | seats 5 2, tow 2500, diesel, turbo | s11
Mazda | BT-50 | ute | TG | seats 5 2, tow 3500, diesel, turbo
Mazda | Bravo | ute | G | seats 5 2, tow 1800, petrol, diesel, v6, turbo | b2500, b2600, b4000, b series
Mercedes-Benz | X-Class | ute | G | seats 5, tow 3500, diesel, turbo, v6 | x220, x250, x350
MG | MGU9 | ute | G | seats 5, tow 3500, diesel, turbo | u9
Mitsubishi | Triton | ute | TG | seats 5 2, tow 3500, petrol, diesel, turbo, v6 | tritan
Nissan | Navara | ute | TG | seats 5 2, tow 3500, petrol, diesel, turbo, v6 | navarra, nevara, d40, np300
Nissan | Frontier | ute | VG | seats 5, petrol, v6
Nissan | Titan | full-size ute | VG | seats 5, petrol, v8
Proton | Jumbuck | car-based ute | G | seats 2, petrol
Ram | 1500 | full-size ute | TVG | seats 5, tow 4500, petrol, diesel, v8, v6, turbo | ram 1500, rebel, 1500 limited
Ram | 2500 | full-size ute | VG | seats 5, diesel, turbo | ram 2500, laramie
Ram | 3500 | full-size ute | VG | seats 5, diesel, turbo | ram 3500
Renault | Oroch | ute | G | seats 5, petrol, turbo
SsangYong | Musso | ute | TG | seats 5, tow 3500, diesel, turbo | musso xlv
SsangYong | Actyon Sports | ute | G | seats 5, tow 2300, diesel, turbo
Tata | Xenon | ute | G | seats 5, tow 2500, diesel, turbo
Tesla | Cybertruck | full-size ute | VG | seats 5, electric
Toyota | LandCruiser 70 | ute | G | seats 2 5, tow 3500, diesel, v8, turbo | landcruiser 79, landcruiser 78, landcruiser 76, lc70, lc76, lc78, lc79, 79 series, 76 series, 70 series, troopy, troop carrier
Toyota | HiLux | ute | TG | seats 5 2, tow 3500, petrol, diesel, v6, turbo | highlux, hilix, hylux
Toyota | Tundra | full-size ute | VG | seats 5, tow 4500, petrol, hybrid, v8, v6, turbo
Toyota | Tacoma | ute | VG | seats 5, petrol, hybrid, v6, turbo
Volkswagen | Amarok | ute | TG | seats 5, tow 3500, petrol, diesel, v6, turbo | amorok, ammarok
`;
