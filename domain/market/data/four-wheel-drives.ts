// Four-wheel-drive wagons: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const fourWheelDrives = `
Daihatsu | Feroza | 4WD wagon | G | seats 4, petrol
Ford | Everest | 4WD wagon | TG | seats 7, tow 3500, diesel, v6, turbo
Ford | Bronco | 4WD wagon | VG | seats 5, petrol, v6, turbo
GWM | Haval H9 | 4WD wagon | G | seats 7, tow 2500, petrol, diesel, turbo
GWM | Tank 300 | 4WD wagon | TG | seats 5, tow 2500, petrol, diesel, hybrid, plug-in hybrid, turbo | tank
GWM | Tank 500 | 4WD wagon | TG | seats 7, tow 3000, hybrid, plug-in hybrid, turbo, v6
Haval | H9 | 4WD wagon | G | seats 7, tow 2500, petrol, diesel, turbo
Holden | Colorado 7 | 4WD wagon | G | seats 7, tow 3000, diesel, turbo
Holden | Trailblazer | 4WD wagon | TG | seats 7, tow 3000, diesel, turbo
Holden | Jackaroo | 4WD wagon | G | seats 7, tow 2500, petrol, diesel, v6, turbo
Holden | Frontera | 4WD wagon | G | seats 5, petrol, v6
Hummer | H3 | 4WD wagon | VG | seats 5, tow 2000, petrol, v8
Hyundai | Terracan | 4WD wagon | G | seats 7, tow 2500, petrol, diesel, v6, turbo
INEOS | Grenadier | 4WD wagon | VG | seats 5, tow 3500, petrol, diesel, turbo
Isuzu | MU-X | 4WD wagon | TG | seats 7, tow 3500, diesel, turbo
Isuzu | Bighorn | 4WD wagon | G | seats 7, petrol, diesel, v6
Jeep | Wrangler | 4WD wagon | VG | seats 5 4, tow 2495, petrol, diesel, plug-in hybrid, v6, turbo | wranglar, rubicon, wrangler unlimited
Jeep | Commander | 4WD wagon | VG | seats 7, tow 3500, petrol, diesel, v6, v8
KGM | Rexton | 4WD wagon | G | seats 7, tow 3500, diesel, turbo
Land Rover | Defender | 4WD wagon | TVG | seats 5 7, tow 3500, petrol, diesel, plug-in hybrid, v8, turbo
LDV | D90 | 4WD wagon | G | seats 7, tow 3100, petrol, diesel, turbo
Lexus | GX | 4WD wagon | VG | seats 7, tow 3130, petrol, v6, turbo | gx550, gx460
Lexus | LX | 4WD wagon | VG | seats 7, tow 3500, petrol, diesel, v8, v6, turbo | lx450d, lx470, lx500d, lx570, lx600, lx700h
Mahindra | Scorpio | 4WD wagon | G | seats 7 6, tow 2500, diesel, turbo | scorpio n
Mercedes-Benz | G-Class | 4WD wagon | VG | seats 5, tow 3500, petrol, diesel, v8, v6, turbo | g wagon, g wagen, g63, g350, g400, g500, g55
Mitsubishi | Pajero | 4WD wagon | TG | seats 7, tow 3000, petrol, diesel, v6, turbo | pajaro, pajerro, montero
Mitsubishi | Pajero Sport | 4WD wagon | TG | seats 7, tow 3100, diesel, turbo
Mitsubishi | Challenger | 4WD wagon | G | seats 5 7, tow 3000, petrol, diesel, v6, turbo
Nissan | Patrol | 4WD wagon | TG | seats 8 7 5, tow 3500, petrol, diesel, v8, v6, turbo
Nissan | Patrol Y61 | 4WD wagon | G | seats 7, tow 2500, petrol, diesel, turbo | patrol gu
Nissan | Terra | 4WD wagon | G | seats 7, diesel, turbo
Nissan | Terrano | 4WD wagon | G | seats 5, petrol, diesel, v6
SsangYong | Rexton | 4WD wagon | TG | seats 7, tow 3500, petrol, diesel, turbo
Suzuki | Grand Vitara | 4WD wagon | VG | seats 5, tow 1850, petrol, diesel, v6, turbo
Suzuki | Jimny | 4WD wagon | G | seats 4, tow 1300, petrol | jimmy, jimney, jimny xl
Suzuki | Sierra | 4WD wagon | G | seats 4, petrol
Toyota | Fortuner | 4WD wagon | TG | seats 7, tow 3100, diesel, turbo
Toyota | LandCruiser | 4WD wagon | TVG | seats 7, tow 3500, petrol, diesel, v8, v6, turbo | landcruiser 100, landcruiser 200, landcruiser 300, lc100, lc200, lc300, land cruiser wagon, landcrusier, cruiser
Toyota | LandCruiser Prado | 4WD wagon | TG | seats 7, tow 3500, petrol, diesel, hybrid, v6, turbo | prado, prado 150, prado 250, lc250
Toyota | FJ Cruiser | 4WD wagon | VG | seats 5, tow 2250, petrol, v6 | fj
Toyota | HiLux Surf | 4WD wagon | G | seats 5, tow 2500, petrol, diesel, v6, turbo | surf
Toyota | 4Runner | 4WD wagon | VG | seats 7, tow 2250, petrol, hybrid, v6, turbo
`;
