// Makes, also of vehicles whose models no table lists: make | other names and common misspellings.
export const marketMakes = `
Abarth | abath
Acura | accura
Adria
Airstream
Alfa Romeo | alfa, alpha romeo, alfa romio
Alpina
Alpine
Apollo | apollo motorhomes
Aprilia | aprillia, april
Aston Martin | aston, austin martin
Atlantic | atlantic caravans
Audi | aurdi
Austin
Austin-Healey | austin healey
Austrack
Autocar
Avan | avan caravans
Avida
Bailey | baily, bailey caravans
Bajaj
Benelli | beneli
Bentley | bently
Beta
Blue Tongue
BMW | bmv, beemer, bimmer, beamer, bm, bmw motorrad
Bobcat
Braaap
Brixton
BSA
Buell
Bugatti | bugati
Buick
Bushtracker
BYD | byd auto
Cadillac | cadilac, caddilac
Can-Am
Caterham
Caterpillar | cat
CFMOTO | cfmotto
Chery | cherry, chary
Chevrolet | chevy, chev, cheverolet, chevolet
Chrysler | crysler, chrystler
Citroen | citreon, citron, citroan
Compass | compass caravans
Concept | concept caravans
Condor | condor caravans
Coromal | coramal
Crusader | crusader caravans
Cub Campers | cub
Cupra | coupra
Dacia
Daewoo
DAF
Daihatsu | dihatsu, daihatzu
Datsun
Deepal
Dennis Eagle
Denza
Design RV
Dethleffs
Dodge
Dongfeng
Ducati | ducatti, dukati
Eden | eden caravans
Elddis
Elfin
Elite | elite caravans
Essential | essential caravans
Evernew
Ezytrail
Farizon
Ferrari | ferari, farrari
Fiat
Fisker
Fonzarelli
Ford
Foton
FPV | ford performance vehicles
Franklin | franklin caravans
Freightliner
Fuso | mitsubishi fuso, mitsubishi truck, fusso
GAC | aion
Galaxy | galaxy caravans
GasGas
Geely | geeley
Genesis | genisis
GMC
Goldstar RV | goldstar
Golf | golf caravans
Great Aussie | great aussie caravans
GWM | great wall, great wall motors
Harley-Davidson | harley, hd, harly, harley davison
Haval | havel, havall
Hero
Hillman
Hilltop | hilltop caravans
Hino | heno
Holden | holdon, holdan
Honda | hnda
Horizon | horizon motorhomes
HSV
Hummer
Husqvarna | husky, husqvana, huskvarna
Hymer
Hyosung | hyosong
Hyundai | hundai, hyndai, hyundia, huyndai, hyunday
Indian | indian motorcycle
INEOS | ineos automotive
Infiniti | infinity
International
Isuzu | izuzu, isuzi, isuzo, isuzu ute, isuzu trucks
Iveco | ivecco, iveco trucks
JAC
JAC Trucks | jac
Jaecoo | jaeco, jacoo
Jaguar | jag, jagwar, jaguer
Jawa
Jayco | jaco, jayko, jacyo, jayco caravans
JB Caravans | jb
Jeep | jeap, jepp
Jensen
JMC
Jurgens | jurgans
Kawasaki | kawaski, kwasaki, kawasaky, kwaka
Kayo
KEA | kea motorhomes
Kenworth | kenny
KGM | kg mobility
Kia | kea, kya, kiah
Kimberley | kimberly, kimberley kampers
Koenigsegg
KTM | ktm motorcycles
Kymco | kimco
Lada
Lamborghini | lambo, lamborgini, lamborgihni
Lancia
Land Rover | landy
LDV | lvd
Leader | leader caravans
Leapmotor
Legend | legend caravans
Lexus | lexis
Leyland
Lifestyle | lifestyle campers
Lincoln
LML
Lotus
Lotus Caravans | lotus caravan, lotus
Lucid
Lumberjack
Lunar
Lynk & Co | lynk
Mack
Mahindra | mahendra
Majestic | majestic caravans
MAN | man trucks
Mars Campers | mars
Maserati | mazerati, masserati
Maxus
Mazda | mazada, madza
McLaren | maclaren
MDC | market direct campers
Mercedes-Benz | mercedes, merc, benz, mercedez, merceds, mercades, merc benz
Mercury
MG | emgee, morris garages
Millard | millard caravans
Mini | bmw mini
Mitsubishi | mitsubushi, mitsibushi, mitsubisi, mitsubshi, mitsi
Morgan
Morris
Moto Guzzi | guzzi, moto guzi
MV Agusta | mv, agusta
Network RV | network
New Age | new age caravans
NIO
Nissan | nisan, nissian, nisson, nissen
Norton
Nova | nova caravans
Oldsmobile
Olympic | olympic caravans
Omoda
On The Move
Opel
Opus | opus camper
Packard
Pagani
Paramount | paramount caravans
Patriot Campers | patriot
Peterbilt
Peugeot | peugot, pugeot, peugeut, puegeot, pug
Piaggio | piagio
Plymouth
Polaris
Polestar
Pontiac
Porsche | porche, porshe, porshce, porcshe, porsch
Proton
Ram | dodge ram, ram trucks
Red Centre | red centre caravans
Regent | regent caravans
Renault | renalt, reno, renolt
Retreat | retreat caravans
Rivian
Roadstar
Rolls-Royce | rolls, rolls royse
Rover
Royal Enfield | enfield, royal enfeild
Royal Flair
Saab
Savic
Scania | scanea
SEA Electric | sea
Seat
Segway
Sherco
Sinotruk | howo
Sitrak
Skoda | scoda, skodah
Skywell
Smart
Snowy River | snowy river caravans
Spinifex
SsangYong | sangyong, ssanyong
Stark | stark future
Subaru | subaro, suburu, subarau, suberu, subura
Sunbeam
Sunland | sunland caravans
Sunliner
Super Soco | vmoto
Supreme | supreme caravans
Sur-Ron
Suzuki | suziki, suzki, susuki
Swift | swift caravans
SYM
Tadano
Talvor
Tata
Tesla | telsa, tesler
Thumpstar
Titanium | titanium caravans
TM Racing | tm
Toyota | toyata, toyoto, toyotta, tayota
Track Trailer
Trailblazer Caravans
Trakka
Trakmaster | track master
Triumph | triump, triumf
TVR
UD Trucks | ud, nissan diesel, nissan ud
Ultimate Campers | ultimate
Ural
Urban | urban caravans
Van Cruiser
Vauxhall
Vespa | vespar
Victory
VinFast
Viscount | viscount caravans
Vista RV | vista
Voge
Volkswagen | volkswagon, volkswaggon, volkswagan, vw, vdub, volks
Volvo | vovlo, volvo trucks
Western Star
White
Wiesmann
Windsor | windsor caravans
Winnebago | winnebego
Wolseley
Xpeng
Yadea
Yamaha | yamha, yahama, yammaha
Zeekr | zeeker
Zero | zero motorcycles
Zone RV | zone
Zontes
`;
