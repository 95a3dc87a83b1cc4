// Light and small cars: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const smallCars = `
Abarth | 595 | light car | AG | seats 4, petrol, turbo, price 40, ads 2
Abarth | 695 | light car | AG | seats 4, petrol, turbo, price 45, ads 1
Abarth | 500e | light car | G | seats 4, range 265, electric, price 60
Alfa Romeo | Giulietta | small car | AG | seats 5, tow 1300, petrol, turbo, ads 6
Alfa Romeo | MiTo | light car | AG | seats 4, petrol, turbo, ads 3
Alfa Romeo | 147 | small car | G | seats 5, petrol
Audi | A1 | light car | AG | seats 5 4, petrol, diesel, turbo, price 45, ads 28 | a1 sportback
Audi | A3 | small car | AVG | seats 5 4, tow 1500, petrol, diesel, turbo, price 58, ads 59
Audi | S3 | small car | AVG | seats 5, petrol, turbo, price 84, ads 17
Audi | RS 3 | small car | AVG | seats 5, petrol, turbo, price 100, ads 5
BMW | 1 Series | small car | AG | seats 5, tow 1300, petrol, diesel, turbo, price 64, ads 48 | 1, 116i, 118i, 118d, 120i, 120d, 123d, 125i, 128ti, 130i, 135i, m135i, m140i
BMW | 2 Series | small car | AG | seats 4 5, petrol, diesel, turbo, price 86, ads 39 | 2, 218i, 218d, 220i, 220d, 225i, 228i, 230i, m235i, m240i, 2 series gran coupe, active tourer, 225xe, 2 series active tourer
BMW | i3 | light car | AVG | seats 4, range 308, plug-in hybrid, electric, ads 1
BYD | Atto 1 | light car | G | seats 4, electric, price 25
BYD | Dolphin | light car | G | seats 5, range 427, electric, price 37
BYD | Seagull | light car | G | seats 4, electric
Chery | J1 | light car | G | seats 5, petrol
Chery | J3 | small car | AG | seats 5, petrol, ads 1
Chrysler | PT Cruiser | small car | AVG | seats 5, petrol, turbo, ads 1 | pt
Chrysler | Neon | small car | VG | seats 5, petrol
Citroen | C1 | light car | G | seats 4, petrol
Citroen | C2 | light car | G | seats 4, petrol
Citroen | C3 | light car | AG | seats 5, petrol, turbo, price 33, ads 2
Citroen | C4 | small car | G | seats 5, tow 1300, petrol, diesel, turbo
Citroen | DS3 | light car | AG | seats 5, petrol, turbo, ads 2
Citroen | DS4 | small car | AG | seats 5, petrol, diesel, turbo, ads 1
Citroen | Xsara | small car | G | seats 5, petrol, diesel
Cupra | Born | small car | AG | seats 5 4, range 511, electric, price 62, ads 1
Cupra | Leon | small car | AG | seats 5, tow 1500, petrol, plug-in hybrid, turbo, price 55, ads 1
Daewoo | Lanos | small car | AVG | seats 5, petrol, ads 1
Daewoo | Nubira | small car | VG | seats 5, petrol
Daewoo | Matiz | light car | G | seats 4, petrol
Daewoo | Lacetti | small car | G | seats 5, petrol
Daihatsu | Charade | light car | VG | seats 5, petrol
Daihatsu | Sirion | light car | G | seats 5, petrol
Daihatsu | Cuore | light car | G | seats 4, petrol
Daihatsu | Mira | light car | G | seats 4, petrol
Daihatsu | Tanto | light car | G | seats 4, petrol
Datsun | Stanza | small car | AG | seats 5, petrol, ads 1
Datsun | 1200 | small car | G | seats 5, petrol
Datsun | 1600 | small car | G | seats 5, petrol
Dodge | Caliber | small car | VG | seats 5, petrol, diesel
Fiat | 500 | light car | AVG | seats 4, petrol, turbo, price 29, ads 17 | abarth 500, cinquecento
Fiat | 500e | light car | VG | seats 4, range 311, electric, price 53
Fiat | Panda | light car | AG | seats 4, petrol, ads 1
Fiat | Punto | light car | AG | seats 5, petrol, diesel, ads 1
Fiat | Ritmo | small car | G | seats 5, petrol
Fiat | Tipo | small car | G | seats 5, petrol, diesel
Ford | Focus | small car | AVG | seats 5, tow 1500, petrol, diesel, turbo, price 45, ads 86
Ford | Fiesta | light car | AVG | seats 5, tow 1000, petrol, diesel, turbo, price 36, ads 44
Ford | Festiva | light car | AVG | seats 5, petrol, ads 1
Ford | Ka | light car | G | seats 4, petrol
Ford | Laser | small car | AVG | seats 5, petrol, turbo, ads 1
Geely | MK | small car | AG | seats 5, petrol, ads 1
GWM | Ora | light car | AG | seats 5, range 420, electric, price 36, ads 2 | good cat, ora good cat
Holden | Cruze | small car | AG | seats 5, tow 1200, petrol, diesel, turbo, price 21, ads 105 | cruz
Holden | Astra | small car | AG | seats 5, tow 1300, petrol, diesel, turbo, price 33, ads 48
Holden | Barina | light car | AG | seats 5, petrol, turbo, price 27, ads 51 | barrina
Holden | Barina Spark | light car | AG | seats 5, petrol, ads 7
Holden | Spark | light car | AG | seats 5, petrol, ads 1
Holden | Viva | small car | AG | seats 5, petrol, ads 1
Holden | Volt | small car | VG | seats 4, range 87, plug-in hybrid
Honda | Civic | small car | AVG | seats 5, tow 800, petrol, hybrid, turbo, price 38, ads 71
Honda | City | light car | AG | seats 5, tow 800, petrol, ads 6
Honda | Jazz | light car | AVG | seats 5, tow 800, petrol, hybrid, price 35, ads 35
Honda | Fit | light car | AVG | seats 5, petrol, hybrid, price 34, ads 16
Honda | Insight | small car | VG | seats 5, hybrid
Honda | Grace | light car | G | seats 5, hybrid
Honda | Shuttle | light car | G | seats 5, petrol, hybrid
Honda | N-Box | light car | G | seats 4, petrol
Honda | Airwave | light car | G | seats 5, petrol
Honda | e | light car | G | seats 4, range 220, electric | honda e
Hyundai | i30 | small car | AG | seats 5, tow 1300, petrol, diesel, hybrid, turbo, price 34, ads 320
Hyundai | i30 N | small car | AG | seats 5, tow 1600, petrol, turbo, price 53, ads 46
Hyundai | i20 | light car | AG | seats 5, tow 1000, petrol, price 21, ads 23
Hyundai | i20 N | light car | AG | seats 5, tow 1110, petrol, turbo, price 46, ads 5
Hyundai | Accent | light car | AVG | seats 5, tow 1000, petrol, diesel, price 23, ads 61
Hyundai | Getz | light car | AG | seats 5, tow 1000, petrol, price 18, ads 18
Hyundai | Elantra | small car | AVG | seats 5, tow 1300, petrol, diesel, turbo, price 35, ads 41
Hyundai | Excel | light car | VG | seats 5, petrol
Hyundai | IONIQ | small car | AVG | seats 5, range 373, hybrid, plug-in hybrid, electric, ads 3 | ionic
Hyundai | INSTER | light car | G | seats 4, range 360, electric, price 40
Infiniti | Q30 | small car | G | seats 5, petrol, turbo
Kia | Cerato | small car | AG | seats 5, tow 1250, petrol, turbo, price 35, ads 233 | serato, cerrato
Kia | K4 | small car | VG | seats 5, tow 1250, petrol, turbo, price 33
Kia | Rio | light car | AVG | seats 5, tow 900, petrol, turbo, price 31, ads 66
Kia | Picanto | light car | AG | seats 5, tow 800, petrol, turbo, price 24, ads 44 | pikanto
Kia | Spectra | small car | AVG | seats 5, petrol, ads 1
Kia | Proceed | small car | G | seats 5, petrol, turbo
Leapmotor | T03 | light car | G | seats 4, electric
Lexus | CT | small car | AVG | seats 5, hybrid, price 67, ads 8 | ct200h
Leyland | Mini | light car | G | seats 4, petrol | moke
Mazda | 2 | light car | AG | seats 5, tow 900, petrol, price 29, ads 80 | mazda2, demio
Mazda | 3 | small car | AG | seats 5, tow 1200, petrol, hybrid, turbo, price 40, ads 232 | mazda3, axela
Mazda | 121 | light car | AG | seats 5, petrol, ads 1
Mazda | 323 | small car | AVG | seats 5, petrol, ads 2 | familia, astina
Mazda | Verisa | light car | G | seats 5, petrol
Mazda | SP23 | small car | AG | seats 5, petrol, ads 1
Mercedes-Benz | A-Class | small car | AVG | seats 5, tow 1600, petrol, diesel, plug-in hybrid, turbo, price 76, ads 60 | a160, a170, a180, a190, a200, a220, a250, a250e, a35, a45
Mercedes-Benz | B-Class | small car | AVG | seats 5, tow 1500, petrol, diesel, turbo, price 56, ads 16 | b180, b200, b250
Mercedes-Benz | CLA | small car | AG | seats 5, tow 1500, petrol, plug-in hybrid, turbo, price 92, ads 36 | cla class, cla180, cla200, cla220, cla250, cla35, cla45
Mercedes-Benz | CLC | small car | AG | seats 4, petrol, ads 6 | clc200
MG | MG3 | light car | AG | seats 5, tow 500, petrol, hybrid, price 21, ads 56 | 3
MG | MG4 | small car | G | seats 5, tow 500, range 450, electric, price 42 | 4
MG | MG5 | small car | G | seats 5, petrol, turbo | 5
Mini | Cooper | light car | AVG | seats 4 5, petrol, diesel, electric, turbo, price 58, ads 42 | cooper s, hatch, 3d hatch, 5d hatch, 3d, 5d, john cooper works, jcw, one, cooper hatch
Mini | Cooper Electric | light car | G | seats 4, range 402, electric | cooper e, cooper se
Mini | Clubman | small car | AVG | seats 5, petrol, diesel, turbo, price 60, ads 9
Mini | Convertible | light car | AG | seats 4, petrol, turbo, price 56, ads 9 | cabrio, cabriolet
Mini | Moke | light car | G | seats 4, petrol, electric
Mitsubishi | Lancer | small car | AVG | seats 5, tow 1000, petrol, turbo, price 32, ads 86
Mitsubishi | Mirage | light car | AVG | seats 5, petrol, price 21, ads 13
Mitsubishi | Colt | light car | AG | seats 5, petrol, turbo, ads 1
Mitsubishi | i-MiEV | light car | VG | seats 4, range 155, electric
Nissan | Leaf | small car | AVG | seats 5, range 270, electric, price 38, ads 19
Nissan | Leaf e+ | small car | AG | seats 5, range 385, electric, price 53, ads 4
Nissan | Sakura | light car | G | seats 4, range 180, electric
Nissan | Micra | light car | AVG | seats 5, petrol, price 14, ads 15 | march
Nissan | Note | light car | AG | seats 5, petrol, hybrid, ads 6 | note e power
Nissan | Tiida | small car | AG | seats 5, petrol, price 15, ads 9
Nissan | Pulsar | small car | AVG | seats 5, tow 1200, petrol, turbo, price 19, ads 34
Nissan | Almera | small car | AG | seats 5, petrol, ads 1
Nissan | Sylphy | small car | G | seats 5, petrol, hybrid | bluebird
Nissan | Sentra | small car | VG | seats 5, petrol
Nissan | Cube | light car | AVG | seats 5, petrol, ads 6
Nissan | Wingroad | small car | G | seats 5, petrol
Opel | Astra | small car | AG | seats 5, petrol, diesel, turbo, ads 3
Opel | Corsa | light car | AG | seats 5, petrol, ads 1
Peugeot | 108 | light car | G | seats 4, petrol
Peugeot | 206 | light car | G | seats 5, petrol
Peugeot | 207 | light car | AG | seats 5, petrol, diesel, turbo, ads 4
Peugeot | 208 | light car | AG | seats 5, petrol, turbo, price 35, ads 3
Peugeot | 307 | small car | AG | seats 5, petrol, diesel, ads 1
Peugeot | 308 | small car | AG | seats 5, tow 1300, petrol, diesel, plug-in hybrid, turbo, price 31, ads 19
Peugeot | e-308 | small car | G | seats 5, electric
Proton | S16 | small car | AG | seats 5, petrol, ads 1
Proton | Satria | light car | G | seats 5, petrol
Proton | Preve | small car | G | seats 5, petrol
Proton | Persona | small car | G | seats 5, petrol
Renault | Clio | light car | AG | seats 5, petrol, turbo, price 32, ads 9 | cleo
Renault | Megane | small car | AG | seats 5, tow 1300, petrol, diesel, turbo, price 67, ads 25 | meggane, megane rs
Renault | Megane E-Tech | small car | G | seats 5, tow 900, range 454, electric, price 65
Renault | Fluence | small car | G | seats 5, petrol
Renault | Zoe | light car | G | seats 5, range 395, electric
Rover | 25 | small car | G | seats 5, petrol
Rover | Mini | light car | AG | seats 4, petrol, ads 3
Seat | Ibiza | light car | G | seats 5, petrol
Seat | Leon | small car | G | seats 5, petrol, turbo
Skoda | Fabia | light car | AG | seats 5, tow 1000, petrol, turbo, price 35, ads 6
Skoda | Scala | small car | AG | seats 5, tow 1250, petrol, turbo, price 33, ads 5
Skoda | Rapid | small car | AG | seats 5, petrol, turbo, ads 3
Skoda | Roomster | light car | AG | seats 5, petrol, ads 1
Smart | Fortwo | light car | AVG | seats 2, petrol, electric, ads 1
Smart | Forfour | light car | G | seats 4, petrol
Subaru | Impreza | small car | AVG | seats 5, tow 1200, petrol, turbo, price 24, ads 88 | imprezza
Suzuki | Swift | light car | AVG | seats 5, tow 1000, petrol, hybrid, turbo, price 30, ads 116 | swift sport
Suzuki | Baleno | light car | AG | seats 5, tow 1000, petrol, turbo, price 21, ads 27
Suzuki | Celerio | light car | AG | seats 4, petrol, ads 1
Suzuki | Alto | light car | AG | seats 4, petrol, price 21, ads 8
Suzuki | Liana | small car | G | seats 5, petrol
Suzuki | Spacia | light car | G | seats 4, petrol, hybrid
Suzuki | Splash | light car | G | seats 5, petrol
Suzuki | Solio | light car | G | seats 5, petrol, hybrid
Toyota | Corolla | small car | AVG | seats 5, tow 1300, petrol, hybrid, price 42, ads 381 | corrolla
Toyota | Yaris | light car | AVG | seats 5, tow 900, petrol, hybrid, price 34, ads 98
Toyota | Echo | light car | AVG | seats 5, tow 900, petrol, ads 7
Toyota | Fielder | small car | AG | seats 5, petrol, hybrid, price 23, ads 18 | corolla fielder
Toyota | Axio | small car | AG | seats 5, petrol, hybrid, ads 1 | corolla axio
Toyota | Auris | small car | G | seats 5, petrol, hybrid
Toyota | Blade | small car | G | seats 5, petrol, v6
Toyota | Allion | small car | G | seats 5, petrol
Toyota | Premio | small car | G | seats 5, petrol
Toyota | Vitz | light car | G | seats 5, petrol, hybrid
Toyota | Aqua | light car | AG | seats 5, hybrid, ads 2 | prius c
Toyota | Ractis | light car | AG | seats 5, petrol, ads 2
Toyota | Passo | light car | G | seats 5, petrol
Toyota | Porte | light car | G | seats 5, petrol
Toyota | Spade | light car | G | seats 5, petrol
Toyota | Roomy | light car | G | seats 5, petrol
Toyota | Prius | small car | AVG | seats 5, tow 725, petrol, hybrid, plug-in hybrid, price 61, ads 14
Toyota | Rukus | small car | G | seats 5, tow 1300, petrol
Toyota | Starlet | light car | VG | seats 5, petrol
Volkswagen | Golf | small car | AVG | seats 5, tow 1600, petrol, diesel, turbo, price 49, ads 155 | gti, golf gti
Volkswagen | Golf R | small car | AVG | seats 5, tow 1500, petrol, turbo, price 73, ads 33
Volkswagen | e-Golf | small car | VG | seats 5, range 230, electric
Volkswagen | Polo | light car | AG | seats 5, tow 1100, petrol, diesel, turbo, price 33, ads 69
Volkswagen | up! | light car | G | seats 4, petrol, electric
Volkswagen | Jetta | small car | AVG | seats 5, tow 1400, petrol, diesel, turbo, price 38, ads 10
Volkswagen | Bora | small car | G | seats 5, petrol, v6
Volkswagen | Beetle | small car | AVG | seats 4, petrol, turbo, ads 3 | new beetle
Volkswagen | ID.3 | small car | G | seats 5, range 560, electric
Volvo | C30 | small car | AVG | seats 4, petrol, diesel, turbo, ads 3
Volvo | S40 | small car | AVG | seats 5, petrol, diesel, turbo, ads 1
Volvo | V40 | small car | AVG | seats 5, tow 1500, petrol, diesel, turbo, ads 6 | v40 cross country
Volvo | V50 | small car | AVG | seats 5, petrol, diesel, turbo, ads 1
`;
