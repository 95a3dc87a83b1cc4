// Trucks: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const marketTrucks = `
Caterpillar | CT610 | heavy truck | G | gvm 26, diesel
Caterpillar | CT630 | heavy truck | G | gvm 26, diesel
DAF | CF | heavy truck | G | gvm 26, diesel | cf85
DAF | LF | medium truck | G | gvm 16, diesel
DAF | XF | heavy truck | G | gvm 26, diesel | xf105
DAF | XG | heavy truck | G | gvm 26, diesel
Daihatsu | Delta | light truck | G | seats 3, diesel
Dennis Eagle | Elite | heavy truck | VG | gvm 26, diesel
Foton | Aumark S | light truck | AG | gvm 4.5, diesel, ads 1 | aumark, aumark bj
Freightliner | Argosy | heavy truck | VG | gvm 26, diesel
Freightliner | Cascadia | heavy truck | VG | gvm 26, diesel
Freightliner | Century | heavy truck | G | gvm 26, diesel | century class
Freightliner | Columbia | heavy truck | VG | gvm 26, diesel
Freightliner | Coronado | heavy truck | VG | gvm 26, diesel
Freightliner | FL80 | heavy truck | VG | gvm 16, diesel
Fuso | Canter 515 | light truck | AG | gvm 4.5, diesel, ads 1 | canter, canter 515 city cab
Fuso | Canter 615 | light truck | G | gvm 6, diesel
Fuso | Canter 715 | light truck | G | gvm 7.5, diesel
Fuso | Canter 815 | medium truck | G | gvm 8, diesel
Fuso | Canter 918 | medium truck | G | gvm 8.55, diesel
Fuso | Canter FG | light truck | G | gvm 6.5, diesel | canter 4x4, fg canter
Fuso | eCanter | light truck | G | gvm 6, electric
Fuso | Fighter | medium truck | G | gvm 10.4, diesel | fighter 1124, fighter 1024
Fuso | Shogun | heavy truck | G | gvm 24, diesel
Fuso | Heavy | heavy truck | G | gvm 24, diesel | fv, fs, fp
Hino | Dutro | light truck | G | gvm 4.5, diesel
Hino | 300 616 | light truck | AG | gvm 4.5, diesel, ads 9 | 616, 300 series, 300, 617
Hino | 300 717 | light truck | G | gvm 6.5, diesel | 717, 716
Hino | 300 817 | light truck | G | gvm 7.5, diesel | 817, 817 4x4
Hino | 300 917 | medium truck | G | gvm 8.5, diesel | 916, 917, 920, 921
Hino | 500 FC | medium truck | AG | gvm 10.4, diesel, ads 15 | 500, 500 series, fc, fc 1124
Hino | 500 FD | medium truck | G | gvm 11, diesel | fd, fd 1124
Hino | 500 FE | medium truck | G | gvm 14, diesel | fe, fe 1426
Hino | 500 FG | heavy truck | G | gvm 16, diesel | fg, fg 1628
Hino | 500 FL | heavy truck | G | gvm 24, diesel | fl
Hino | 500 FM | heavy truck | G | gvm 26, diesel | fm, fm 2628
Hino | 500 GH | heavy truck | G | gvm 18, diesel | gh
Hino | 500 GT | medium truck | G | gvm 13, diesel | gt 1322
Hino | 700 SS | heavy truck | AG | gvm 24, diesel, ads 2 | 700, 700 series, 700 fs, 700 fy
Hino | Profia | heavy truck | G | gvm 26, diesel
Hino | Ranger | medium truck | G | gvm 11, diesel | ranger pro
Hyundai | Mighty | light truck | AG | seats 3, diesel, price 63, ads 8 | trucks mighty
Hyundai | Pavise | medium truck | G | seats 3, diesel
Hyundai | EX4 | light truck | G | gvm 4.5, diesel | mighty ex4, mighty ex6, ex6
Hyundai | EX8 | medium truck | G | gvm 8, diesel | mighty ex8
Hyundai | Xcient | heavy truck | VG | gvm 26, diesel
Hyundai | HD | light truck | G | gvm 4.5, diesel | hd45, hd65
International | ProStar | heavy truck | AVG | gvm 26, diesel, ads 2
International | Acco | heavy truck | G | gvm 22, diesel
International | Transtar | heavy truck | G | gvm 26, diesel
International | S-Line | heavy truck | G | gvm 26, diesel
International | Eagle | heavy truck | G | gvm 26, diesel
Isuzu | NLR 45-150 | light truck | AG | gvm 4.5, diesel, ads 3 | nlr, nlr 45, nlr 200
Isuzu | NLS 45-150 | light truck | AG | gvm 4.5, diesel, ads 2 | nls, nls 4x4
Isuzu | NNR 45-150 | light truck | AG | gvm 4.5, diesel, ads 3 | nnr, nnr 45
Isuzu | NMR 60 | light truck | AG | gvm 6, diesel, ads 2 | nmr
Isuzu | NPR 45-155 | light truck | AG | gvm 4.5, diesel, ads 2 | npr, npr 45, npr 65, npr 75
Isuzu | NPS 75-155 | light truck | G | gvm 7.5, diesel | nps, nps 4x4
Isuzu | NQR 80 | medium truck | AG | gvm 8.7, diesel, ads 2 | nqr, nqr 87
Isuzu | FRR 110 | medium truck | AG | gvm 11, diesel, ads 5 | frr, frr 107
Isuzu | FRD | medium truck | AG | gvm 10.7, diesel, ads 1 | frd 500
Isuzu | FSR 120 | medium truck | AG | gvm 12, diesel, ads 3 | fsr, fsr 140
Isuzu | FSS | medium truck | G | gvm 14, diesel | fss 4x4
Isuzu | FTR 150 | medium truck | G | gvm 15, diesel | ftr, truck ftr
Isuzu | FTS | medium truck | AG | gvm 13.9, diesel, ads 1 | fts 4x4
Isuzu | FVD | heavy truck | AG | gvm 16.5, diesel, ads 2 | fvd 165
Isuzu | FVR | heavy truck | VG | gvm 16.5, diesel | fvr 165
Isuzu | FVL | heavy truck | AG | gvm 24, diesel, ads 1 | fvl 240
Isuzu | FVY | heavy truck | G | gvm 24, diesel
Isuzu | FVZ | heavy truck | G | gvm 24, diesel | fvz 240
Isuzu | FXZ | heavy truck | G | gvm 26, diesel | fxz 26
Isuzu | FXY | heavy truck | G | gvm 26, diesel
Isuzu | FYX | heavy truck | AG | gvm 30, diesel, ads 1
Isuzu | FYJ | heavy truck | AG | gvm 30, diesel, ads 1
Isuzu | FYH | heavy truck | G | gvm 30, diesel
Isuzu | CXY | heavy truck | G | gvm 24, diesel
Isuzu | CXZ | heavy truck | G | gvm 26, diesel
Isuzu | EXY | heavy truck | G | gvm 26, diesel
Isuzu | EXR | heavy truck | G | gvm 18, diesel
Iveco | Daily 45C | light truck | G | gvm 4.5, diesel | daily cab chassis
Iveco | Daily 50C18 | light truck | AG | gvm 5, diesel, ads 1 | daily 50c, 50c
Iveco | Daily 70C | light truck | G | gvm 7, diesel | daily 70c21
Iveco | Daily 4x4 | light truck | G | gvm 4.5, diesel | daily 55s
Iveco | Eurocargo | medium truck | AG | gvm 12, diesel, ads 5 | eurocargo ml120
Iveco | Stralis | heavy truck | AG | gvm 26, diesel, ads 12
Iveco | S-Way | heavy truck | G | gvm 26, diesel
Iveco | Trakker | heavy truck | G | gvm 26, diesel
Iveco | Powerstar | heavy truck | G | gvm 26, diesel
Iveco | Acco | heavy truck | G | gvm 22, diesel
Iveco | X-Way | heavy truck | G | gvm 26, diesel
JAC Trucks | J45 | light truck | G | gvm 4.5, diesel
JAC Trucks | N55 | light truck | G | gvm 5.5, diesel
JAC Trucks | N75 | light truck | G | gvm 7.5, diesel
JAC Trucks | N90 | medium truck | G | gvm 9, diesel
Kenworth | K100 | heavy truck | VG | gvm 26, diesel
Kenworth | K104 | heavy truck | G | gvm 26, diesel
Kenworth | K108 | heavy truck | G | gvm 26, diesel
Kenworth | K200 | heavy truck | G | gvm 26, diesel
Kenworth | K220 | heavy truck | G | gvm 26, diesel
Kenworth | T350 | heavy truck | G | gvm 26, diesel
Kenworth | T359 | heavy truck | G | gvm 26, diesel
Kenworth | T360 | heavy truck | G | gvm 26, diesel
Kenworth | T401 | heavy truck | G | gvm 26, diesel
Kenworth | T402 | heavy truck | G | gvm 26, diesel
Kenworth | T403 | heavy truck | G | gvm 26, diesel
Kenworth | T404 | heavy truck | G | gvm 26, diesel
Kenworth | T408 | heavy truck | G | gvm 26, diesel
Kenworth | T409 | heavy truck | G | gvm 26, diesel
Kenworth | T410 | heavy truck | G | gvm 26, diesel
Kenworth | T604 | heavy truck | G | gvm 26, diesel
Kenworth | T608 | heavy truck | G | gvm 26, diesel
Kenworth | T609 | heavy truck | G | gvm 26, diesel
Kenworth | T610 | heavy truck | G | gvm 26, diesel
Kenworth | T650 | heavy truck | G | gvm 26, diesel
Kenworth | T659 | heavy truck | G | gvm 26, diesel
Kenworth | T900 | heavy truck | G | gvm 26, diesel
Kenworth | T904 | heavy truck | G | gvm 26, diesel
Kenworth | T908 | heavy truck | G | gvm 26, diesel
Kenworth | T909 | heavy truck | G | gvm 26, diesel
Kenworth | W900 | heavy truck | VG | gvm 26, diesel
Kenworth | C500 | heavy truck | VG | gvm 26, diesel
Kia | K2700 | light truck | AG | seats 3, diesel, ads 1
Kia | K2900 | light truck | G | seats 3, diesel
LDV | EC300 | light truck | G | gvm 4.5, diesel
Mack | Anthem | heavy truck | VG | gvm 26, diesel
Mack | Granite | heavy truck | VG | gvm 26, diesel
Mack | Metro-Liner | heavy truck | G | gvm 26, diesel
Mack | Super-Liner | heavy truck | G | gvm 26, diesel
Mack | Titan | heavy truck | VG | gvm 26, diesel
Mack | Trident | heavy truck | G | gvm 26, diesel
Mack | Vision | heavy truck | VG | gvm 26, diesel
Mack | CH | heavy truck | VG | gvm 26, diesel
MAN | TGL | medium truck | G | gvm 12, diesel
MAN | TGM | medium truck | G | gvm 18, diesel
MAN | TGS | heavy truck | G | gvm 26, diesel
MAN | TGX | heavy truck | G | gvm 26, diesel
MAN | TGA | heavy truck | G | gvm 26, diesel
Mazda | T4500 | medium truck | G | seats 3, diesel
Mazda | Titan | light truck | G | gvm 4.5, diesel
Mercedes-Benz | Actros | heavy truck | G | gvm 26, diesel
Mercedes-Benz | Arocs | heavy truck | G | gvm 26, diesel
Mercedes-Benz | Atego | medium truck | G | gvm 15, diesel
Mercedes-Benz | Axor | heavy truck | G | gvm 26, diesel
Mercedes-Benz | Econic | heavy truck | G | gvm 26, diesel
Mercedes-Benz | Unimog | medium truck | G | gvm 14, diesel
Mercedes-Benz | eActros | heavy truck | G | gvm 26, electric
Mercedes-Benz | eEconic | heavy truck | G | gvm 26, electric
Nissan | Atlas | light truck | AG | seats 3, diesel, ads 1
Peterbilt | 388 | heavy truck | VG | gvm 26, diesel
Peterbilt | 389 | heavy truck | VG | gvm 26, diesel
Scania | G-Series | heavy truck | G | gvm 26, diesel | g440, g450, g480, g500
Scania | P-Series | heavy truck | G | gvm 26, diesel | p320, p280
Scania | R-Series | heavy truck | G | gvm 26, diesel | r500, r560, r620, r730
Scania | S-Series | heavy truck | G | gvm 26, diesel | s770
Sinotruk | Howo | heavy truck | G | gvm 26, diesel
Sitrak | C7H | heavy truck | G | gvm 26, diesel
Toyota | Dyna | light truck | G | seats 3, diesel
Toyota | Toyoace | light truck | G | seats 3, diesel
UD Trucks | Condor | medium truck | G | gvm 11, diesel
UD Trucks | Croner | medium truck | G | gvm 11, diesel
UD Trucks | Quon | heavy truck | G | gvm 26, diesel
UD Trucks | MK | medium truck | G | gvm 11, diesel | mk6
UD Trucks | PK | heavy truck | G | gvm 16, diesel
Volvo | FE | heavy truck | VG | gvm 26, diesel
Volvo | FH | heavy truck | G | gvm 26, diesel | fh13, fh16, fh540, fh600
Volvo | FL | medium truck | G | gvm 16, diesel
Volvo | FM | heavy truck | G | gvm 26, diesel | fm13, fm11
Volvo | FMX | heavy truck | G | gvm 26, diesel
Volvo | NH | heavy truck | G | gvm 26, diesel
Western Star | 4700 | heavy truck | VG | gvm 26, diesel
Western Star | 4800 | heavy truck | VG | gvm 26, diesel
Western Star | 4900 | heavy truck | VG | gvm 26, diesel
Western Star | 5800 | heavy truck | VG | gvm 26, diesel
Western Star | 6900 | heavy truck | VG | gvm 26, diesel
Western Star | 47X | heavy truck | G | gvm 26, diesel
Western Star | 48X | heavy truck | G | gvm 26, diesel
Western Star | 49X | heavy truck | G | gvm 26, diesel
`;
