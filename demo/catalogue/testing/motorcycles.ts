/**
 * Motorcycles sold in Australia: style and engine size in cc replace body and doors, the learner register replaces the
 * fuel.
 */
export const motorcycleRows = `
Yamaha: MT-07                  | Naked 655      | MTN690  | 2015-     | LAMS | 2 | LA ABS
Yamaha: MT-09                  | Naked 890      | MTN890  | 2021-     | open | 2 | Standard, SP
Yamaha: XSR700                 | Naked 655      | MTM690  | 2016-     | LAMS | 2 | LA
Yamaha: YZF-R3                 | Sport 321      | RH      | 2015-     | LAMS | 2 | ABS
Yamaha: YZF-R7                 | Sport 655      | YZF690  | 2022-     | LAMS | 2 | LA
Yamaha: Ténéré 700             | Adventure 689  | XTZ690  | 2020-     | open | 2 | Standard, Rally 2021-
Yamaha: NMAX                   | Scooter 155    | GPD155  | 2016-     | LAMS | 2 | 155
Kawasaki: Z650                 | Naked 649      | ER650   | 2017-     | LAMS | 2 | L ABS, RS L 2022-
Kawasaki: Z900                 | Naked 948      | ZR900   | 2017-     | open | 2 | Standard, SE 2022-
Kawasaki: Ninja 400            | Sport 399      | EX400   | 2018-2023 | LAMS | 2 | ABS, KRT
Kawasaki: Ninja 500            | Sport 451      | EX500   | 2024-     | LAMS | 2 | Standard, SE
Kawasaki: Ninja ZX-6R          | Sport 636      | ZX636   | 2019-     | open | 2 | ABS
Kawasaki: Vulcan S             | Cruiser 649    | EN650   | 2015-     | LAMS | 2 | ABS, Cafe 2017-2022
Kawasaki: KLX230               | Dirt 233       | LX232   | 2020-     | LAMS | 2 | Standard, S 2022-
Honda: CB500X                  | Adventure 471  | PC64    | 2019-2023 | LAMS | 2 | ABS
Honda: CB650R                  | Naked 649      | -       | 2019-     | LAMS | 2 | LAMS, E-Clutch 2024-
Honda: CBR500R                 | Sport 471      | -       | 2013-     | LAMS | 2 | ABS
Honda: CMX500 Rebel            | Cruiser 471    | PC56    | 2017-     | LAMS | 2 | Standard, S 2020-
Honda: CRF300L                 | Dirt 286       | ND16    | 2021-     | LAMS | 2 | Standard, Rally
Honda: Africa Twin             | Adventure 1084 | CRF1100 | 2020-     | open | 2 | Manual, Adventure Sports
Honda: PCX160                  | Scooter 157    | KF47    | 2021-     | LAMS | 2 | ABS
Suzuki: SV650                  | Naked 645      | -       | 2016-     | LAMS | 2 | LAMS ABS, X LAMS 2018-
Suzuki: V-Strom 650            | Adventure 645  | DL650   | 2017-2024 | LAMS | 2 | XT LAMS
KTM: 390 Duke                  | Naked 373      | -       | 2013-2023 | LAMS | 2 | Standard
KTM: 390 Duke                  | Naked 399      | -       | 2024-     | LAMS | 2 | Standard
KTM: 890 Adventure             | Adventure 889  | -       | 2021-2025 | open | 2 | Standard, R
KTM: 300 EXC                   | Dirt 293       | -       | 2018-     | open | 1 | TPI -2023, Standard 2024-, Six Days
Ducati: Monster                | Naked 937      | 937     | 2021-2025 | open | 2 | Standard, Plus, SP 2023-
Ducati: Scrambler              | Naked 803      | 800     | 2015-     | open | 2 | Icon, Full Throttle
Triumph: Street Triple         | Naked 765      | 765     | 2017-     | open | 2 | R, RS
Triumph: Bonneville T100       | Naked 900      | -       | 2017-     | open | 2 | Standard, Chrome Edition 2023-2024
BMW: R 1250 GS                 | Adventure 1254 | K50     | 2019-2023 | open | 2 | Rallye, Spezial
Harley-Davidson: Nightster     | Cruiser 975    | RH975   | 2022-     | open | 2 | Standard, Special 2023-
Harley-Davidson: Fat Bob       | Cruiser 1868   | FXFBS   | 2018-2024 | open | 2 | 114
Royal Enfield: Interceptor 650 | Naked 648      | -       | 2019-     | LAMS | 2 | Standard, Custom
Royal Enfield: Meteor 350      | Cruiser 349    | -       | 2021-     | LAMS | 2 | Fireball, Supernova
CFMOTO: 450MT                  | Adventure 449  | -       | 2024-     | LAMS | 2 | Standard
Vespa: GTS 300                 | Scooter 278    | HPE     | 2019-     | LAMS | 2 | Super, Super Tech
`;
