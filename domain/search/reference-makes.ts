/** Point 3: makes that a search URL may name before the site has ever had one in stock. */
export const referenceMakes: readonly string[] = `
Abarth, Adria, AION, Alfa Romeo, Alpine, AM General, Aprilia, Asia, Aston Martin, Audi, Austin, Austin Healey,
Avan, BAIC, Bedford, Benelli, Bentley, Beta, BMW, BMW Motorrad, Brabus, Buell, Bugatti, Buick, BYD, Cadillac,
Can-Am, Caterham, CFMOTO, Chery, Chevrolet, Chrysler, Citroën, Coromal, Cupra, Daewoo, DAF, Daihatsu, Daimler,
Datsun, Deepal, Dennis Eagle, Dodge, Ducati, Eunos, Ferrari, Fiat, Ford, Foton, FPV, Freightliner, FUSO, Geely,
Genesis, GMC, Great Wall, GWM, Harley-Davidson, Haval, HDT, Hino, Holden, Honda, HSV, Hummer, Husqvarna, Hyosung,
Hyundai, INEOS, Indian, Infiniti, International, Isuzu, Isuzu UTE, Iveco, JAC, Jaecoo, Jaguar, Jayco, Jeep, Jensen,
JMC, Kawasaki, Kenworth, KGM, Kia, KTM, Lada, Lamborghini, Lancia, Land Rover, LDV, Leapmotor, Lexus, Leyland,
Lincoln, Lotus, Mack, Mahindra, MAN, Maserati, Maybach, Mazda, McLaren, Mercedes-Benz, Mercury, MG, MINI,
Mitsubishi, Morgan, Moto Guzzi, MV Agusta, Nissan, Oldsmobile, Omoda, Opel, Peugeot, Piaggio, Plymouth, Polaris,
Polestar, Pontiac, Porsche, Proton, RAM, Range Rover, Renault, Rolls-Royce, Rover, Royal Enfield, Saab, Scania,
Seat, Sherco, Skoda, Skywell, smart, SsangYong, Subaru, Suzuki, SYM, Tata, Tesla, Toyota, Triumph, TVR, UD, Vespa,
Volkswagen, Volvo, Western Star, XPeng, Yamaha, ZEEKR`
  .split(",")
  .map((make) => make.trim());
