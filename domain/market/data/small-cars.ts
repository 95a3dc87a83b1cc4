// Light and small cars: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const smallCars = `
Abarth | 595 | light car | G | seats 4, petrol, turbo
Abarth | 695 | light car | G | seats 4, petrol, turbo
Abarth | 500e | light car | G | seats 4, range 265, electric
Alfa Romeo | Giulietta | small car | G | seats 5, tow 1300, petrol, turbo
Alfa Romeo | MiTo | light car | G | seats 4, petrol, turbo
Alfa Romeo | 147 | small car | G | seats 5, petrol
Audi | A1 | light car | G | seats 5 4, petrol, diesel, turbo | a1 sportback
Audi | A3 | small car | VG | seats 5, tow 1500, petrol, diesel, turbo
Audi | S3 | small car | VG | seats 5, petrol, turbo
Audi | RS 3 | small car | VG | seats 5, petrol, turbo
BMW | 1 Series | small car | G | seats 5, tow 1300, petrol, diesel, turbo | 1, 116i, 118i, 118d, 120i, 120d, 123d, 125i, 128ti, 130i, 135i, m135i, m140i
BMW | 2 Series | small car | G | seats 4, petrol, turbo | 2, 218i, 218d, 220i, 220d, 225i, 228i, 230i, m235i, m240i, 2 series gran coupe, active tourer, 225xe, 2 series active tourer
BMW | i3 | light car | VG | seats 4, range 308, plug-in hybrid, electric
BYD | Atto 1 | light car | G | seats 4, electric
BYD | Dolphin | light car | G | seats 5, range 427, electric
BYD | Seagull | light car | G | seats 4, electric
Chery | J1 | light car | G | seats 5, petrol
Chery | J3 | small car | G | seats 5, petrol
Chrysler | PT Cruiser | small car | VG | seats 5, petrol, turbo | pt
Chrysler | Neon | small car | VG | seats 5, petrol
Citroen | C1 | light car | G | seats 4, petrol
Citroen | C2 | light car | G | seats 4, petrol
Citroen | C3 | light car | G | seats 5, petrol, turbo
Citroen | C4 | small car | G | seats 5, tow 1300, petrol, diesel, turbo
Citroen | DS3 | light car | G | seats 5, petrol, turbo
Citroen | DS4 | small car | G | seats 5, petrol, diesel, turbo
Citroen | Xsara | small car | G | seats 5, petrol, diesel
Cupra | Born | small car | G | seats 5 4, range 511, electric
Cupra | Leon | small car | G | seats 5, tow 1500, petrol, plug-in hybrid, turbo
Daewoo | Lanos | small car | VG | seats 5, petrol
Daewoo | Nubira | small car | VG | seats 5, petrol
Daewoo | Matiz | light car | G | seats 4, petrol
Daewoo | Lacetti | small car | G | seats 5, petrol
Daihatsu | Charade | light car | VG | seats 5, petrol
Daihatsu | Sirion | light car | G | seats 5, petrol
Daihatsu | Cuore | light car | G | seats 4, petrol
Daihatsu | Mira | light car | G | seats 4, petrol
Daihatsu | Tanto | light car | G | seats 4, petrol
Datsun | Stanza | small car | G | seats 5, petrol
Datsun | 1200 | small car | G | seats 5, petrol
Datsun | 1600 | small car | G | seats 5, petrol
Dodge | Caliber | small car | VG | seats 5, petrol, diesel
Fiat | 500 | light car | VG | seats 4, petrol, turbo | abarth 500, cinquecento
Fiat | 500e | light car | VG | seats 4, range 311, electric
Fiat | Panda | light car | G | seats 4, petrol
Fiat | Punto | light car | G | seats 5, petrol, diesel
Fiat | Ritmo | small car | G | seats 5, petrol
Fiat | Tipo | small car | G | seats 5, petrol, diesel
Ford | Focus | small car | VG | seats 5, tow 1500, petrol, diesel, turbo
Ford | Fiesta | light car | VG | seats 5, tow 1000, petrol, turbo
Ford | Festiva | light car | VG | seats 5, petrol
Ford | Ka | light car | G | seats 4, petrol
Ford | Laser | small car | VG | seats 5, petrol, turbo
Geely | MK | small car | G | seats 5, petrol
GWM | Ora | light car | G | seats 5, range 420, electric | good cat, ora good cat
Holden | Cruze | small car | G | seats 5, tow 1200, petrol, diesel, turbo | cruz
Holden | Astra | small car | G | seats 5, tow 1300, petrol, diesel, turbo
Holden | Barina | light car | G | seats 5, petrol, turbo | barrina
Holden | Barina Spark | light car | G | seats 5, petrol
Holden | Spark | light car | G | seats 5, petrol
Holden | Viva | small car | G | seats 5, petrol
Holden | Volt | small car | VG | seats 4, range 87, plug-in hybrid
Honda | Civic | small car | VG | seats 5, tow 800, petrol, hybrid, turbo
Honda | City | light car | G | seats 5, tow 800, petrol
Honda | Jazz | light car | VG | seats 5, tow 800, petrol, hybrid
Honda | Fit | light car | VG | seats 5, petrol, hybrid
Honda | Insight | small car | VG | seats 5, hybrid
Honda | Grace | light car | G | seats 5, hybrid
Honda | Shuttle | light car | G | seats 5, petrol, hybrid
Honda | N-Box | light car | G | seats 4, petrol
Honda | Airwave | light car | G | seats 5, petrol
Honda | e | light car | G | seats 4, range 220, electric | honda e
Hyundai | i30 | small car | G | seats 5, tow 1300, petrol, diesel, hybrid, turbo
Hyundai | i30 N | small car | G | seats 5, tow 1600, petrol, turbo
Hyundai | i20 | light car | G | seats 5, tow 1000, petrol
Hyundai | i20 N | light car | G | seats 5, tow 1110, petrol, turbo
Hyundai | Accent | light car | VG | seats 5, tow 1000, petrol, diesel
Hyundai | Getz | light car | G | seats 5, tow 1000, petrol
Hyundai | Elantra | small car | VG | seats 5, tow 1300, petrol, diesel, turbo
Hyundai | Excel | light car | VG | seats 5, petrol
Hyundai | IONIQ | small car | VG | seats 5, range 373, hybrid, plug-in hybrid, electric | ionic
Hyundai | INSTER | light car | G | seats 4, range 360, electric
Infiniti | Q30 | small car | G | seats 5, petrol, turbo
Kia | Cerato | small car | G | seats 5, tow 1250, petrol, turbo | serato, cerrato
Kia | K4 | small car | VG | seats 5, tow 1250, petrol, turbo
Kia | Rio | light car | VG | seats 5, tow 900, petrol, turbo
Kia | Picanto | light car | G | seats 5 4, tow 800, petrol, turbo | pikanto
Kia | Spectra | small car | VG | seats 5, petrol
Kia | Proceed | small car | G | seats 5, petrol, turbo
Leapmotor | T03 | light car | G | seats 4, electric
Lexus | CT | small car | VG | seats 5, hybrid | ct200h
Leyland | Mini | light car | G | seats 4, petrol | moke
Mazda | 2 | light car | G | seats 5, tow 900, petrol | mazda2, demio
Mazda | 3 | small car | G | seats 5, tow 1200, petrol, hybrid, turbo | mazda3, axela
Mazda | 121 | light car | G | seats 5, petrol
Mazda | 323 | small car | VG | seats 5, petrol | familia, astina
Mazda | Verisa | light car | G | seats 5, petrol
Mazda | SP23 | small car | G | seats 5, petrol
Mercedes-Benz | A-Class | small car | VG | seats 5, tow 1600, petrol, diesel, plug-in hybrid, turbo | a160, a170, a180, a190, a200, a220, a250, a250e, a35, a45
Mercedes-Benz | B-Class | small car | VG | seats 5, tow 1500, petrol, diesel, turbo | b180, b200, b250
Mercedes-Benz | CLA | small car | G | seats 5, tow 1500, petrol, plug-in hybrid, turbo | cla class, cla180, cla200, cla220, cla250, cla35, cla45
Mercedes-Benz | CLC | small car | G | seats 4, petrol | clc200
MG | MG3 | light car | G | seats 5, tow 500, petrol, hybrid | 3
MG | MG4 | small car | G | seats 5, tow 500, range 450, electric | 4
MG | MG5 | small car | G | seats 5, petrol, turbo | 5
Mini | Cooper | light car | VG | seats 4, petrol, diesel, turbo | cooper s, hatch, 3d hatch, 5d hatch, 3d, 5d, john cooper works, jcw, one, cooper hatch
Mini | Cooper Electric | light car | G | seats 4, range 402, electric | cooper e, cooper se
Mini | Clubman | small car | VG | seats 5, petrol, diesel, turbo
Mini | Convertible | light car | G | seats 4, petrol, turbo | cabrio, cabriolet
Mini | Moke | light car | G | seats 4, petrol, electric
Mitsubishi | Lancer | small car | VG | seats 5, tow 1000, petrol, turbo
Mitsubishi | Mirage | light car | VG | seats 5, petrol
Mitsubishi | Colt | light car | G | seats 5, petrol, turbo
Mitsubishi | i-MiEV | light car | VG | seats 4, range 155, electric
Nissan | Leaf | small car | VG | seats 5, range 270, electric
Nissan | Leaf e+ | small car | G | seats 5, range 385, electric
Nissan | Sakura | light car | G | seats 4, range 180, electric
Nissan | Micra | light car | VG | seats 5, petrol | march
Nissan | Note | light car | G | seats 5, petrol, hybrid | note e power
Nissan | Tiida | small car | G | seats 5, petrol
Nissan | Pulsar | small car | VG | seats 5, tow 1200, petrol, turbo
Nissan | Almera | small car | G | seats 5, petrol
Nissan | Sylphy | small car | G | seats 5, petrol, hybrid | bluebird
Nissan | Sentra | small car | VG | seats 5, petrol
Nissan | Cube | light car | VG | seats 5, petrol
Nissan | Wingroad | small car | G | seats 5, petrol
Opel | Astra | small car | G | seats 5, petrol, diesel, turbo
Opel | Corsa | light car | G | seats 5, petrol
Peugeot | 108 | light car | G | seats 4, petrol
Peugeot | 206 | light car | G | seats 5, petrol
Peugeot | 207 | light car | G | seats 5, petrol, diesel, turbo
Peugeot | 208 | light car | G | seats 5, petrol, turbo
Peugeot | 307 | small car | G | seats 5, petrol, diesel
Peugeot | 308 | small car | G | seats 5, tow 1300, petrol, diesel, plug-in hybrid, turbo
Peugeot | e-308 | small car | G | seats 5, electric
Proton | S16 | small car | G | seats 5, petrol
Proton | Satria | light car | G | seats 5, petrol
Proton | Preve | small car | G | seats 5, petrol
Proton | Persona | small car | G | seats 5, petrol
Renault | Clio | light car | G | seats 5, petrol, turbo | cleo
Renault | Megane | small car | G | seats 5, tow 1300, petrol, diesel, turbo | meggane, megane rs
Renault | Megane E-Tech | small car | G | seats 5, tow 900, range 454, electric
Renault | Fluence | small car | G | seats 5, petrol
Renault | Zoe | light car | G | seats 5, range 395, electric
Rover | 25 | small car | G | seats 5, petrol
Rover | Mini | light car | G | seats 4, petrol
Seat | Ibiza | light car | G | seats 5, petrol
Seat | Leon | small car | G | seats 5, petrol, turbo
Skoda | Fabia | light car | G | seats 5, tow 1000, petrol, turbo
Skoda | Scala | small car | G | seats 5, tow 1250, petrol, turbo
Skoda | Rapid | small car | G | seats 5, petrol, turbo
Skoda | Roomster | light car | G | seats 5, petrol
Smart | Fortwo | light car | VG | seats 2, petrol, electric
Smart | Forfour | light car | G | seats 4, petrol
Subaru | Impreza | small car | VG | seats 5, tow 1200, petrol, turbo | imprezza
Suzuki | Swift | light car | VG | seats 5, tow 1000, petrol, hybrid, turbo | swift sport
Suzuki | Baleno | light car | G | seats 5, tow 1000, petrol, turbo
Suzuki | Celerio | light car | G | seats 4, petrol
Suzuki | Alto | light car | G | seats 4, petrol
Suzuki | Liana | small car | G | seats 5, petrol
Suzuki | Spacia | light car | G | seats 4, petrol, hybrid
Suzuki | Splash | light car | G | seats 5, petrol
Suzuki | Solio | light car | G | seats 5, petrol, hybrid
Toyota | Corolla | small car | VG | seats 5, tow 1300, petrol, hybrid | corrolla
Toyota | Yaris | light car | VG | seats 5, tow 900, petrol, hybrid
Toyota | Echo | light car | VG | seats 5, tow 900, petrol
Toyota | Fielder | small car | G | seats 5, petrol, hybrid | corolla fielder
Toyota | Axio | small car | G | seats 5, petrol, hybrid | corolla axio
Toyota | Auris | small car | G | seats 5, petrol, hybrid
Toyota | Blade | small car | G | seats 5, petrol, v6
Toyota | Allion | small car | G | seats 5, petrol
Toyota | Premio | small car | G | seats 5, petrol
Toyota | Vitz | light car | G | seats 5, petrol, hybrid
Toyota | Aqua | light car | G | seats 5, hybrid | prius c
Toyota | Ractis | light car | G | seats 5, petrol
Toyota | Passo | light car | G | seats 5, petrol
Toyota | Porte | light car | G | seats 5, petrol
Toyota | Spade | light car | G | seats 5, petrol
Toyota | Roomy | light car | G | seats 5, petrol
Toyota | Prius | small car | VG | seats 5, tow 725, hybrid, plug-in hybrid
Toyota | Rukus | small car | G | seats 5, tow 1300, petrol
Toyota | Starlet | light car | VG | seats 5, petrol
Volkswagen | Golf | small car | VG | seats 5, tow 1600, petrol, diesel, turbo | gti, golf gti
Volkswagen | Golf R | small car | VG | seats 5, tow 1500, petrol, turbo
Volkswagen | e-Golf | small car | VG | seats 5, range 230, electric
Volkswagen | Polo | light car | G | seats 5, tow 1100, petrol, turbo
Volkswagen | up! | light car | G | seats 4, petrol, electric
Volkswagen | Jetta | small car | VG | seats 5, tow 1400, petrol, diesel, turbo
Volkswagen | Bora | small car | G | seats 5, petrol, v6
Volkswagen | Beetle | small car | VG | seats 4, petrol, turbo | new beetle
Volkswagen | ID.3 | small car | G | seats 5, range 560, electric
Volvo | C30 | small car | VG | seats 4, petrol, diesel, turbo
Volvo | S40 | small car | VG | seats 5, petrol, diesel, turbo
Volvo | V40 | small car | VG | seats 5, tow 1500, petrol, diesel, turbo | v40 cross country
Volvo | V50 | small car | VG | seats 5, petrol, diesel, turbo
`;
