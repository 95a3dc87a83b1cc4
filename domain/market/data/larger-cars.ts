// Medium, large and luxury cars: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const largerCars = `
Acura | TLX | medium car | VG | seats 5, petrol, v6
Alfa Romeo | Giulia | medium car | VG | seats 5, tow 1600, petrol, turbo, v6, price 75 | julia
Alfa Romeo | 156 | medium car | AG | seats 5, petrol, v6, ads 1
Alfa Romeo | 159 | medium car | AG | seats 5, petrol, diesel, v6, ads 2
Aston Martin | Rapide | luxury car | VG | seats 4, petrol, v12
Audi | A4 | medium car | AVG | seats 5, tow 1700, petrol, diesel, turbo, price 73, ads 36
Audi | S4 | medium car | AVG | seats 5, petrol, v6, turbo, price 110, ads 5
Audi | RS 4 | medium car | AVG | seats 5, petrol, v6, v8, turbo, price 160, ads 2
Audi | A5 | medium car | AVG | seats 4 5, tow 1700, petrol, diesel, hybrid, turbo, price 93, ads 28
Audi | S5 | medium car | AVG | seats 5 4, petrol, v6, v8, turbo, price 115, ads 6
Audi | RS 5 | medium car | AVG | seats 5 4, petrol, v6, v8, turbo, price 165, ads 3
Audi | A6 | large car | AVG | seats 5, tow 2000, petrol, diesel, hybrid, turbo, v6, price 108, ads 13
Audi | S6 | large car | VG | seats 5, petrol, v8, v6, turbo
Audi | RS 6 | large car | AVG | seats 5, tow 2100, petrol, v8, turbo, price 240, ads 3 | rs6 avant
Audi | A7 | large car | AVG | seats 5 4, tow 2000, petrol, diesel, v6, turbo, price 130, ads 2
Audi | S7 | large car | VG | seats 5, petrol, v8, turbo, price 165
Audi | RS 7 | large car | AVG | seats 5, petrol, v8, turbo, price 245, ads 1
Audi | A8 | luxury car | AVG | seats 5, tow 2200, petrol, diesel, v8, v6, turbo, price 210, ads 1
Audi | S8 | luxury car | VG | seats 5, petrol, v8, turbo, price 270
Audi | e-tron GT | large car | VG | seats 5 4, range 487, electric, price 185
Audi | A4 allroad | medium car | AVG | seats 5, tow 2100, petrol, diesel, turbo, ads 3 | allroad
Audi | A6 allroad | large car | VG | seats 5, tow 2500, diesel, v6, turbo
Audi | 80 | medium car | VG | seats 5, petrol
Bentley | Continental | luxury car | AVG | seats 4, petrol, v8, turbo, price 476, ads 8 | continental gt
Bentley | Flying Spur | luxury car | AVG | seats 5, petrol, plug-in hybrid, v8, v6, turbo, price 450, ads 1 | flying
Bentley | Mulsanne | luxury car | AVG | seats 5, petrol, v8, turbo, price 700, ads 2
Bentley | Arnage | luxury car | AVG | seats 5, petrol, v8, turbo, ads 1
BMW | 3 Series | medium car | AG | seats 5, tow 1600, petrol, diesel, plug-in hybrid, turbo, v6, price 81, ads 81 | 3, 316i, 318i, 318d, 320i, 320d, 323i, 325i, 328i, 330i, 330d, 330e, 330ci, 320ci, 335i, 340i, m340i
BMW | 4 Series | medium car | AG | seats 4 5, petrol, diesel, turbo, price 92, ads 23 | 4, 418i, 420i, 420d, 425d, 428i, 430i, 435i, 440i, m440i
BMW | 5 Series | large car | AG | seats 5, tow 2000, petrol, diesel, hybrid, plug-in hybrid, turbo, v8, price 111, ads 18 | 5, 520i, 520d, 523i, 525i, 525d, 528i, 530i, 530d, 530e, 535i, 535d, 540i, 550i
BMW | 6 Series | large car | AG | seats 4, petrol, diesel, v8, turbo, ads 1 | 6, 630i, 640i, 645ci, 650i, 640d
BMW | 7 Series | luxury car | AG | seats 5, tow 2000, petrol, diesel, hybrid, v8, turbo, price 286, ads 11 | 7, 730i, 730d, 735i, 740i, 740li, 740e, 750i, 750li, 760li
BMW | 8 Series | large car | AG | seats 4, petrol, v8, turbo, price 250, ads 1 | 8, 840i, m850i, 850i
BMW | M3 | medium car | AVG | seats 5, petrol, turbo, v8, price 180, ads 10
BMW | M5 | large car | AVG | seats 5, petrol, plug-in hybrid, v8, v10, turbo, price 260, ads 6
BMW | M6 | large car | AVG | seats 4, petrol, v8, v10, turbo, ads 1
BMW | M8 | large car | AVG | seats 4, petrol, v8, turbo, price 340, ads 2
BMW | i4 | medium car | AVG | seats 5, tow 1600, range 590, electric, price 95, ads 1
BMW | i5 | large car | VG | seats 5, tow 2000, range 582, electric, price 135
BMW | i7 | luxury car | VG | seats 5, range 625, electric, price 290
BMW | Alpina B3 | medium car | AG | seats 5, petrol, turbo, ads 2 | alpina, b3
BYD | Seal | medium car | G | seats 5, tow 750, range 570, electric, price 58
Cadillac | CTS | large car | VG | seats 5, petrol, v6
Chevrolet | Impala | large car | VG | seats 5, petrol, v8
Chrysler | 300 | large car | AVG | seats 5, tow 1725, petrol, diesel, v6, v8, price 96, ads 19 | 300c, 300 srt, srt8
Chrysler | Sebring | medium car | AVG | seats 5, petrol, v6, ads 3
Chrysler | Valiant | large car | G | seats 5, petrol, v8
Citroen | C5 | medium car | AG | seats 5, tow 1500, petrol, diesel, turbo, v6, ads 1
Citroen | C5 X | medium car | G | seats 5, petrol, turbo
Citroen | C6 | large car | G | seats 5, diesel, v6
Citroen | DS5 | medium car | G | seats 5, petrol, diesel
Dodge | Avenger | medium car | VG | seats 5, petrol, v6
Dodge | Charger | large car | VG | seats 5, petrol, v8
Ford | Falcon | large car | AG | seats 5 2, tow 2300, petrol, LPG, v8, turbo, price 33, ads 106 | falcon xr6, xr6, xr8, falcon xr6 turbo
Ford | Fairmont | large car | AVG | seats 5, tow 2300, petrol, v8, ads 1
Ford | Fairlane | luxury car | AG | seats 5, tow 2300, petrol, v8, ads 2
Ford | LTD | luxury car | VG | seats 5, tow 2300, petrol, v8
Ford | Mondeo | medium car | AG | seats 5, tow 1600, petrol, diesel, turbo, price 43, ads 27
Ford | Telstar | medium car | G | seats 5, petrol
Ford | Taurus | large car | VG | seats 5, petrol, v6
FPV | GT | large car | AG | seats 5, petrol, v8, ads 1 | gt p, gt e
FPV | F6 | large car | AG | seats 5, petrol, turbo, ads 1 | typhoon, tornado
FPV | GS | large car | AG | seats 5, petrol, v8, ads 1
Genesis | G70 | medium car | AVG | seats 5, petrol, turbo, v6, price 82, ads 3
Genesis | G80 | large car | AVG | seats 5, petrol, electric, turbo, v6, price 110, ads 3
Genesis | G90 | luxury car | VG | seats 5, petrol, v6, turbo, price 210
Holden | Commodore | large car | AG | seats 5, tow 2100, petrol, diesel, LPG, v8, v6, turbo, price 40, ads 283 | commadore, comodore, commodor, commo, ss commodore, vf commodore, ve commodore
Holden | Calais | large car | AG | seats 5, tow 2100, petrol, v8, v6, price 49, ads 54
Holden | Berlina | large car | AG | seats 5, tow 2100, petrol, v8, v6, ads 2
Holden | Statesman | luxury car | AG | seats 5, tow 2100, petrol, v8, v6, ads 6
Holden | Caprice | luxury car | AG | seats 5, tow 2100, petrol, v8, v6, price 81, ads 11
Holden | Kingswood | large car | G | seats 5, petrol, v8
Holden | Torana | medium car | G | seats 5, petrol, v8
Holden | Vectra | medium car | AG | seats 5, petrol, v6, ads 1
Holden | Epica | medium car | AG | seats 5, petrol, diesel, ads 2
Holden | Malibu | medium car | AG | seats 5, tow 1300, petrol, diesel, ads 4
Holden | Insignia | medium car | G | seats 5, petrol, v6, turbo
Holden | HDT | large car | AG | seats 5, petrol, v8, ads 1 | hdt brock
Honda | Accord | medium car | AVG | seats 5, tow 1500, petrol, hybrid, v6, turbo, price 61, ads 22
Honda | Accord Euro | medium car | AG | seats 5, tow 1500, petrol, price 44, ads 14 | euro
Honda | Legend | luxury car | G | seats 5, petrol, hybrid, v6
Honda | Torneo | medium car | G | seats 5, petrol
HSV | Clubsport | large car | AG | seats 5, tow 1600, petrol, v8, price 137, ads 22 | clubsport r8
HSV | GTS | large car | AG | seats 5 2, petrol, v8, price 470, ads 9 | gts r
HSV | Senator | large car | AG | seats 5, petrol, v8, ads 4
HSV | Grange | luxury car | AG | seats 5, petrol, v8, ads 1
Hyundai | i40 | medium car | AG | seats 5, tow 1600, petrol, diesel, turbo, price 34, ads 13
Hyundai | i45 | medium car | AG | seats 5, tow 1500, petrol, price 33, ads 8
Hyundai | Sonata | medium car | AVG | seats 5, tow 1300, petrol, turbo, v6, price 55, ads 29
Hyundai | Genesis | luxury car | AVG | seats 5, petrol, v6, ads 3
Hyundai | Grandeur | large car | G | seats 5, petrol, v6
Hyundai | Azera | large car | VG | seats 5, petrol, v6
Hyundai | IONIQ 6 | medium car | VG | seats 5, tow 1500, range 614, electric, price 78 | ionic 6
Infiniti | Q50 | medium car | AVG | seats 5, petrol, hybrid, v6, turbo, ads 2
Infiniti | Q70 | large car | VG | seats 5, petrol, hybrid, v6
Infiniti | G37 | medium car | VG | seats 4, petrol, v6
Jaguar | XE | medium car | AVG | seats 5, petrol, diesel, turbo, v6, ads 7
Jaguar | XF | large car | AVG | seats 5, petrol, diesel, turbo, v6, ads 7
Jaguar | XJ | luxury car | AVG | seats 5, petrol, diesel, v6, v8, ads 3 | xj6, xj8, xjr
Jaguar | X-Type | medium car | AVG | seats 5, petrol, diesel, v6, ads 3 | x
Jaguar | S-Type | large car | VG | seats 5, petrol, diesel, v6, v8
Kia | Stinger | large car | AVG | seats 5, tow 1500, petrol, v6, turbo, price 73, ads 40
Kia | Optima | medium car | AVG | seats 5, tow 1200, petrol, turbo, price 36, ads 10
Kia | Magentis | medium car | G | seats 5, petrol, v6
Kia | EV4 | medium car | G | seats 5, tow 1000, range 612, electric, price 54
Lexus | IS | medium car | AVG | seats 5, petrol, hybrid, v6, v8, turbo, price 86, ads 28 | is200, is200t, is250, is250c, is300, is300h, is350, isf
Lexus | ES | large car | AVG | seats 5, petrol, hybrid, v6, price 75, ads 20 | es250, es300, es300h, es350
Lexus | GS | large car | AVG | seats 5, petrol, hybrid, v6, v8, ads 4 | gs250, gs300, gs350, gs450h, gsf
Lexus | HS | medium car | AVG | seats 5, hybrid, ads 2 | hs250h
Lexus | LS | luxury car | AVG | seats 5, petrol, hybrid, v8, v6, turbo, price 210, ads 3 | ls400, ls430, ls460, ls500, ls500h, ls600h
Leyland | P76 | large car | G | seats 5, petrol, v8
Lotus | Emeya | luxury car | G | seats 5, electric
Maserati | Ghibli | large car | AVG | seats 5, petrol, diesel, v6, v8, turbo, price 170, ads 5
Maserati | Quattroporte | luxury car | AVG | seats 5, petrol, diesel, v6, v8, turbo, price 280, ads 1
Mazda | 6 | medium car | AG | seats 5, tow 1550, petrol, diesel, turbo, price 51, ads 90 | mazda6, atenza
Mazda | 626 | medium car | VG | seats 5, petrol
Mazda | 6e | medium car | G | seats 5, electric | mazda6e
Mercedes-Benz | C-Class | medium car | AVG | seats 5 4, tow 1800, petrol, diesel, hybrid, plug-in hybrid, turbo, v6, v8, price 119, ads 156 | c180, c200, c220, c220d, c230, c240, c250, c280, c300, c300e, c320, c350, c43, c55, c63
Mercedes-Benz | E-Class | large car | AVG | seats 5 4, tow 2100, petrol, diesel, hybrid, plug-in hybrid, turbo, v6, v8, price 131, ads 56 | e200, e220, e220d, e240, e250, e280, e300, e320, e350, e400, e430, e500, e53, e55, e63
Mercedes-Benz | S-Class | luxury car | AVG | seats 5, tow 2100, petrol, diesel, hybrid, plug-in hybrid, v8, v6, turbo, price 233, ads 20 | s320, s350, s400, s430, s450, s450l, s500, s560, s63, s65, s580
Mercedes-Benz | CLE | medium car | VG | seats 4, petrol, turbo, price 105 | cle200, cle300, cle450, cle53
Mercedes-Benz | CLS | large car | AG | seats 4 5, petrol, diesel, v6, v8, turbo, price 165, ads 10 | cls class, cls250, cls350, cls400, cls450, cls500, cls53, cls63
Mercedes-Benz | EQE | large car | G | seats 5, tow 750, range 626, electric, price 140 | eqe300, eqe350
Mercedes-Benz | EQS | luxury car | AG | seats 5, tow 750, range 770, electric, price 300, ads 1 | eqs53, eqs450
Mercedes-Benz | 190 | medium car | AVG | seats 5, petrol, ads 2 | 190e
Mercedes-Benz | 560 | luxury car | AVG | seats 5, petrol, v8, ads 1 | 560sel, 560sl
Mercedes-Benz | 420 | luxury car | AVG | seats 5, petrol, v8, ads 1
Mercedes-Benz | Maybach | luxury car | AG | seats 4, petrol, v12, v8, turbo, price 400, ads 2 | maybach s class
MG | MG6 | medium car | AG | seats 5, petrol, turbo, ads 4 | 6
MG | MG7 | large car | G | seats 5, petrol, turbo | 7
MG | IM5 | large car | G | seats 5, electric
Mitsubishi | Galant | medium car | VG | seats 5, petrol, v6
Mitsubishi | Magna | large car | AG | seats 5, petrol, v6, ads 2
Mitsubishi | Verada | large car | AG | seats 5, petrol, v6, ads 1
Mitsubishi | 380 | large car | AG | seats 5, tow 1600, petrol, v6, ads 3
Nissan | Altima | medium car | AVG | seats 5, tow 1200, petrol, v6, ads 3
Nissan | Maxima | large car | AVG | seats 5, tow 1500, petrol, v6, price 17, ads 11
Nissan | Teana | large car | G | seats 5, petrol, v6
Nissan | Skyline | large car | AG | seats 5, petrol, hybrid, v6, turbo, ads 7
Nissan | Fuga | luxury car | G | seats 5, petrol, hybrid, v6
Nissan | Cima | luxury car | G | seats 5, hybrid, v6
Nissan | Stagea | large car | AG | seats 5, petrol, turbo, ads 1
Nissan | Laurel | large car | G | seats 5, petrol, turbo
Nissan | Cedric | large car | G | seats 5, petrol, turbo
Opel | Insignia | medium car | G | seats 5, petrol, diesel, turbo
Packard | 120 | luxury car | AG | seats 5, petrol, ads 1
Peugeot | 407 | medium car | AG | seats 5, petrol, diesel, v6, ads 2
Peugeot | 408 | medium car | G | seats 5, petrol, plug-in hybrid, turbo
Peugeot | 508 | large car | AG | seats 5, tow 1500, petrol, diesel, plug-in hybrid, turbo, ads 2
Polestar | 2 | medium car | AG | seats 5, tow 1500, range 654, electric, price 66, ads 1 | polestar 2
Porsche | Panamera | luxury car | AVG | seats 5 4, petrol, diesel, plug-in hybrid, v6, v8, turbo, price 230, ads 6
Porsche | Taycan | luxury car | AVG | seats 5 4, range 590, electric, price 230, ads 5 | tycan
Renault | Laguna | medium car | AG | seats 5, petrol, diesel, ads 1
Renault | Latitude | medium car | G | seats 5, petrol, diesel, v6
Rolls-Royce | Dawn | luxury car | VG | seats 4, petrol, v12, turbo, price 760
Rolls-Royce | Ghost | luxury car | AVG | seats 5, petrol, v12, turbo, price 700, ads 1
Rolls-Royce | Phantom | luxury car | VG | seats 5, petrol, v12, price 1050
Rolls-Royce | Silver Shadow | luxury car | G | seats 5, petrol, v8
Rolls-Royce | Spectre | luxury car | VG | seats 4, range 530, electric, price 800
Rolls-Royce | Wraith | luxury car | VG | seats 4, petrol, v12, turbo, price 720
Rover | 75 | large car | G | seats 5, petrol, v6
Saab | 9-3 | medium car | AVG | seats 5, petrol, diesel, turbo, ads 2
Saab | 9-5 | large car | VG | seats 5, petrol, diesel, turbo
Saab | 900 | medium car | VG | seats 5, petrol, turbo
Skoda | Octavia | medium car | AG | seats 5, tow 1600, petrol, diesel, turbo, price 57, ads 31
Skoda | Superb | large car | AG | seats 5, tow 2200, petrol, diesel, turbo, v6, price 64, ads 16
Subaru | Liberty | medium car | AG | seats 5, tow 1500, petrol, diesel, turbo, price 42, ads 53
Subaru | Legacy | medium car | AVG | seats 5, petrol, turbo, ads 3
Subaru | Levorg | medium car | AG | seats 5, tow 1200, petrol, turbo, price 50, ads 4
Suzuki | Kizashi | medium car | AVG | seats 5, petrol, ads 2
Tesla | Model 3 | medium car | AVG | seats 5, tow 1000, range 629, electric, price 73, ads 9
Tesla | Model S | luxury car | AVG | seats 5, range 634, electric, price 150, ads 1
Toyota | Camry | medium car | AVG | seats 5, tow 1200, petrol, hybrid, v6, price 51, ads 246 | camrey
Toyota | Avensis | medium car | G | seats 5, tow 1300, petrol
Toyota | Aurion | large car | AG | seats 5, tow 1600, petrol, v6, price 32, ads 22
Toyota | Avalon | large car | AVG | seats 5, tow 1600, petrol, v6, ads 2
Toyota | Crown | luxury car | AVG | seats 5, petrol, hybrid, v6, price 30, ads 21
Toyota | Mark X | large car | AG | seats 5, petrol, v6, ads 2 | mark
Toyota | Mark II | large car | G | seats 5, petrol
Toyota | Altezza | medium car | AG | seats 5, petrol, ads 2
Toyota | Caldina | medium car | AG | seats 5, petrol, turbo, ads 1
Toyota | Sai | medium car | AG | seats 5, hybrid, ads 5
Toyota | Century | luxury car | AG | seats 5, petrol, hybrid, v8, ads 1
Toyota | Mirai | large car | VG | seats 4
Toyota | Vienta | large car | G | seats 5, petrol, v6
Toyota | Chaser | medium car | G | seats 5, petrol, turbo
Volkswagen | Passat | medium car | AVG | seats 5, tow 2000, petrol, diesel, turbo, v6, price 69, ads 49 | alltrack, passat alltrack
Volkswagen | CC | large car | AVG | seats 5 4, tow 1900, petrol, diesel, v6, turbo, ads 3 | passat cc
Volkswagen | Arteon | large car | AVG | seats 5, tow 1900, petrol, turbo, price 78, ads 18
Volvo | S60 | medium car | AVG | seats 5, tow 1800, petrol, diesel, plug-in hybrid, turbo, price 77, ads 8
Volvo | S80 | large car | VG | seats 5, petrol, diesel, turbo
Volvo | S90 | large car | VG | seats 5, petrol, turbo
Volvo | V60 | medium car | AVG | seats 5, tow 1800, petrol, diesel, turbo, ads 1 | v60 cross country
Volvo | V70 | large car | VG | seats 5, petrol, diesel, turbo
Volvo | V90 | large car | VG | seats 5, petrol, diesel, turbo | v90 cross country
Volvo | 850 | large car | G | seats 5, petrol, turbo
Volvo | 240 | large car | G | seats 5, petrol
`;
