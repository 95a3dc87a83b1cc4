// Vans, people movers and small buses: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const vans = `
BYD | e6 | people mover | VG | seats 5, range 415, electric
BYD | T3 | light van | AG | seats 2, electric, ads 1
Chrysler | Grand Voyager | people mover | AVG | seats 7, tow 1600, petrol, diesel, v6, ads 3 | voyager, grand
Citroen | C4 Picasso | people mover | AG | seats 5, petrol, diesel, turbo, ads 1 | grand c4 picasso, grand picasso, picasso, grand
Citroen | Berlingo | light van | AG | seats 2 3, tow 1000, petrol, diesel, ads 5 | berlingo van
Citroen | Dispatch | medium van | G | seats 3, diesel
Daihatsu | Hijet | micro van | AG | seats 2, petrol, price 28, ads 10
Daihatsu | Midget | micro van | AG | seats 1, petrol, ads 1
Fiat | Doblo | light van | AG | seats 2, petrol, diesel, ads 2
Fiat | Scudo | medium van | AG | seats 3, diesel, turbo, ads 2
Fiat | Ducato | large van | AVG | seats 3, tow 2500, diesel, turbo, ads 5
Ford | Transit | large van | AVG | seats 3, tow 3500, diesel, turbo, price 85, ads 15
Ford | Transit Custom | medium van | AG | seats 3, tow 2500, diesel, plug-in hybrid, turbo, price 69, ads 9
Ford | E-Transit | large van | G | seats 3, range 307, electric | e transit custom
Ford | Transit Connect | light van | VG | seats 2, petrol
Ford | Tourneo | people mover | G | seats 8, tow 2000, diesel, turbo | tourneo custom
Ford | Econovan | medium van | G | seats 3, petrol
Foton | View | medium van | G | seats 3, diesel
Fuso | Rosa | bus | G | gvm 8.6, diesel | rosa bus
Holden | Zafira | people mover | G | seats 7, petrol
Holden | Combo | light van | AG | seats 2, petrol, ads 2
Honda | Odyssey | people mover | AVG | seats 7, tow 1000, petrol, price 74, ads 28 | odyssy, oddyssey
Honda | Stepwgn | people mover | G | seats 8 7, petrol, hybrid, turbo | step wagon
Honda | Freed | people mover | G | seats 7 6, petrol, hybrid
Honda | Stream | people mover | G | seats 7, petrol
Hyundai | iLoad | medium van | AG | seats 3, tow 1500, petrol, diesel, turbo, price 50, ads 60
Hyundai | iMax | people mover | AG | seats 8, tow 1500, petrol, diesel, turbo, price 44, ads 23
Hyundai | Staria | people mover | ATG | seats 8, tow 2500, petrol, diesel, hybrid, turbo, v6, price 60, ads 3
Hyundai | Staria Load | medium van | AG | seats 2 5, tow 2500, diesel, turbo, ads 1
Hyundai | Trajet | people mover | AG | seats 7, petrol, ads 1
Iveco | Daily 35S | large van | AG | gvm 3.8, diesel, ads 19 | daily, daily van
Kia | Carnival | people mover | ATVG | seats 8, tow 2000, petrol, diesel, hybrid, v6, turbo, price 64, ads 122 | grand carnival, carnaval
Kia | Rondo | people mover | AVG | seats 7, tow 1500, petrol, ads 5
Kia | Pregio | medium van | G | seats 3, diesel
LDV | G10 | medium van | AG | seats 2, tow 1500, petrol, diesel, turbo, price 37, ads 31
LDV | V80 | large van | AG | seats 3, tow 1800, diesel, turbo, price 42, ads 9
LDV | Deliver 7 | medium van | G | seats 3, diesel, turbo
LDV | Deliver 9 | large van | AG | seats 3, tow 2800, diesel, turbo, price 52, ads 9 | deliver
LDV | eDeliver 7 | medium van | G | seats 3, electric
LDV | eDeliver 9 | large van | AG | seats 3, electric, ads 1 | edeliver
LDV | Mifa | people mover | AG | seats 7, petrol, turbo, ads 3
LDV | Mifa 9 | people mover | AG | seats 7, range 430, electric, ads 1
Lexus | LM | people mover | G | seats 7 4, hybrid, price 170 | lm350h, lm500h
MAN | TGE | large van | G | gvm 3.5, diesel
Mazda | E2000 | medium van | AG | seats 3, petrol, ads 2 | e series van, e2200
Mazda | MPV | people mover | AVG | seats 7, tow 1600, petrol, v6, turbo, ads 4
Mazda | Premacy | people mover | G | seats 7, petrol, diesel
Mazda | Biante | people mover | G | seats 8, petrol
Mazda | Bongo | medium van | G | seats 3 8, petrol, diesel
Mercedes-Benz | R-Class | people mover | AVG | seats 7 6, tow 2100, petrol, diesel, v6, ads 3 | r300, r320, r350
Mercedes-Benz | EQV | people mover | G | seats 7, range 418, electric, price 145
Mercedes-Benz | V-Class | people mover | AG | seats 7 8, tow 2500, diesel, turbo, price 100, ads 6 | v220, v250, v300, viano
Mercedes-Benz | Vito | medium van | AG | seats 2, tow 2500, diesel, turbo, price 56, ads 18 | vitto
Mercedes-Benz | eVito | medium van | G | seats 3, range 262, electric
Mercedes-Benz | Valente | people mover | AG | seats 8, tow 2500, diesel, turbo, ads 2
Mercedes-Benz | Sprinter | large van | AVG | seats 2, tow 3500, diesel, turbo, v6, price 79, ads 33 | sprintor
Mercedes-Benz | eSprinter | large van | VG | seats 3, electric
Mercedes-Benz | Citan | light van | G | seats 2, petrol, diesel
Mercedes-Benz | MB100 | medium van | AG | seats 3, diesel, ads 2 | mb140
Mitsubishi | Grandis | people mover | G | seats 7, petrol
Mitsubishi | Delica | people mover | AG | seats 8 7, petrol, diesel, v6, turbo, price 40, ads 19 | delica d5
Mitsubishi | Express | medium van | AG | seats 2 3, petrol, diesel, turbo, price 54, ads 8
Mitsubishi | Xpander | people mover | G | seats 7, petrol
Mitsubishi | Minicab | micro van | G | seats 2, petrol, electric
Mitsubishi | Starwagon | people mover | G | seats 8, petrol, diesel
Nissan | Elgrand | people mover | AG | seats 8 7, petrol, v6, price 52, ads 49
Nissan | Serena | people mover | AG | seats 8, petrol, hybrid, price 26, ads 12
Nissan | Lafesta | people mover | G | seats 7, petrol
Nissan | NV350 | medium van | AG | seats 3, petrol, diesel, price 36, ads 10 | caravan, urvan, nv350 caravan
Nissan | NV200 | light van | VG | seats 2 5, petrol | vanette
Nissan | e-NV200 | light van | G | seats 2 5 7, range 200, electric
Opel | Zafira | people mover | G | seats 7, petrol
Peugeot | Partner | light van | G | seats 2 3, tow 1000, petrol, diesel, turbo
Peugeot | Expert | medium van | AG | seats 3, tow 1500, diesel, turbo, price 50, ads 4
Peugeot | Boxer | large van | G | seats 3, tow 2500, diesel, turbo
Proton | Exora | people mover | G | seats 7, petrol
Renault | Scenic | people mover | G | seats 5, petrol, diesel | scenic e tech
Renault | Kangoo | light van | AG | seats 2, tow 1500, petrol, diesel, turbo, price 40, ads 12 | kangaroo van
Renault | Kangoo E-Tech | light van | G | seats 2, range 300, electric
Renault | Trafic | medium van | AG | seats 3, tow 2000, diesel, turbo, price 57, ads 17 | traffic
Renault | Master | large van | AG | seats 3, tow 2500, diesel, turbo, price 63, ads 10
SsangYong | Stavic | people mover | AG | seats 7, tow 2500, diesel, turbo, ads 2
Subaru | Exiga | people mover | G | seats 7, petrol, turbo
Subaru | Sambar | micro van | AG | seats 2, petrol, ads 1
Suzuki | APV | medium van | AG | seats 2, petrol, ads 1
Suzuki | Carry | micro van | AG | seats 2, petrol, ads 3
Suzuki | Every | micro van | AG | seats 2 4, petrol, turbo, ads 3
Suzuki | Landy | people mover | G | seats 8, petrol, hybrid
Toyota | HiAce | medium van | AG | seats 2 3, tow 1900, petrol, diesel, v6, turbo, price 55, ads 208 | hiase, highace
Toyota | Regius Ace | medium van | AG | seats 3 6, petrol, diesel, ads 1 | regius
Toyota | Granvia | people mover | AG | seats 8, tow 1500, diesel, turbo, price 70, ads 2
Toyota | Coaster | bus | AG | seats 22, diesel, ads 2
Toyota | Tarago | people mover | AG | seats 8, tow 1600, petrol, v6, price 61, ads 29 | terago
Toyota | Estima | people mover | AG | seats 8, tow 1500, petrol, hybrid, v6, price 49, ads 89 | previa
Toyota | Alphard | people mover | AG | seats 8 7, tow 1500, petrol, hybrid, v6, price 156, ads 15 | alfard
Toyota | Vellfire | people mover | AG | seats 8 7, tow 1500, petrol, hybrid, v6, price 173, ads 11 | velfire
Toyota | Voxy | people mover | AG | seats 8 7, petrol, hybrid, price 55, ads 10
Toyota | Noah | people mover | AG | seats 8 7, petrol, hybrid, ads 5
Toyota | Esquire | people mover | G | seats 7, petrol, hybrid
Toyota | Sienta | people mover | G | seats 7, petrol, hybrid
Toyota | Wish | people mover | G | seats 7, petrol
Toyota | Ipsum | people mover | G | seats 7, petrol
Toyota | Avensis Verso | people mover | AG | seats 7, tow 1300, petrol, ads 4
Toyota | Prius V | people mover | AVG | seats 7, hybrid, ads 3 | prius alpha, prius plus
Toyota | Sienna | people mover | VG | seats 8, petrol, hybrid, v6
Toyota | Spacia | people mover | G | seats 7, petrol
Toyota | TownAce | light van | G | seats 2 5, petrol, diesel | liteace
Toyota | Probox | light van | G | seats 5, petrol, hybrid
Toyota | Succeed | light van | G | seats 5, petrol, hybrid
Volkswagen | ID. Buzz | people mover | VG | seats 7 5, tow 1000, range 450, electric, price 90 | id buzz cargo, buzz
Volkswagen | Caddy | light van | AG | seats 2 7, tow 1500, petrol, diesel, turbo, price 48, ads 36
Volkswagen | Transporter | medium van | AG | seats 2 5, tow 2500, petrol, diesel, plug-in hybrid, turbo, price 51, ads 22 | t5, t6, kombi, combi
Volkswagen | Multivan | people mover | AG | seats 7, tow 2500, petrol, diesel, plug-in hybrid, turbo, price 94, ads 23
Volkswagen | Caravelle | people mover | AG | seats 9 8, tow 2500, diesel, turbo, ads 2
Volkswagen | Crafter | large van | AG | seats 3 2, tow 3000, diesel, turbo, price 73, ads 26
Volkswagen | Touran | people mover | G | seats 7, petrol, diesel, turbo
Xpeng | X9 | people mover | G | seats 7, electric
Zeekr | 009 | people mover | G | seats 7 6, electric, price 140
`;
