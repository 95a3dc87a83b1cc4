// Sports cars and supercars: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const sportsCars = `
Abarth | 124 | sports car | G | seats 2, petrol, turbo | 124 spider
Alfa Romeo | Brera | sports car | G | seats 4, petrol, diesel, v6
Alfa Romeo | GT | sports car | G | seats 4, petrol, v6
Alfa Romeo | 4C | sports car | VG | seats 2, petrol, turbo
Alfa Romeo | Spider | sports car | VG | seats 2, petrol, v6
Alpine | A110 | sports car | G | seats 2, petrol, turbo
Aston Martin | DB9 | sports car | VG | seats 4, petrol, v12
Aston Martin | DB11 | sports car | VG | seats 4, petrol, v8, v12, turbo
Aston Martin | DB12 | sports car | VG | seats 4, petrol, v8, turbo
Aston Martin | DBS | sports car | VG | seats 4, petrol, v12, turbo
Aston Martin | Vanquish | sports car | VG | seats 2, petrol, v12
Aston Martin | Vantage | sports car | VG | seats 2, petrol, v8, v12, turbo
Audi | TT | sports car | VG | seats 4 2, petrol, turbo | tts, tt rs
Audi | R8 | supercar | VG | seats 2, petrol, v10, v8
BMW | M2 | sports car | VG | seats 4, petrol, turbo
BMW | M4 | sports car | VG | seats 4, petrol, turbo
BMW | Z3 | sports car | VG | seats 2, petrol
BMW | Z4 | sports car | VG | seats 2, petrol, turbo
BMW | 2002 | sports car | G | seats 4, petrol
BMW | i8 | supercar | VG | seats 4, plug-in hybrid, turbo
Caterham | Seven | sports car | G | seats 2, petrol
Chevrolet | Corvette | sports car | VG | seats 2, petrol, v8 | stingray
Chevrolet | Camaro | sports car | VG | seats 4, petrol, v8
Chrysler | Crossfire | sports car | VG | seats 2, petrol, v6
Daihatsu | Copen | sports car | G | seats 2, petrol, turbo
Datsun | 240Z | sports car | G | seats 2, petrol
Dodge | Challenger | sports car | VG | seats 4, petrol, v8
Dodge | Viper | supercar | VG | seats 2, petrol, v10
Ferrari | 250 | supercar | G | seats 2, petrol, v12
Ferrari | 296 | supercar | VG | seats 2, plug-in hybrid, v6, turbo | 296 gtb, 296 gts
Ferrari | 360 | supercar | VG | seats 2, petrol, v8 | 360 modena
Ferrari | 430 | supercar | VG | seats 2, petrol, v8 | f430
Ferrari | 458 | supercar | VG | seats 2, petrol, v8 | 458 italia
Ferrari | 488 | supercar | VG | seats 2, petrol, v8, turbo
Ferrari | 612 | supercar | G | seats 4, petrol, v12 | 612 scaglietti
Ferrari | 812 | supercar | VG | seats 2, petrol, v12 | 812 superfast
Ferrari | California | supercar | VG | seats 4, petrol, v8, turbo | california t
Ferrari | FF | supercar | VG | seats 4, petrol, v12
Ferrari | F8 | supercar | VG | seats 2, petrol, v8, turbo | f8 tributo
Ferrari | GTC4Lusso | supercar | VG | seats 4, petrol, v12, v8 | gtc4
Ferrari | Portofino | supercar | VG | seats 4, petrol, v8, turbo
Ferrari | Roma | supercar | VG | seats 4, petrol, v8, turbo
Ferrari | SF90 | supercar | VG | seats 2, plug-in hybrid, v8, turbo
Fiat | 124 Spider | sports car | VG | seats 2, petrol, turbo | abarth 124
Ford | Mustang | sports car | VG | seats 4, petrol, v8, turbo
Ford | Cougar | sports car | G | seats 4, petrol, v6
Ford | Probe | sports car | VG | seats 4, petrol, v6
Ford | Capri | sports car | G | seats 2, petrol, turbo
Ford | GT40 | supercar | G | seats 2, petrol, v8
Holden | Monaro | sports car | G | seats 4, tow 1600, petrol, v8
Holden | Cascada | sports car | G | seats 4, petrol, turbo
Holden | Tigra | sports car | G | seats 2, petrol
Honda | Civic Type R | sports car | VG | seats 4, petrol, turbo | type r
Honda | CR-Z | sports car | VG | seats 4, hybrid
Honda | S2000 | sports car | VG | seats 2, petrol
Honda | NSX | supercar | G | seats 2, petrol, hybrid, v6, turbo
Honda | Integra | sports car | G | seats 4, petrol
Honda | Prelude | sports car | VG | seats 4, petrol, hybrid
HSV | Coupe | sports car | G | seats 4, petrol, v8
Hyundai | Veloster | sports car | VG | seats 4, petrol, turbo
Hyundai | Tiburon | sports car | VG | seats 4, petrol, v6
Infiniti | Q60 | sports car | VG | seats 4, petrol, v6, turbo
Jaguar | F-Type | sports car | VG | seats 2, petrol, v6, v8, turbo
Jaguar | XK | sports car | VG | seats 4, petrol, v8 | xkr, xk8
Jaguar | XJS | sports car | VG | seats 4, petrol, v12 | xjsc
Lamborghini | Aventador | supercar | VG | seats 2, petrol, v12
Lamborghini | Gallardo | supercar | VG | seats 2, petrol, v10
Lamborghini | Huracan | supercar | VG | seats 2, petrol, v10
Lamborghini | Murcielago | supercar | VG | seats 2, petrol, v12
Lamborghini | Revuelto | supercar | VG | seats 2, plug-in hybrid, v12
Lamborghini | Temerario | supercar | VG | seats 2, plug-in hybrid, v8, turbo
Lexus | RC | sports car | VG | seats 4, petrol, v6, v8, turbo | rc200t, rc300, rc350, rcf
Lexus | LC | sports car | VG | seats 4, petrol, hybrid, v8 | lc500, lc500h
Lexus | SC | sports car | VG | seats 4, petrol, v8 | sc430
Lotus | Elise | sports car | VG | seats 2, petrol
Lotus | Exige | sports car | VG | seats 2, petrol, v6
Lotus | Evora | sports car | VG | seats 4, petrol, v6
Lotus | Emira | sports car | VG | seats 2, petrol, v6, turbo
Maserati | GranTurismo | sports car | VG | seats 4, petrol, v8, v6
Maserati | GranCabrio | sports car | VG | seats 4, petrol, v8, v6
Maserati | MC20 | supercar | VG | seats 2, petrol, v6, turbo
Mazda | MX-5 | sports car | VG | seats 2, petrol, turbo | miata, mx5 miata
Mazda | RX-7 | sports car | VG | seats 2, petrol, turbo, rotary
Mazda | RX-8 | sports car | VG | seats 4, petrol, rotary
Mazda | Eunos | sports car | G | seats 4, petrol, v6
McLaren | 540C | supercar | VG | seats 2, petrol, v8, turbo
McLaren | 570S | supercar | VG | seats 2, petrol, v8, turbo
McLaren | 600LT | supercar | VG | seats 2, petrol, v8, turbo
McLaren | 650S | supercar | VG | seats 2, petrol, v8, turbo
McLaren | 720S | supercar | VG | seats 2, petrol, v8, turbo
McLaren | 750S | supercar | VG | seats 2, petrol, v8, turbo
McLaren | 765LT | supercar | VG | seats 2, petrol, v8, turbo
McLaren | Artura | supercar | VG | seats 2, plug-in hybrid, v6, turbo
McLaren | GT | supercar | VG | seats 2, petrol, v8, turbo
Mercedes-Benz | CLK | sports car | G | seats 4, petrol, v6, v8 | clk class, clk200, clk240, clk280, clk320, clk350, clk500, clk63
Mercedes-Benz | SL | sports car | G | seats 2, petrol, v8, v6, turbo | sl class, sl350, sl500, sl55, sl63
Mercedes-Benz | SLK | sports car | G | seats 2, petrol, turbo, v6 | slk class, slk200, slk250, slk350, slk55
Mercedes-Benz | SLC | sports car | G | seats 2, petrol, turbo | slc200, slc300, slc43
Mercedes-Benz | AMG GT | supercar | VG | seats 2, petrol, v8, turbo | gt s, gt r, gt c, gts amg
MG | Cyberster | sports car | G | seats 2, range 503, electric
MG | F | sports car | G | seats 2, petrol | mgf, tf, mg tf
MG | MGB | sports car | G | seats 2, petrol | b
Mini | Roadster | sports car | G | seats 2, petrol, turbo
Mini | Coupe | sports car | G | seats 2, petrol, turbo
Mitsubishi | Lancer Evolution | sports car | VG | seats 5, petrol, turbo | evo, lancer evo
Mitsubishi | 3000GT | sports car | VG | seats 4, petrol, v6, turbo | gto
Mitsubishi | FTO | sports car | G | seats 4, petrol, v6
Morgan | Plus Four | sports car | VG | seats 2, petrol, turbo
Nissan | Silvia | sports car | G | seats 4, petrol, turbo | 200sx
Nissan | 180SX | sports car | G | seats 4, petrol, turbo | 180
Nissan | 300ZX | sports car | VG | seats 2, petrol, v6, turbo
Nissan | 350Z | sports car | VG | seats 2, petrol, v6
Nissan | 370Z | sports car | VG | seats 2, petrol, v6
Nissan | Z | sports car | G | seats 2, petrol, v6, turbo | fairlady z, fairlady, 400z
Nissan | GT-R | supercar | VG | seats 4, petrol, v6, turbo | skyline gtr
Peugeot | RCZ | sports car | G | seats 4, petrol, diesel, turbo
Porsche | 911 | sports car | VG | seats 4, petrol, turbo | carrera, 911 carrera, 991, 992, 997
Porsche | 718 | sports car | G | seats 2, petrol, turbo | 718 cayman, 718 boxster
Porsche | Boxster | sports car | VG | seats 2, petrol | boxter
Porsche | Cayman | sports car | VG | seats 2, petrol
Porsche | 944 | sports car | VG | seats 4, petrol
Porsche | 928 | sports car | VG | seats 4, petrol, v8
Subaru | WRX | sports car | VG | seats 5, tow 1200, petrol, turbo | wrx sti, sti, rex
Subaru | BRZ | sports car | VG | seats 4, petrol
Subaru | SVX | sports car | VG | seats 4, petrol
Tesla | Roadster | sports car | VG | seats 2, electric
Toyota | GR Yaris | sports car | G | seats 4, petrol, turbo
Toyota | GR Corolla | sports car | VG | seats 5, petrol, turbo
Toyota | 86 | sports car | VG | seats 4, petrol | toyota 86, gt86
Toyota | GR86 | sports car | VG | seats 4, petrol
Toyota | Supra | sports car | VG | seats 2, petrol, turbo | gr supra
Toyota | Celica | sports car | VG | seats 4, petrol, turbo
Toyota | MR2 | sports car | VG | seats 2, petrol, turbo | mr s, mr
Toyota | Soarer | sports car | G | seats 4, petrol, v8, turbo
Toyota | Paseo | sports car | VG | seats 4, petrol
Volkswagen | Eos | sports car | VG | seats 4, petrol, diesel, turbo
Volkswagen | Scirocco | sports car | VG | seats 4, petrol, turbo
Volvo | C70 | sports car | VG | seats 4, petrol, turbo
`;
