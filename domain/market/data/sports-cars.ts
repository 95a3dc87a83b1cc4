// Sports cars and supercars: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const sportsCars = `
Abarth | 124 | sports car | G | seats 2, petrol, turbo
Alfa Romeo | Brera | sports car | G | seats 4, petrol, diesel, v6
Alfa Romeo | GT | sports car | G | seats 4, petrol, v6
Alfa Romeo | 4C | sports car | VG | seats 2, petrol, turbo
Alfa Romeo | Spider | sports car | VG | seats 2, petrol, v6
Alpine | A110 | sports car | G | seats 2, petrol, turbo, price 110
Aston Martin | DB9 | sports car | AVG | seats 4, petrol, v12, ads 2
Aston Martin | DB11 | sports car | AVG | seats 4, petrol, v8, v12, turbo, price 420, ads 1
Aston Martin | DB12 | sports car | VG | seats 4, petrol, v8, turbo, price 460
Aston Martin | DBS | sports car | VG | seats 4, petrol, v12, turbo, price 600
Aston Martin | Vanquish | sports car | VG | seats 2, petrol, v12
Aston Martin | Vantage | sports car | AVG | seats 2, petrol, v8, v12, turbo, price 320, ads 1
Audi | TT | sports car | AVG | seats 4 2, petrol, turbo, price 97, ads 9 | tts, tt rs
Audi | R8 | supercar | AVG | seats 2, petrol, v10, v8, price 330, ads 2
BMW | M2 | sports car | AVG | seats 4, petrol, turbo, price 120, ads 6
BMW | M4 | sports car | AVG | seats 4, petrol, turbo, price 180, ads 4
BMW | Z3 | sports car | VG | seats 2, petrol
BMW | Z4 | sports car | AVG | seats 2, petrol, turbo, price 110, ads 4
BMW | 2002 | sports car | AG | seats 4, petrol, ads 1
BMW | i8 | supercar | AVG | seats 4, plug-in hybrid, turbo, ads 1
Caterham | Seven | sports car | AG | seats 2, petrol, ads 2
Chevrolet | Corvette | sports car | AVG | seats 2, petrol, v8, price 185, ads 5 | stingray
Chevrolet | Camaro | sports car | VG | seats 4, petrol, v8
Chrysler | Crossfire | sports car | VG | seats 2, petrol, v6
Daihatsu | Copen | sports car | G | seats 2, petrol, turbo
Datsun | 240Z | sports car | G | seats 2, petrol
Dodge | Challenger | sports car | VG | seats 4, petrol, v8
Dodge | Viper | supercar | AVG | seats 2, petrol, v10, ads 1
Ferrari | 250 | supercar | AG | seats 2, petrol, v12, ads 1
Ferrari | 296 | supercar | VG | seats 2, plug-in hybrid, v6, turbo, price 600 | 296 gtb, 296 gts
Ferrari | 360 | supercar | AVG | seats 2, petrol, v8, ads 1 | 360 modena
Ferrari | 430 | supercar | AVG | seats 2, petrol, v8, ads 1 | f430
Ferrari | 458 | supercar | VG | seats 2, petrol, v8, price 450 | 458 italia
Ferrari | 488 | supercar | VG | seats 2, petrol, v8, turbo, price 480
Ferrari | 612 | supercar | AG | seats 4, petrol, v12, ads 1 | 612 scaglietti
Ferrari | 812 | supercar | AVG | seats 2, petrol, v12, price 650, ads 1 | 812 superfast
Ferrari | California | supercar | AVG | seats 4, petrol, v8, turbo, price 420, ads 2 | california t
Ferrari | FF | supercar | VG | seats 4, petrol, v12
Ferrari | F8 | supercar | VG | seats 2, petrol, v8, turbo, price 520 | f8 tributo
Ferrari | GTC4Lusso | supercar | AVG | seats 4, petrol, v12, v8, ads 1 | gtc4
Ferrari | Portofino | supercar | VG | seats 4, petrol, v8, turbo, price 450
Ferrari | Roma | supercar | VG | seats 4, petrol, v8, turbo, price 450
Ferrari | SF90 | supercar | VG | seats 2, plug-in hybrid, v8, turbo, price 880
Fiat | 124 Spider | sports car | VG | seats 2, petrol, turbo
Ford | Mustang | sports car | AVG | seats 4, petrol, v8, turbo, price 72, ads 53
Ford | Cougar | sports car | G | seats 4, petrol, v6
Ford | Probe | sports car | VG | seats 4, petrol, v6
Ford | Capri | sports car | G | seats 2, petrol, turbo
Ford | GT40 | supercar | AG | seats 2, petrol, v8, ads 1
Holden | Monaro | sports car | AG | seats 4, tow 1600, petrol, v8, ads 4
Holden | Cascada | sports car | AG | seats 4, petrol, turbo, ads 4
Holden | Tigra | sports car | G | seats 2, petrol
Honda | Civic Type R | sports car | AVG | seats 4, petrol, turbo, price 76, ads 9 | type r
Honda | CR-Z | sports car | AVG | seats 4, hybrid, ads 2
Honda | S2000 | sports car | VG | seats 2, petrol
Honda | NSX | supercar | G | seats 2, petrol, hybrid, v6, turbo
Honda | Integra | sports car | AG | seats 4, petrol, ads 2
Honda | Prelude | sports car | VG | seats 4, petrol, hybrid
HSV | Coupe | sports car | AG | seats 4, petrol, v8, ads 2
Hyundai | Veloster | sports car | AVG | seats 4, petrol, turbo, price 46, ads 37
Hyundai | Tiburon | sports car | VG | seats 4, petrol, v6
Infiniti | Q60 | sports car | AVG | seats 4, petrol, v6, turbo, ads 1
Jaguar | F-Type | sports car | AVG | seats 2, petrol, v6, v8, turbo, price 160, ads 5
Jaguar | XK | sports car | AVG | seats 4, petrol, v8, ads 1 | xkr, xk8
Jaguar | XJS | sports car | AVG | seats 4, petrol, v12, ads 1 | xjsc
Lamborghini | Aventador | supercar | AVG | seats 2, petrol, v12, price 850, ads 1
Lamborghini | Gallardo | supercar | VG | seats 2, petrol, v10
Lamborghini | Huracan | supercar | VG | seats 2, petrol, v10, price 480
Lamborghini | Murcielago | supercar | VG | seats 2, petrol, v12
Lamborghini | Revuelto | supercar | VG | seats 2, plug-in hybrid, v12, price 1000
Lamborghini | Temerario | supercar | VG | seats 2, plug-in hybrid, v8, turbo
Lexus | RC | sports car | AVG | seats 4, petrol, v6, v8, turbo, price 110, ads 8 | rc200t, rc300, rc350, rcf
Lexus | LC | sports car | AVG | seats 4, petrol, hybrid, v8, price 220, ads 1 | lc500, lc500h
Lexus | SC | sports car | AVG | seats 4, petrol, v8, ads 1 | sc430
Lotus | Elise | sports car | AVG | seats 2, petrol, ads 1
Lotus | Exige | sports car | VG | seats 2, petrol, v6
Lotus | Evora | sports car | AVG | seats 4, petrol, v6, ads 2
Lotus | Emira | sports car | VG | seats 2, petrol, v6, turbo, price 200
Maserati | GranTurismo | sports car | AVG | seats 4, petrol, v8, v6, price 400, ads 5
Maserati | GranCabrio | sports car | AVG | seats 4, petrol, v8, v6, ads 2
Maserati | MC20 | supercar | VG | seats 2, petrol, v6, turbo, price 450
Mazda | MX-5 | sports car | AVG | seats 2, petrol, turbo, price 54, ads 13 | miata, mx5 miata
Mazda | RX-7 | sports car | VG | seats 2, petrol, turbo, rotary
Mazda | RX-8 | sports car | AVG | seats 4, petrol, rotary, ads 1
Mazda | Eunos | sports car | G | seats 4, petrol, v6
McLaren | 540C | supercar | AVG | seats 2, petrol, v8, turbo, ads 1
McLaren | 570S | supercar | AVG | seats 2, petrol, v8, turbo, price 400, ads 2
McLaren | 600LT | supercar | AVG | seats 2, petrol, v8, turbo, ads 1
McLaren | 650S | supercar | AVG | seats 2, petrol, v8, turbo, ads 1
McLaren | 720S | supercar | AVG | seats 2, petrol, v8, turbo, price 520, ads 3
McLaren | 750S | supercar | VG | seats 2, petrol, v8, turbo, price 590
McLaren | 765LT | supercar | VG | seats 2, petrol, v8, turbo
McLaren | Artura | supercar | VG | seats 2, plug-in hybrid, v6, turbo, price 450
McLaren | GT | supercar | VG | seats 2, petrol, v8, turbo, price 420
Mercedes-Benz | CLK | sports car | AG | seats 5 4, petrol, v6, v8, ads 8 | clk class, clk200, clk240, clk280, clk320, clk350, clk500, clk63
Mercedes-Benz | SL | sports car | AG | seats 2, petrol, v8, v6, turbo, price 250, ads 3 | sl class, sl350, sl500, sl55, sl63
Mercedes-Benz | SLK | sports car | AG | seats 2, petrol, turbo, v6, ads 1 | slk class, slk200, slk250, slk350, slk55
Mercedes-Benz | SLC | sports car | AG | seats 2, petrol, turbo, ads 1 | slc200, slc300, slc43
Mercedes-Benz | AMG GT | supercar | AVG | seats 2, petrol, v8, turbo, price 350, ads 3
MG | Cyberster | sports car | G | seats 2, range 503, electric, price 115
MG | F | sports car | AG | seats 2, petrol, ads 1 | mgf, tf, mg tf
MG | MGB | sports car | G | seats 2, petrol | b
Mini | Roadster | sports car | AG | seats 2, petrol, turbo, ads 1
Mini | Coupe | sports car | AG | seats 2, petrol, turbo, ads 1
Mitsubishi | Lancer Evolution | sports car | AVG | seats 5, petrol, turbo, price 43, ads 8 | evo, lancer evo
Mitsubishi | 3000GT | sports car | VG | seats 4, petrol, v6, turbo | gto
Mitsubishi | FTO | sports car | G | seats 4, petrol, v6
Morgan | Plus Four | sports car | VG | seats 2, petrol, turbo
Nissan | Silvia | sports car | AG | seats 4, petrol, turbo, ads 1 | 200sx
Nissan | 180SX | sports car | AG | seats 4, petrol, turbo, ads 1 | 180
Nissan | 300ZX | sports car | AVG | seats 2, petrol, v6, turbo, ads 1
Nissan | 350Z | sports car | AVG | seats 2, petrol, v6, ads 1
Nissan | 370Z | sports car | AVG | seats 2, petrol, v6, ads 7
Nissan | Z | sports car | AG | seats 2, petrol, v6, turbo, price 78, ads 3 | fairlady z, fairlady, 400z
Nissan | GT-R | supercar | AVG | seats 4, petrol, v6, turbo, price 210, ads 8 | skyline gtr
Peugeot | RCZ | sports car | AG | seats 4, petrol, diesel, turbo, ads 1
Porsche | 911 | sports car | AVG | seats 4 2, petrol, turbo, price 362, ads 14 | carrera, 911 carrera, 991, 992, 997
Porsche | 718 | sports car | AG | seats 2, petrol, turbo, price 151, ads 8 | 718 cayman, 718 boxster
Porsche | Boxster | sports car | AVG | seats 2, petrol, price 130, ads 6 | boxter
Porsche | Cayman | sports car | AVG | seats 2, petrol, price 130, ads 1
Porsche | 944 | sports car | VG | seats 4, petrol
Porsche | 928 | sports car | VG | seats 4, petrol, v8
Subaru | WRX | sports car | AVG | seats 5, tow 1200, petrol, turbo, price 62, ads 56 | wrx sti, sti
Subaru | BRZ | sports car | AVG | seats 4, petrol, price 50, ads 12
Subaru | SVX | sports car | VG | seats 4, petrol
Tesla | Roadster | sports car | VG | seats 2, electric
Toyota | GR Yaris | sports car | AG | seats 4, petrol, turbo, price 52, ads 7
Toyota | GR Corolla | sports car | AVG | seats 5, petrol, turbo, price 67, ads 2
Toyota | 86 | sports car | AVG | seats 4, petrol, price 49, ads 24 | toyota 86, gt86
Toyota | GR86 | sports car | AVG | seats 4, petrol, price 48, ads 3
Toyota | Supra | sports car | AVG | seats 2, petrol, turbo, price 95, ads 7 | gr supra
Toyota | Celica | sports car | AVG | seats 4, petrol, turbo, ads 2
Toyota | MR2 | sports car | AVG | seats 2, petrol, turbo, ads 1 | mr s, mr
Toyota | Soarer | sports car | G | seats 4, petrol, v8, turbo
Toyota | Paseo | sports car | VG | seats 4, petrol
Volkswagen | Eos | sports car | AVG | seats 4, petrol, diesel, turbo, ads 5
Volkswagen | Scirocco | sports car | AVG | seats 4, petrol, turbo, ads 4
Volvo | C70 | sports car | VG | seats 4, petrol, turbo
`;
