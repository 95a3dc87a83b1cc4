// Four-wheel-drive wagons: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const fourWheelDrives = `
Daihatsu | Feroza | 4WD wagon | G | seats 4, petrol
Ford | Everest | 4WD wagon | ATG | seats 7, tow 3500, diesel, v6, turbo, price 77, ads 81
Ford | Bronco | 4WD wagon | VG | seats 5, petrol, v6, turbo
GWM | Haval H9 | 4WD wagon | AG | seats 7, tow 2500, petrol, diesel, turbo, ads 7
GWM | Tank 300 | 4WD wagon | ATG | seats 5, tow 2500, petrol, diesel, hybrid, plug-in hybrid, turbo, price 52, ads 11 | tank
GWM | Tank 500 | 4WD wagon | TG | seats 7, tow 3000, hybrid, plug-in hybrid, turbo, v6, price 70
Haval | H9 | 4WD wagon | G | seats 7, tow 2500, petrol, diesel, turbo
Holden | Colorado 7 | 4WD wagon | AG | seats 7, tow 3000, petrol, diesel, turbo, price 32, ads 15
Holden | Trailblazer | 4WD wagon | ATG | seats 7, tow 3000, diesel, turbo, price 46, ads 28
Holden | Jackaroo | 4WD wagon | AG | seats 7, tow 2500, petrol, diesel, v6, turbo, ads 1
Holden | Frontera | 4WD wagon | G | seats 5, petrol, v6
Hummer | H3 | 4WD wagon | VG | seats 5, tow 2000, petrol, v8
Hyundai | Terracan | 4WD wagon | AG | seats 7, tow 2500, petrol, diesel, v6, turbo, ads 5
INEOS | Grenadier | 4WD wagon | AVG | seats 5, tow 3500, petrol, diesel, turbo, price 110, ads 4
Isuzu | MU-X | 4WD wagon | ATG | seats 7, tow 3500, diesel, turbo, price 67, ads 59
Isuzu | Bighorn | 4WD wagon | G | seats 7, petrol, diesel, v6
Jeep | Wrangler | 4WD wagon | AVG | seats 5 4, tow 2495, petrol, diesel, plug-in hybrid, v6, turbo, price 88, ads 73 | wranglar, rubicon, wrangler unlimited
Jeep | Commander | 4WD wagon | AVG | seats 7, tow 3500, petrol, diesel, v6, v8, ads 3
KGM | Rexton | 4WD wagon | G | seats 7, tow 3500, diesel, turbo, price 56
Land Rover | Defender | 4WD wagon | ATVG | seats 5, tow 3500, petrol, diesel, plug-in hybrid, v8, turbo, price 138, ads 15
LDV | D90 | 4WD wagon | AG | seats 7, tow 3100, petrol, diesel, turbo, price 43, ads 21
Lexus | GX | 4WD wagon | VG | seats 7, tow 3130, petrol, v6, turbo, price 125 | gx550, gx460
Lexus | LX | 4WD wagon | AVG | seats 5 8, tow 3500, petrol, diesel, v8, v6, turbo, price 182, ads 10 | lx450d, lx470, lx500d, lx570, lx600, lx700h
Mahindra | Scorpio | 4WD wagon | AG | seats 7 6, tow 2500, diesel, turbo, ads 2 | scorpio n
Mercedes-Benz | G-Class | 4WD wagon | AVG | seats 5, tow 3500, petrol, diesel, v8, v6, turbo, price 310, ads 5 | g wagon, g wagen, g63, g350, g400, g500, g55
Mitsubishi | Pajero | 4WD wagon | ATG | seats 7, tow 3000, petrol, diesel, v6, turbo, price 63, ads 79 | pajaro, pajerro, montero
Mitsubishi | Pajero Sport | 4WD wagon | ATG | seats 7 5, tow 3100, diesel, turbo, price 63, ads 56
Mitsubishi | Challenger | 4WD wagon | AG | seats 5, tow 3000, petrol, diesel, v6, turbo, price 79, ads 11
Nissan | Patrol | 4WD wagon | ATG | seats 7, tow 3500, petrol, diesel, v8, v6, turbo, price 90, ads 66
Nissan | Patrol Y61 | 4WD wagon | AG | seats 7, tow 2500, petrol, diesel, turbo, ads 1 | patrol gu
Nissan | Terra | 4WD wagon | G | seats 7, diesel, turbo
Nissan | Terrano | 4WD wagon | G | seats 5, petrol, diesel, v6
SsangYong | Rexton | 4WD wagon | ATG | seats 7, tow 3500, petrol, diesel, turbo, price 55, ads 16
Suzuki | Grand Vitara | 4WD wagon | AVG | seats 5, tow 1850, petrol, diesel, v6, turbo, price 45, ads 18
Suzuki | Jimny | 4WD wagon | AG | seats 4, tow 1300, petrol, price 43, ads 32 | jimmy, jimney, jimny xl
Suzuki | Sierra | 4WD wagon | AG | seats 4, petrol, ads 1
Toyota | Fortuner | 4WD wagon | ATG | seats 7, tow 3100, diesel, turbo, price 71, ads 27
Toyota | LandCruiser | 4WD wagon | ATVG | seats 7 8 5 3, tow 3500, petrol, diesel, v8, v6, turbo, price 133, ads 187 | landcruiser 100, landcruiser 200, landcruiser 300, lc100, lc200, lc300, land cruiser wagon, landcrusier, cruiser
Toyota | LandCruiser Prado | 4WD wagon | ATG | seats 7 8, tow 3500, petrol, diesel, hybrid, v6, turbo, price 91, ads 194 | prado, prado 150, prado 250, lc250
Toyota | FJ Cruiser | 4WD wagon | AVG | seats 5, tow 2250, petrol, v6, price 86, ads 12 | fj
Toyota | HiLux Surf | 4WD wagon | G | seats 5, tow 2500, petrol, diesel, v6, turbo | surf
Toyota | 4Runner | 4WD wagon | VG | seats 7, tow 2250, petrol, hybrid, v6, turbo
`;
