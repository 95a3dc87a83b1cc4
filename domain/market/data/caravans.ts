// Caravans, camper trailers, campervans and motorhomes: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const caravans = `
Adria | Coral | motorhome | G | feet 22-25
Adria | Twin | campervan | G | feet 18-21
Adria | Altea | touring caravan | G | feet 16-22
Airstream | International | touring caravan | VG | feet 20-25
Apollo | Euro Tourer | motorhome | G | feet 21-24
Apollo | Hitop | campervan | G | feet 17-18
Austrack | Tanami | hybrid caravan | G | feet 12-16
Austrack | Talawana | camper trailer | G | feet 10-12
Avan | Aspire | touring caravan | G | feet 16-22
Avan | Aliner | camper trailer | G | feet 12-14
Avan | Cruiseliner | camper trailer | G | feet 14-16
Avan | Erin | touring caravan | G | feet 16-20
Avan | Ovation | motorhome | G | feet 20-23
Avan | Applause | campervan | G | feet 20
Avan | Frances | touring caravan | G | feet 18-22
Avan | Owen | touring caravan | G | feet 18-22
Avan | Ray | pop-top | G | feet 14-18
Avida | Esperance | motorhome | G | feet 22-26
Avida | Eyre | motorhome | G | feet 21-24
Avida | Leura | motorhome | G | feet 22-25
Avida | Ceduna | motorhome | G | feet 24-27
Avida | Birdsville | motorhome | G | feet 18-21
Avida | Esplanade | motorhome | G | feet 24-28
Bailey | Rangefinder | touring caravan | G | feet 16-20
Bailey | Unicorn | touring caravan | G | feet 18-22
Bailey | Pegasus | touring caravan | G | feet 18-23
Bailey | Autograph | motorhome | G | feet 20-26
Bushtracker | 18 | off-road caravan | G | feet 18
Bushtracker | 20 | off-road caravan | G | feet 20
Concept | Ascot | touring caravan | G | feet 17-22
Concept | Innovation | touring caravan | G | feet 17-22
Concept | XLR | off-road caravan | G | feet 18-22
Coromal | Element | touring caravan | G | feet 16-22
Coromal | Princeton | touring caravan | G | feet 17-22
Coromal | Pioneer | off-road caravan | G | feet 18-22
Coromal | Soul Seeker | off-road caravan | G | feet 18-22
Coromal | Silhouette | pop-top | G | feet 12-16
Coromal | Lifestyle | touring caravan | G | feet 16-20
Coromal | Thrill Seeker | off-road caravan | G | feet 18-21
Crusader | Excalibur | touring caravan | G | feet 18-24
Crusader | Musketeer | off-road caravan | G | feet 16-22
Crusader | Prince | touring caravan | G | feet 19-23
Crusader | Gladiator | off-road caravan | G | feet 19-22
Crusader | Chameleon | hybrid caravan | G | feet 14-18
Crusader | Manhattan | touring caravan | G | feet 21-24
Cub Campers | Drover | camper trailer | G | feet 10-12
Cub Campers | Spacevan | camper trailer | G | feet 10-12
Design RV | Forerunner | off-road caravan | G | feet 19-23
Dethleffs | Globebus | motorhome | G | feet 20-23
Elddis | Avante | touring caravan | G | feet 18-22
Evernew | 700 Series | off-road caravan | G | feet 18-23
Ezytrail | Parkes | off-road caravan | G | feet 15-21
Ezytrail | Lincoln | camper trailer | G | feet 10-12
Ezytrail | Stirling | camper trailer | G | feet 10-12
Franklin | Core | touring caravan | G | feet 17-22
Franklin | Karavan | touring caravan | G | feet 14-20
Goldstar RV | Liberty | touring caravan | G | feet 18-22
Horizon | Casuarina | motorhome | G | feet 20-22
Horizon | Waratah | motorhome | G | feet 20-22
Horizon | Banksia | motorhome | G | feet 22-24
Hymer | B-Klasse | motorhome | G | feet 22-25
Jayco | Journey | touring caravan | G | feet 16-21
Jayco | Journey Outback | off-road caravan | G | feet 16-21
Jayco | Silverline | touring caravan | G | feet 18-24
Jayco | Silverline Outback | off-road caravan | G | feet 21-24
Jayco | Starcraft | family caravan | G | feet 16-22
Jayco | Starcraft Outback | off-road caravan | G | feet 16-22
Jayco | Expanda | pop-top | G | feet 14-18
Jayco | Expanda Outback | pop-top | G | feet 14-18
Jayco | All Terrain | off-road caravan | G | feet 18-21
Jayco | CrossTrak | hybrid caravan | G | feet 13-17
Jayco | Crosstrak Pop Top | pop-top | G | feet 13-17
Jayco | J-Pod | camper trailer | G | feet 11-13
Jayco | Base Station | touring caravan | G | feet 20-23
Jayco | Swan | camper trailer | G | feet 12-16
Jayco | Swift | camper trailer | G | feet 10-12
Jayco | Finch | camper trailer | G | feet 10-12
Jayco | Hawk | camper trailer | G | feet 12-14
Jayco | Lark | camper trailer | G | feet 10-12
Jayco | Eagle | camper trailer | G | feet 12-16
Jayco | Dove | camper trailer | G | feet 10-12
Jayco | Flamingo | camper trailer | G | feet 12-14
Jayco | Penguin | camper trailer | G | feet 10-11
Jayco | Freedom | touring caravan | G | feet 14-18
Jayco | Heritage | touring caravan | G | feet 18-22
Jayco | Sterling | touring caravan | G | feet 18-24
Jayco | Discovery | touring caravan | G | feet 16-20
Jayco | Conquest | motorhome | G | feet 20-25
Jayco | Optimum | motorhome | G | feet 25-28
Jayco | JRV | campervan | G | feet 18-20
JB Caravans | Dirt Roader | off-road caravan | G | feet 18-22
JB Caravans | Scorpion | off-road caravan | G | feet 18-22
JB Caravans | Gator | off-road caravan | G | feet 17-22
Jurgens | Lunagazer | touring caravan | G | feet 16-22
Jurgens | Sungazer | touring caravan | G | feet 18-21
Jurgens | Narawa | off-road caravan | G | feet 18-22
Jurgens | Skygazer | touring caravan | G | feet 15-17
Jurgens | Palm Beach | touring caravan | G | feet 18-22
KEA | Matika | motorhome | G | feet 20-24
Kimberley | Karavan | hybrid caravan | G | feet 13-16
Kimberley | Kruiser | off-road caravan | G | feet 14-22
Kimberley | Kamper | camper trailer | G | feet 12-14
Lotus Caravans | Trooper | off-road caravan | G | feet 19-22
Lotus Caravans | Off Grid | off-road caravan | G | feet 19-23
Lotus Caravans | Freelander | off-road caravan | G | feet 18-22
Lotus Caravans | Tremor | off-road caravan | G | feet 18-22
Lotus Caravans | Vogue | touring caravan | G | feet 19-22
Lotus Caravans | Caprice | touring caravan | G | feet 19-22
Lumberjack | Belah | hybrid caravan | G | feet 12-16
Lunar | Clubman | touring caravan | G | feet 18-22
Mars Campers | Spirit | camper trailer | G | feet 10-12
MDC | Robson | camper trailer | G | feet 10-12
MDC | Jackson | camper trailer | G | feet 10-12
MDC | XT | hybrid caravan | G | feet 10-20
Mercedes-Benz | Marco Polo | campervan | AG | seats 4, tow 2500, diesel, turbo, ads 1 | marco
Millard | Breakaway | touring caravan | G | feet 16-20
Millard | Longreach | off-road caravan | G | feet 18-22
Millard | Toura | touring caravan | G | feet 17-22
Millard | Vacationer | touring caravan | G | feet 18-22
Network RV | Bandit | off-road caravan | G | feet 18-22
New Age | Manta Ray | touring caravan | G | feet 16-22
New Age | Big Red | off-road caravan | G | feet 18-22
New Age | Wayfinder | touring caravan | G | feet 18-22
New Age | Bilby | touring caravan | G | feet 14-17
New Age | Road Owl | off-road caravan | G | feet 16-18
New Age | Gecko | touring caravan | G | feet 15-18
New Age | Desert Rose | off-road caravan | G | feet 18-22
New Age | Oz Classic | touring caravan | G | feet 18-22
New Age | Commando | off-road caravan | G | feet 18-22
Nova | Vita | touring caravan | G | feet 18-23
Nova | Bravo | touring caravan | G | feet 16-20
Nova | Terra Sportz | off-road caravan | G | feet 16-22
Olympic | Javelin | touring caravan | G | feet 18-22
Olympic | Medalist | touring caravan | G | feet 17-22
Opus | OP4 | camper trailer | G | feet 10-12
Opus | OP15 | hybrid caravan | G | feet 13-15
Paramount | Duet | touring caravan | G | feet 18-22
Paramount | Thunder | off-road caravan | G | feet 18-22
Patriot Campers | X1 | camper trailer | VG | feet 8-10
Patriot Campers | X3 | camper trailer | VG | feet 10-12
Red Centre | Larapinta | off-road caravan | G | feet 18-22
Retreat | Fraser | touring caravan | G | feet 18-22
Retreat | Whitsunday | touring caravan | G | feet 18-23
Retreat | Daydream | touring caravan | G | feet 18-22
Roadstar | Vacationer | touring caravan | G | feet 18-22
Roadstar | Voyager | touring caravan | G | feet 17-21
Roadstar | Safari Tamer | off-road caravan | G | feet 18-22
Royal Flair | Razor | off-road caravan | G | feet 18-22
Royal Flair | Piazza | touring caravan | G | feet 18-22
Snowy River | SRC | touring caravan | G | feet 15-24
Snowy River | SRT | off-road caravan | G | feet 16-23
Snowy River | SRP | touring caravan | G | feet 17-24
Sunland | Longreach | off-road caravan | G | feet 18-24
Sunland | Patriot | off-road caravan | G | feet 18-24
Sunliner | Switch | motorhome | G | feet 20-25
Sunliner | Pinto | motorhome | G | feet 20-22
Sunliner | Habitat | campervan | G | feet 20-22
Sunliner | Olantas | motorhome | G | feet 22-26
Sunliner | Navian | motorhome | G | feet 22-26
Supreme | Getaway | touring caravan | G | feet 17-22
Supreme | Classic | touring caravan | G | feet 17-22
Supreme | Spirit | touring caravan | G | feet 15-20
Supreme | Territory | off-road caravan | G | feet 17-22
Supreme | Executive | touring caravan | G | feet 19-23
Swift | Challenger | touring caravan | G | feet 18-22
Swift | Elegance | touring caravan | G | feet 20-23
Swift | Bolero | motorhome | G | feet 21-25
Swift | Escape | motorhome | G | feet 20-25
Talvor | Murana | campervan | G | feet 18-20
Talvor | Adventurer | motorhome | G | feet 23-25
Track Trailer | Tvan | camper trailer | G | feet 9-11
Trakka | Jabiru | campervan | G | feet 22
Trakka | Trakkadu | campervan | G | feet 17
Trakka | Torino | campervan | G | feet 20
Trakka | Trakkaway | motorhome | G | feet 22-25
Trakmaster | Pilbara | off-road caravan | G | feet 16-21
Trakmaster | Nullarbor | off-road caravan | G | feet 18-22
Ultimate Campers | Xplor | camper trailer | G | feet 10-12
Van Cruiser | Stylemaster | touring caravan | G | feet 18-22
Volkswagen | California | campervan | AG | seats 4, tow 2500, diesel, turbo, ads 1
Windsor | Rapid | pop-top | G | feet 13-16
Windsor | Genesis | touring caravan | G | feet 17-22
Windsor | Royale | touring caravan | G | feet 18-22
Windsor | Statesman | touring caravan | G | feet 18-22
Winnebago | Byron | motorhome | G | feet 22-24
Winnebago | Burleigh | motorhome | G | feet 22-26
Winnebago | Iluka | motorhome | G | feet 20-23
Winnebago | Jervis | motorhome | G | feet 23-25
Winnebago | Whitehaven | motorhome | G | feet 24-27
Winnebago | Bells | campervan | G | feet 20
Zone RV | Peregrine | off-road caravan | G | feet 16-22
Zone RV | Expedition | off-road caravan | G | feet 16-21
`;
