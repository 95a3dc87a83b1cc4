// Vans, people movers and small buses: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const vans = `
BYD | e6 | people mover | VG | seats 5, range 415, electric
BYD | T3 | light van | G | seats 2, electric
Chrysler | Grand Voyager | people mover | VG | seats 7, tow 1600, petrol, diesel, v6 | voyager, grand
Citroen | C4 Picasso | people mover | G | seats 5, petrol, diesel, turbo | grand c4 picasso, grand picasso, picasso, grand
Citroen | Berlingo | light van | G | seats 2 3, tow 1000, petrol, diesel | berlingo van
Citroen | Dispatch | medium van | G | seats 3, diesel
Daihatsu | Hijet | micro van | G | seats 2, petrol
Daihatsu | Midget | micro van | G | seats 1, petrol
Fiat | Doblo | light van | G | seats 2, petrol, diesel
Fiat | Scudo | medium van | G | seats 3, diesel, turbo
Fiat | Ducato | large van | VG | seats 3, tow 2500, diesel, turbo
Ford | Transit | large van | VG | seats 3, tow 3500, diesel, turbo
Ford | Transit Custom | medium van | G | seats 3, tow 2500, diesel, plug-in hybrid, turbo
Ford | E-Transit | large van | G | seats 3, range 307, electric | e transit custom
Ford | Transit Connect | light van | VG | seats 2, petrol
Ford | Tourneo | people mover | G | seats 8, tow 2000, diesel, turbo | tourneo custom
Ford | Econovan | medium van | G | seats 3, petrol
Foton | View | medium van | G | seats 3, diesel
Fuso | Rosa | bus | G | gvm 8.6, diesel | rosa bus
Holden | Zafira | people mover | G | seats 7, petrol
Holden | Combo | light van | G | seats 2, petrol
Honda | Odyssey | people mover | VG | seats 8 7, tow 1000, petrol | odyssy, oddyssey
Honda | Stepwgn | people mover | G | seats 8 7, petrol, hybrid, turbo | step wagon
Honda | Freed | people mover | G | seats 7 6, petrol, hybrid
Honda | Stream | people mover | G | seats 7, petrol
Hyundai | iLoad | medium van | G | seats 3 6, tow 1500, petrol, diesel, turbo
Hyundai | iMax | people mover | G | seats 8, tow 1500, petrol, diesel, turbo
Hyundai | Staria | people mover | TG | seats 8, tow 2500, petrol, diesel, hybrid, turbo, v6
Hyundai | Staria Load | medium van | G | seats 2 5, tow 2500, diesel, turbo
Hyundai | Trajet | people mover | G | seats 7, petrol
Iveco | Daily 35S | large van | G | gvm 3.8, diesel | daily, daily van
Kia | Carnival | people mover | TVG | seats 8, tow 2000, petrol, diesel, hybrid, v6, turbo | grand carnival, carnaval
Kia | Rondo | people mover | VG | seats 7, tow 1500, petrol
Kia | Pregio | medium van | G | seats 3, diesel
LDV | G10 | medium van | G | seats 3 7, tow 1500, petrol, diesel, turbo
LDV | V80 | large van | G | seats 3, tow 1800, diesel, turbo
LDV | Deliver 7 | medium van | G | seats 3, diesel, turbo
LDV | Deliver 9 | large van | G | seats 3, tow 2800, diesel, turbo | deliver
LDV | eDeliver 7 | medium van | G | seats 3, electric
LDV | eDeliver 9 | large van | G | seats 3, electric | edeliver
LDV | Mifa | people mover | G | seats 7, petrol, turbo
LDV | Mifa 9 | people mover | G | seats 7, range 430, electric
Lexus | LM | people mover | G | seats 7 4, hybrid | lm350h, lm500h
MAN | TGE | large van | G | gvm 3.5, diesel
Mazda | E2000 | medium van | G | seats 3, petrol | e series van, e2200
Mazda | MPV | people mover | VG | seats 7, tow 1600, petrol, v6, turbo
Mazda | Premacy | people mover | G | seats 7, petrol, diesel
Mazda | Biante | people mover | G | seats 8, petrol
Mazda | Bongo | medium van | G | seats 3 8, petrol, diesel
Mercedes-Benz | R-Class | people mover | VG | seats 7 6, tow 2100, petrol, diesel, v6 | r300, r320, r350
Mercedes-Benz | EQV | people mover | G | seats 7, range 418, electric
Mercedes-Benz | V-Class | people mover | G | seats 7 8, tow 2500, diesel, turbo | v220, v250, v300, viano
Mercedes-Benz | Vito | medium van | G | seats 3, tow 2500, diesel, turbo | vitto
Mercedes-Benz | eVito | medium van | G | seats 3, range 262, electric
Mercedes-Benz | Valente | people mover | G | seats 8, tow 2500, diesel, turbo
Mercedes-Benz | Sprinter | large van | VG | seats 3, tow 3500, diesel, turbo, v6 | sprintor
Mercedes-Benz | eSprinter | large van | VG | seats 3, electric
Mercedes-Benz | Citan | light van | G | seats 2, petrol, diesel
Mercedes-Benz | MB100 | medium van | G | seats 3, diesel | mb140
Mitsubishi | Grandis | people mover | G | seats 7, petrol
Mitsubishi | Delica | people mover | G | seats 8 7, petrol, diesel, v6, turbo | delica d5
Mitsubishi | Express | medium van | G | seats 3, petrol, diesel, turbo
Mitsubishi | Xpander | people mover | G | seats 7, petrol
Mitsubishi | Minicab | micro van | G | seats 2, petrol, electric
Mitsubishi | Starwagon | people mover | G | seats 8, petrol, diesel
Nissan | Elgrand | people mover | G | seats 8 7, petrol, v6
Nissan | Serena | people mover | G | seats 8, petrol, hybrid
Nissan | Lafesta | people mover | G | seats 7, petrol
Nissan | NV350 | medium van | G | seats 3, petrol, diesel | caravan, urvan, nv350 caravan
Nissan | NV200 | light van | VG | seats 2 5, petrol | vanette
Nissan | e-NV200 | light van | G | seats 2 5 7, range 200, electric
Opel | Zafira | people mover | G | seats 7, petrol
Peugeot | Partner | light van | G | seats 2 3, tow 1000, petrol, diesel, turbo
Peugeot | Expert | medium van | G | seats 3, tow 1500, diesel, turbo
Peugeot | Boxer | large van | G | seats 3, tow 2500, diesel, turbo
Proton | Exora | people mover | G | seats 7, petrol
Renault | Scenic | people mover | G | seats 5, petrol, diesel | scenic e tech
Renault | Kangoo | light van | G | seats 2, tow 1500, petrol, diesel, turbo | kangaroo van
Renault | Kangoo E-Tech | light van | G | seats 2, range 300, electric
Renault | Trafic | medium van | G | seats 3, tow 2000, diesel, turbo | traffic
Renault | Master | large van | G | seats 3, tow 2500, diesel, turbo
SsangYong | Stavic | people mover | G | seats 7, tow 2500, diesel, turbo
Subaru | Exiga | people mover | G | seats 7, petrol, turbo
Subaru | Sambar | micro van | G | seats 2, petrol
Suzuki | APV | medium van | G | seats 2, petrol
Suzuki | Carry | micro van | G | seats 2, petrol
Suzuki | Every | micro van | G | seats 2 4, petrol, turbo
Suzuki | Landy | people mover | G | seats 8, petrol, hybrid
Toyota | HiAce | medium van | G | seats 3 5 12, tow 1900, petrol, diesel, v6, turbo | hiase, highace
Toyota | Regius Ace | medium van | G | seats 3 6, petrol, diesel | regius
Toyota | Granvia | people mover | G | seats 8, tow 1500, diesel, turbo
Toyota | Coaster | bus | G | seats 22, diesel
Toyota | Tarago | people mover | G | seats 8, tow 1600, petrol, v6 | terago
Toyota | Estima | people mover | G | seats 8, tow 1500, petrol, hybrid, v6 | previa
Toyota | Alphard | people mover | G | seats 8 7, tow 1500, petrol, hybrid, v6 | alfard
Toyota | Vellfire | people mover | G | seats 8 7, tow 1500, petrol, hybrid, v6 | velfire
Toyota | Voxy | people mover | G | seats 8 7, petrol, hybrid
Toyota | Noah | people mover | G | seats 8 7, petrol, hybrid
Toyota | Esquire | people mover | G | seats 7, petrol, hybrid
Toyota | Sienta | people mover | G | seats 7, petrol, hybrid
Toyota | Wish | people mover | G | seats 7, petrol
Toyota | Ipsum | people mover | G | seats 7, petrol
Toyota | Avensis Verso | people mover | G | seats 7, tow 1300, petrol
Toyota | Prius V | people mover | VG | seats 7, hybrid | prius alpha, prius plus
Toyota | Sienna | people mover | VG | seats 8, petrol, hybrid, v6
Toyota | Spacia | people mover | G | seats 7, petrol
Toyota | TownAce | light van | G | seats 2 5, petrol, diesel | liteace
Toyota | Probox | light van | G | seats 5, petrol, hybrid
Toyota | Succeed | light van | G | seats 5, petrol, hybrid
Volkswagen | ID. Buzz | people mover | VG | seats 7 5, tow 1000, range 450, electric | id buzz cargo, buzz
Volkswagen | Caddy | light van | G | seats 2 5, tow 1500, petrol, diesel, turbo
Volkswagen | Transporter | medium van | G | seats 3, tow 2500, diesel, plug-in hybrid, turbo | t5, t6, kombi, combi
Volkswagen | Multivan | people mover | G | seats 7, tow 2500, diesel, plug-in hybrid, turbo
Volkswagen | Caravelle | people mover | G | seats 9 8, tow 2500, diesel, turbo
Volkswagen | Crafter | large van | G | seats 3, tow 3000, diesel, turbo
Volkswagen | Touran | people mover | G | seats 7, petrol, diesel, turbo
Xpeng | X9 | people mover | G | seats 7, electric
Zeekr | 009 | people mover | G | seats 7 6, electric
`;
