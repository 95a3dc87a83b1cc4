// Medium, large and luxury cars: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const largerCars = `
Acura | TLX | medium car | VG | seats 5, petrol, v6
Alfa Romeo | Giulia | medium car | VG | seats 5, tow 1600, petrol, turbo, v6 | julia
Alfa Romeo | 156 | medium car | G | seats 5, petrol, v6
Alfa Romeo | 159 | medium car | G | seats 5, petrol, diesel, v6
Aston Martin | Rapide | luxury car | VG | seats 4, petrol, v12
Audi | A4 | medium car | VG | seats 5, tow 1700, petrol, diesel, turbo
Audi | S4 | medium car | VG | seats 5, petrol, v6, turbo
Audi | RS 4 | medium car | VG | seats 5, petrol, v6, v8, turbo
Audi | A5 | medium car | VG | seats 5 4, tow 1700, petrol, diesel, turbo
Audi | S5 | medium car | VG | seats 5 4, petrol, v6, v8, turbo
Audi | RS 5 | medium car | VG | seats 5 4, petrol, v6, v8, turbo
Audi | A6 | large car | VG | seats 5, tow 2000, petrol, diesel, turbo, v6
Audi | S6 | large car | VG | seats 5, petrol, v8, v6, turbo
Audi | RS 6 | large car | VG | seats 5, tow 2100, petrol, v8, turbo | rs6 avant
Audi | A7 | large car | VG | seats 5 4, tow 2000, petrol, diesel, v6, turbo
Audi | S7 | large car | VG | seats 5, petrol, v8, turbo
Audi | RS 7 | large car | VG | seats 5, petrol, v8, turbo
Audi | A8 | luxury car | VG | seats 5, tow 2200, petrol, diesel, v8, v6, turbo
Audi | S8 | luxury car | VG | seats 5, petrol, v8, turbo
Audi | e-tron GT | large car | VG | seats 5 4, range 487, electric
Audi | A4 allroad | medium car | VG | seats 5, tow 2100, petrol, diesel, turbo | allroad
Audi | A6 allroad | large car | VG | seats 5, tow 2500, diesel, v6, turbo
Audi | 80 | medium car | VG | seats 5, petrol
Bentley | Continental | luxury car | VG | seats 4, petrol, v8, turbo | continental gt
Bentley | Flying Spur | luxury car | VG | seats 5, petrol, plug-in hybrid, v8, v6, turbo | flying
Bentley | Mulsanne | luxury car | VG | seats 5, petrol, v8, turbo
Bentley | Arnage | luxury car | VG | seats 5, petrol, v8, turbo
BMW | 3 Series | medium car | G | seats 5, tow 1600, petrol, diesel, plug-in hybrid, turbo, v6 | 3, 316i, 318i, 318d, 320i, 320d, 323i, 325i, 328i, 330i, 330d, 330e, 330ci, 320ci, 335i, 340i, m340i
BMW | 4 Series | medium car | G | seats 4, petrol, diesel, turbo | 4, 418i, 420i, 420d, 425d, 428i, 430i, 435i, 440i, m440i
BMW | 5 Series | large car | G | seats 5, tow 2000, petrol, diesel, plug-in hybrid, turbo, v8 | 5, 520i, 520d, 523i, 525i, 525d, 528i, 530i, 530d, 530e, 535i, 535d, 540i, 550i
BMW | 6 Series | large car | G | seats 4, petrol, diesel, v8, turbo | 6, 630i, 640i, 645ci, 650i, 640d
BMW | 7 Series | luxury car | G | seats 5, tow 2000, petrol, diesel, v8, turbo | 7, 730i, 730d, 735i, 740i, 740li, 740e, 750i, 750li, 760li
BMW | 8 Series | large car | G | seats 4, petrol, v8, turbo | 8, 840i, m850i, 850i
BMW | M3 | medium car | VG | seats 5, petrol, turbo, v8
BMW | M5 | large car | VG | seats 5, petrol, plug-in hybrid, v8, v10, turbo
BMW | M6 | large car | VG | seats 4, petrol, v8, v10, turbo
BMW | M8 | large car | VG | seats 4, petrol, v8, turbo
BMW | i4 | medium car | VG | seats 5, tow 1600, range 590, electric
BMW | i5 | large car | VG | seats 5, tow 2000, range 582, electric
BMW | i7 | luxury car | VG | seats 5, range 625, electric
BMW | Alpina B3 | medium car | G | seats 5, petrol, turbo | alpina, b3
BYD | Seal | medium car | G | seats 5, tow 750, range 570, electric
Cadillac | CTS | large car | VG | seats 5, petrol, v6
Chevrolet | Impala | large car | VG | seats 5, petrol, v8
Chrysler | 300 | large car | VG | seats 5, tow 1725, petrol, diesel, v6, v8 | 300c, 300 srt, srt8
Chrysler | Sebring | medium car | VG | seats 5, petrol, v6
Chrysler | Valiant | large car | G | seats 5, petrol, v8
Citroen | C5 | medium car | G | seats 5, tow 1500, petrol, diesel, turbo, v6
Citroen | C5 X | medium car | G | seats 5, petrol, turbo
Citroen | C6 | large car | G | seats 5, diesel, v6
Citroen | DS5 | medium car | G | seats 5, petrol, diesel
Dodge | Avenger | medium car | VG | seats 5, petrol, v6
Dodge | Charger | large car | VG | seats 5, petrol, v8
Ford | Falcon | large car | G | seats 5, tow 2300, petrol, LPG, v8, turbo | falcon xr6, xr6, xr8, falcon xr6 turbo
Ford | Fairmont | large car | VG | seats 5, tow 2300, petrol, v8
Ford | Fairlane | luxury car | G | seats 5, tow 2300, petrol, v8
Ford | LTD | luxury car | VG | seats 5, tow 2300, petrol, v8
Ford | Mondeo | medium car | G | seats 5, tow 1600, petrol, diesel, turbo
Ford | Telstar | medium car | G | seats 5, petrol
Ford | Taurus | large car | VG | seats 5, petrol, v6
FPV | GT | large car | G | seats 5, petrol, v8 | gt p, gt e
FPV | F6 | large car | G | seats 5, petrol, turbo | typhoon, tornado
FPV | GS | large car | G | seats 5, petrol, v8
Genesis | G70 | medium car | VG | seats 5, petrol, turbo, v6
Genesis | G80 | large car | VG | seats 5, petrol, electric, turbo, v6
Genesis | G90 | luxury car | VG | seats 5, petrol, v6, turbo
Holden | Commodore | large car | G | seats 5, tow 2100, petrol, diesel, LPG, v8, v6, turbo | commadore, comodore, commodor, commo, ss commodore, vf commodore, ve commodore
Holden | Calais | large car | G | seats 5, tow 2100, petrol, v8, v6
Holden | Berlina | large car | G | seats 5, tow 2100, petrol, v8, v6
Holden | Statesman | luxury car | G | seats 5, tow 2100, petrol, v8, v6
Holden | Caprice | luxury car | G | seats 5, tow 2100, petrol, v8, v6
Holden | Kingswood | large car | G | seats 5, petrol, v8
Holden | Torana | medium car | G | seats 5, petrol, v8
Holden | Vectra | medium car | G | seats 5, petrol, v6
Holden | Epica | medium car | G | seats 5, petrol, diesel
Holden | Malibu | medium car | G | seats 5, tow 1300, petrol, diesel
Holden | Insignia | medium car | G | seats 5, petrol, v6, turbo
Holden | HDT | large car | G | seats 5, petrol, v8 | hdt brock
Honda | Accord | medium car | VG | seats 5, tow 1500, petrol, hybrid, v6, turbo
Honda | Accord Euro | medium car | G | seats 5, tow 1500, petrol | euro
Honda | Legend | luxury car | G | seats 5, petrol, hybrid, v6
Honda | Torneo | medium car | G | seats 5, petrol
HSV | Clubsport | large car | G | seats 5, tow 1600, petrol, v8 | clubsport r8
HSV | GTS | large car | G | seats 5, petrol, v8 | gts r
HSV | Senator | large car | G | seats 5, petrol, v8
HSV | Grange | luxury car | G | seats 5, petrol, v8
Hyundai | i40 | medium car | G | seats 5, tow 1600, petrol, diesel, turbo
Hyundai | i45 | medium car | G | seats 5, tow 1500, petrol
Hyundai | Sonata | medium car | VG | seats 5, tow 1300, petrol, turbo, v6
Hyundai | Genesis | luxury car | VG | seats 5, petrol, v6
Hyundai | Grandeur | large car | G | seats 5, petrol, v6
Hyundai | Azera | large car | VG | seats 5, petrol, v6
Hyundai | IONIQ 6 | medium car | VG | seats 5, tow 1500, range 614, electric | ionic 6
Infiniti | Q50 | medium car | VG | seats 5, petrol, hybrid, v6, turbo
Infiniti | Q70 | large car | VG | seats 5, petrol, hybrid, v6
Infiniti | G37 | medium car | VG | seats 4, petrol, v6
Jaguar | XE | medium car | VG | seats 5, petrol, diesel, turbo, v6
Jaguar | XF | large car | VG | seats 5, petrol, diesel, turbo, v6
Jaguar | XJ | luxury car | VG | seats 5, petrol, diesel, v6, v8 | xj6, xj8, xjr
Jaguar | X-Type | medium car | VG | seats 5, petrol, diesel, v6 | x
Jaguar | S-Type | large car | VG | seats 5, petrol, diesel, v6, v8
Kia | Stinger | large car | VG | seats 5, tow 1500, petrol, v6, turbo
Kia | Optima | medium car | VG | seats 5, tow 1200, petrol, turbo
Kia | Magentis | medium car | G | seats 5, petrol, v6
Kia | EV4 | medium car | G | seats 5, tow 1000, range 612, electric
Lexus | IS | medium car | VG | seats 5, petrol, hybrid, v6, v8, turbo | is200, is200t, is250, is250c, is300, is300h, is350, isf
Lexus | ES | large car | VG | seats 5, petrol, hybrid, v6 | es250, es300, es300h, es350
Lexus | GS | large car | VG | seats 5, petrol, hybrid, v6, v8 | gs250, gs300, gs350, gs450h, gsf
Lexus | HS | medium car | VG | seats 5, hybrid | hs250h
Lexus | LS | luxury car | VG | seats 5, petrol, hybrid, v8, v6, turbo | ls400, ls430, ls460, ls500, ls500h, ls600h
Leyland | P76 | large car | G | seats 5, petrol, v8
Lotus | Emeya | luxury car | G | seats 5, electric
Maserati | Ghibli | large car | VG | seats 5, petrol, diesel, v6, v8, turbo
Maserati | Quattroporte | luxury car | VG | seats 5, petrol, diesel, v6, v8, turbo
Mazda | 6 | medium car | G | seats 5, tow 1550, petrol, diesel, turbo | mazda6, atenza
Mazda | 626 | medium car | VG | seats 5, petrol
Mazda | 6e | medium car | G | seats 5, electric | mazda6e
Mercedes-Benz | C-Class | medium car | VG | seats 5, tow 1800, petrol, diesel, hybrid, plug-in hybrid, turbo, v6, v8 | c180, c200, c220, c220d, c230, c240, c250, c280, c300, c300e, c320, c350, c43, c55, c63
Mercedes-Benz | E-Class | large car | VG | seats 5, tow 2100, petrol, diesel, plug-in hybrid, turbo, v6, v8 | e200, e220, e220d, e240, e250, e280, e300, e320, e350, e400, e430, e500, e53, e55, e63
Mercedes-Benz | S-Class | luxury car | VG | seats 5, tow 2100, petrol, diesel, plug-in hybrid, v8, v6, turbo | s320, s350, s400, s430, s450, s450l, s500, s560, s63, s65, s580
Mercedes-Benz | CLE | medium car | VG | seats 4, petrol, turbo | cle200, cle300, cle450, cle53
Mercedes-Benz | CLS | large car | G | seats 5, petrol, diesel, v6, v8, turbo | cls class, cls250, cls350, cls400, cls450, cls500, cls53, cls63
Mercedes-Benz | EQE | large car | G | seats 5, tow 750, range 626, electric | eqe300, eqe350
Mercedes-Benz | EQS | luxury car | G | seats 5, tow 750, range 770, electric | eqs53, eqs450
Mercedes-Benz | 190 | medium car | VG | seats 5, petrol | 190e
Mercedes-Benz | 560 | luxury car | VG | seats 5, petrol, v8 | 560sel, 560sl
Mercedes-Benz | 420 | luxury car | VG | seats 5, petrol, v8
Mercedes-Benz | Maybach | luxury car | G | seats 4, petrol, v12, v8, turbo | maybach s class
MG | MG6 | medium car | G | seats 5, petrol, turbo | 6
MG | MG7 | large car | G | seats 5, petrol, turbo | 7
MG | IM5 | large car | G | seats 5, electric
Mitsubishi | Galant | medium car | VG | seats 5, petrol, v6
Mitsubishi | Magna | large car | G | seats 5, petrol, v6
Mitsubishi | Verada | large car | G | seats 5, petrol, v6
Mitsubishi | 380 | large car | G | seats 5, tow 1600, petrol, v6
Nissan | Altima | medium car | VG | seats 5, tow 1200, petrol, v6
Nissan | Maxima | large car | VG | seats 5, tow 1500, petrol, v6
Nissan | Teana | large car | G | seats 5, petrol, v6
Nissan | Skyline | large car | G | seats 5, petrol, hybrid, v6, turbo
Nissan | Fuga | luxury car | G | seats 5, petrol, hybrid, v6
Nissan | Cima | luxury car | G | seats 5, hybrid, v6
Nissan | Stagea | large car | G | seats 5, petrol, turbo
Nissan | Laurel | large car | G | seats 5, petrol, turbo
Nissan | Cedric | large car | G | seats 5, petrol, turbo
Opel | Insignia | medium car | G | seats 5, petrol, diesel, turbo
Packard | 120 | luxury car | G | seats 5, petrol
Peugeot | 407 | medium car | G | seats 5, petrol, diesel, v6
Peugeot | 408 | medium car | G | seats 5, petrol, plug-in hybrid, turbo
Peugeot | 508 | large car | G | seats 5, tow 1500, petrol, diesel, plug-in hybrid, turbo
Polestar | 2 | medium car | G | seats 5, tow 1500, range 654, electric | polestar 2
Porsche | Panamera | luxury car | VG | seats 5 4, petrol, diesel, plug-in hybrid, v6, v8, turbo
Porsche | Taycan | luxury car | VG | seats 5 4, range 590, electric | tycan
Renault | Laguna | medium car | G | seats 5, petrol, diesel
Renault | Latitude | medium car | G | seats 5, petrol, diesel, v6
Rolls-Royce | Dawn | luxury car | VG | seats 4, petrol, v12, turbo
Rolls-Royce | Ghost | luxury car | VG | seats 5, petrol, v12, turbo
Rolls-Royce | Phantom | luxury car | VG | seats 5, petrol, v12
Rolls-Royce | Silver Shadow | luxury car | G | seats 5, petrol, v8
Rolls-Royce | Spectre | luxury car | VG | seats 4, range 530, electric
Rolls-Royce | Wraith | luxury car | VG | seats 4, petrol, v12, turbo
Rover | 75 | large car | G | seats 5, petrol, v6
Saab | 9-3 | medium car | VG | seats 5, petrol, diesel, turbo
Saab | 9-5 | large car | VG | seats 5, petrol, diesel, turbo
Saab | 900 | medium car | VG | seats 5, petrol, turbo
Skoda | Octavia | medium car | G | seats 5, tow 1600, petrol, diesel, turbo
Skoda | Superb | large car | G | seats 5, tow 2200, petrol, diesel, turbo, v6
Subaru | Liberty | medium car | G | seats 5, tow 1500, petrol, diesel, turbo
Subaru | Legacy | medium car | VG | seats 5, petrol, turbo
Subaru | Levorg | medium car | G | seats 5, tow 1200, petrol, turbo
Suzuki | Kizashi | medium car | VG | seats 5, petrol
Tesla | Model 3 | medium car | VG | seats 5, tow 1000, range 629, electric
Tesla | Model S | luxury car | VG | seats 5, range 634, electric
Toyota | Camry | medium car | VG | seats 5, tow 1200, petrol, hybrid, v6 | camrey
Toyota | Avensis | medium car | G | seats 5, tow 1300, petrol
Toyota | Aurion | large car | G | seats 5, tow 1600, petrol, v6
Toyota | Avalon | large car | VG | seats 5, tow 1600, petrol, v6
Toyota | Crown | luxury car | VG | seats 5, petrol, hybrid, v6
Toyota | Mark X | large car | G | seats 5, petrol, v6 | mark
Toyota | Mark II | large car | G | seats 5, petrol
Toyota | Altezza | medium car | G | seats 5, petrol
Toyota | Caldina | medium car | G | seats 5, petrol, turbo
Toyota | Sai | medium car | G | seats 5, hybrid
Toyota | Century | luxury car | G | seats 5, petrol, hybrid, v8
Toyota | Mirai | large car | VG | seats 4
Toyota | Vienta | large car | G | seats 5, petrol, v6
Toyota | Chaser | medium car | G | seats 5, petrol, turbo
Volkswagen | Passat | medium car | VG | seats 5, tow 2000, petrol, diesel, turbo, v6 | alltrack, passat alltrack
Volkswagen | CC | large car | VG | seats 5 4, tow 1900, petrol, diesel, v6, turbo | passat cc
Volkswagen | Arteon | large car | VG | seats 5, tow 1900, petrol, turbo
Volvo | S60 | medium car | VG | seats 5, tow 1800, petrol, diesel, plug-in hybrid, turbo
Volvo | S80 | large car | VG | seats 5, petrol, diesel, turbo
Volvo | S90 | large car | VG | seats 5, petrol, turbo
Volvo | V60 | medium car | VG | seats 5, tow 1800, petrol, diesel, turbo | v60 cross country
Volvo | V70 | large car | VG | seats 5, petrol, diesel, turbo
Volvo | V90 | large car | VG | seats 5, petrol, diesel, turbo | v90 cross country
Volvo | 850 | large car | G | seats 5, petrol, turbo
Volvo | 240 | large car | G | seats 5, petrol
`;
