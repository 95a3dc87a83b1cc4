// Motorcycles, scooters and quads: make | model | class | source | facts | other names. The README of the folder above explains the columns.
export const marketMotorcycles = `
Aprilia | RS 457 | sports bike | VG | cc 457, petrol
Aprilia | RS 660 | sports bike | VG | cc 659, petrol
Aprilia | RSV4 | sports bike | VG | cc 1099, petrol, v4
Aprilia | Tuono | naked bike | VG | cc 1077, petrol, v4 | tuono v4, tuono 660
Aprilia | Tuareg 660 | adventure bike | G | cc 659, petrol | tuareg
Aprilia | Shiver | naked bike | VG | cc 750, petrol, v twin
Aprilia | Dorsoduro | naked bike | VG | cc 896, petrol, v twin
Aprilia | SR GT 200 | scooter | G | cc 174, petrol | sr gt
Bajaj | Pulsar | naked bike | G | cc 199, petrol | pulsar ns200
Bajaj | Dominar | naked bike | G | cc 373, petrol
Benelli | TNT 125 | naked bike | G | cc 125, petrol | tnt
Benelli | BN 125 | naked bike | G | cc 125, petrol
Benelli | 302S | naked bike | G | cc 300, petrol
Benelli | 502C | cruiser | G | cc 500, petrol
Benelli | Leoncino | retro bike | VG | cc 500, petrol | leoncino 500
Benelli | TRK 502 | adventure bike | G | cc 500, petrol | trk, trk502x
Benelli | TRK 702 | adventure bike | G | cc 698, petrol
Benelli | Imperiale 400 | retro bike | G | cc 374, petrol
Benelli | 752S | naked bike | G | cc 754, petrol
Beta | RR 300 | off-road bike | G | cc 293, petrol
Beta | RR 350 | off-road bike | G | cc 349, petrol
Beta | RR 390 | off-road bike | G | cc 386, petrol
Beta | RR 430 | off-road bike | G | cc 431, petrol
Beta | RR 480 | off-road bike | G | cc 478, petrol
Beta | Xtrainer | off-road bike | VG | cc 293, petrol
Beta | Evo 300 | off-road bike | G | cc 298, petrol
BMW | G 310 R | naked bike | VG | cc 313, petrol
BMW | G 310 GS | adventure bike | VG | cc 313, petrol
BMW | F 450 GS | adventure bike | G | cc 420, petrol
BMW | F 650 GS | adventure bike | VG | cc 798, petrol | g650gs
BMW | F 700 GS | adventure bike | VG | cc 798, petrol
BMW | F 750 GS | adventure bike | VG | cc 853, petrol
BMW | F 800 GS | adventure bike | VG | cc 798, petrol
BMW | F 850 GS | adventure bike | VG | cc 853, petrol
BMW | F 900 GS | adventure bike | VG | cc 895, petrol
BMW | F 800 R | naked bike | VG | cc 798, petrol
BMW | F 900 R | naked bike | VG | cc 895, petrol
BMW | F 900 XR | sports-tourer | VG | cc 895, petrol
BMW | R 1200 GS | adventure bike | VG | cc 1170, petrol, boxer
BMW | R 1250 GS | adventure bike | VG | cc 1254, petrol, boxer | gs, 1250gs
BMW | R 1300 GS | adventure bike | VG | cc 1300, petrol, boxer | 1300gs
BMW | R 1200 RT | tourer | VG | cc 1170, petrol, boxer
BMW | R 1250 RT | tourer | VG | cc 1254, petrol, boxer
BMW | R 1250 R | naked bike | VG | cc 1254, petrol, boxer | r1200r
BMW | R 1250 RS | sports-tourer | VG | cc 1254, petrol, boxer | r1200rs
BMW | R 12 | cruiser | VG | cc 1170, petrol, boxer
BMW | R 12 nineT | retro bike | VG | cc 1170, petrol, boxer
BMW | R nineT | retro bike | VG | cc 1170, petrol, boxer | nine t
BMW | R 18 | cruiser | VG | cc 1802, petrol, boxer
BMW | S 1000 R | naked bike | VG | cc 999, petrol
BMW | S 1000 RR | sports bike | VG | cc 999, petrol
BMW | S 1000 XR | sports-tourer | VG | cc 999, petrol
BMW | M 1000 RR | sports bike | VG | cc 999, petrol
BMW | K 1600 GT | tourer | VG | cc 1649, petrol | k1600, k1600gtl, k1600b
BMW | K 1300 S | sports-tourer | VG | cc 1293, petrol
BMW | K 1200 S | sports-tourer | VG | cc 1157, petrol
BMW | C 400 X | scooter | VG | cc 350, petrol | c400 gt
BMW | CE 04 | scooter | VG | electric
Braaap | ST-125 | naked bike | G | cc 125, petrol
Brixton | Cromwell | retro bike | G | cc 1222, petrol
Brixton | Crossfire | retro bike | G | cc 486, petrol
BSA | Gold Star | retro bike | G | cc 652, petrol
Buell | Lightning | naked bike | G | cc 1203, petrol, v twin
Buell | Firebolt | sports bike | VG | cc 1203, petrol, v twin
Buell | Ulysses | adventure bike | G | cc 1203, petrol, v twin
Can-Am | Spyder | tourer | VG | cc 1330, petrol
Can-Am | Ryker | tourer | VG | cc 900, petrol
Can-Am | Outlander | quad | VG | cc 976, petrol
Can-Am | Maverick | quad | VG | cc 976, petrol
Can-Am | Defender | quad | VG | cc 976, petrol
Can-Am | Renegade | quad | VG | cc 976, petrol
Can-Am | Pulse | naked bike | VG | electric
Can-Am | Origin | adventure bike | VG | electric
CFMOTO | 125NK | naked bike | G | cc 125, petrol
CFMOTO | 150NK | naked bike | G | cc 150, petrol
CFMOTO | 250NK | naked bike | G | cc 249, petrol
CFMOTO | 300NK | naked bike | VG | cc 292, petrol
CFMOTO | 450NK | naked bike | VG | cc 449, petrol
CFMOTO | 650NK | naked bike | VG | cc 649, petrol
CFMOTO | 700CL-X | retro bike | VG | cc 693, petrol
CFMOTO | 800NK | naked bike | VG | cc 799, petrol
CFMOTO | 300SR | sports bike | G | cc 292, petrol
CFMOTO | 450SR | sports bike | G | cc 449, petrol
CFMOTO | 675SR | sports bike | G | cc 675, petrol, triple
CFMOTO | 450CL-C | cruiser | G | cc 449, petrol
CFMOTO | 450MT | adventure bike | G | cc 449, petrol | ibex 450
CFMOTO | 650MT | adventure bike | G | cc 649, petrol
CFMOTO | 700MT | adventure bike | G | cc 693, petrol
CFMOTO | 800MT | adventure bike | G | cc 799, petrol
CFMOTO | 650GT | sports-tourer | G | cc 649, petrol
CFMOTO | Papio | naked bike | VG | cc 125, petrol
CFMOTO | CFORCE | quad | VG | cc 495, petrol | cforce 520
CFMOTO | ZFORCE | quad | VG | cc 963, petrol
CFMOTO | UFORCE | quad | VG | cc 963, petrol
Ducati | Monster | naked bike | VG | cc 937, petrol, v twin | monster 659, monster 696, monster 796, monster 797, monster 821, monster 937, monster 1200
Ducati | Scrambler | retro bike | VG | cc 803, petrol, v twin | scrambler icon, scrambler 800
Ducati | Streetfighter V2 | naked bike | G | cc 955, petrol, v twin
Ducati | Streetfighter V4 | naked bike | G | cc 1103, petrol, v4 | streetfighter
Ducati | Panigale V2 | sports bike | G | cc 955, petrol, v twin | 899 panigale, 959 panigale
Ducati | Panigale V4 | sports bike | VG | cc 1103, petrol, v4 | panigale
Ducati | SuperSport | sports bike | VG | cc 937, petrol, v twin | supersport 950
Ducati | Multistrada V2 | adventure bike | G | cc 937, petrol, v twin | multistrada 950, multistrada
Ducati | Multistrada V4 | adventure bike | G | cc 1158, petrol, v4
Ducati | Multistrada 1200 | adventure bike | G | cc 1198, petrol, v twin | multistrada 1260
Ducati | DesertX | adventure bike | VG | cc 937, petrol, v twin
Ducati | Hypermotard | naked bike | VG | cc 937, petrol, v twin | hypermotard 950
Ducati | Diavel | cruiser | VG | cc 1158, petrol, v4 | diavel v4, diavel 1260
Ducati | XDiavel | cruiser | VG | cc 1262, petrol, v twin
Ducati | 748 | sports bike | VG | cc 748, petrol, v twin
Ducati | 916 | sports bike | VG | cc 916, petrol, v twin
Ducati | 1098 | sports bike | G | cc 1099, petrol, v twin
Ducati | 1198 | sports bike | G | cc 1198, petrol, v twin
Ducati | 1299 Panigale | sports bike | G | cc 1285, petrol, v twin
Fonzarelli | NKD | naked bike | G | electric
GasGas | EC 250 | off-road bike | G | cc 249, petrol
GasGas | EC 300 | off-road bike | G | cc 293, petrol
GasGas | EC 350F | off-road bike | G | cc 349, petrol
GasGas | MC 50 | off-road bike | G | cc 49, petrol
GasGas | MC 65 | off-road bike | G | cc 64, petrol
GasGas | MC 85 | off-road bike | G | cc 85, petrol
GasGas | MC 125 | off-road bike | G | cc 125, petrol
GasGas | MC 250F | off-road bike | G | cc 249, petrol
GasGas | MC 450F | off-road bike | G | cc 449, petrol
GasGas | ES 700 | off-road bike | VG | cc 693, petrol
GasGas | SM 700 | naked bike | VG | cc 693, petrol
GasGas | TXT | off-road bike | G | cc 294, petrol
Harley-Davidson | Street 500 | cruiser | VG | cc 494, petrol, v twin
Harley-Davidson | Street 750 | cruiser | VG | cc 749, petrol, v twin
Harley-Davidson | X350 | naked bike | G | cc 353, petrol
Harley-Davidson | X500 | naked bike | G | cc 500, petrol
Harley-Davidson | Iron 883 | cruiser | VG | cc 883, petrol, v twin | sportster 883, 883
Harley-Davidson | Forty-Eight | cruiser | VG | cc 1202, petrol, v twin | 48
Harley-Davidson | Sportster | cruiser | VG | cc 1202, petrol, v twin | xl1200, sportster 1200
Harley-Davidson | Sportster S | cruiser | VG | cc 1252, petrol, v twin
Harley-Davidson | Nightster | cruiser | VG | cc 975, petrol, v twin
Harley-Davidson | Street Bob | cruiser | VG | cc 1868, petrol, v twin
Harley-Davidson | Low Rider | cruiser | VG | cc 1868, petrol, v twin | low rider s, low rider st
Harley-Davidson | Fat Bob | cruiser | VG | cc 1868, petrol, v twin | fxfb
Harley-Davidson | Fat Boy | cruiser | VG | cc 1868, petrol, v twin | flfb
Harley-Davidson | Breakout | cruiser | VG | cc 1923, petrol, v twin
Harley-Davidson | Softail | cruiser | G | cc 1690, petrol, v twin | softail standard, softail slim, softail deluxe
Harley-Davidson | Heritage Classic | cruiser | VG | cc 1868, petrol, v twin | heritage softail, heritage
Harley-Davidson | Dyna | cruiser | G | cc 1584, petrol, v twin | wide glide, super glide
Harley-Davidson | Night Rod | cruiser | VG | cc 1247, petrol, v twin | v rod
Harley-Davidson | Road King | tourer | VG | cc 1868, petrol, v twin
Harley-Davidson | Road Glide | tourer | VG | cc 1868, petrol, v twin
Harley-Davidson | Street Glide | tourer | VG | cc 1868, petrol, v twin
Harley-Davidson | Electra Glide | tourer | VG | cc 1690, petrol, v twin
Harley-Davidson | Ultra Limited | tourer | VG | cc 1868, petrol, v twin
Harley-Davidson | CVO | tourer | G | cc 1977, petrol, v twin
Harley-Davidson | Freewheeler | tourer | VG | cc 1868, petrol, v twin
Harley-Davidson | Tri Glide | tourer | G | cc 1868, petrol, v twin | trike
Harley-Davidson | Pan America | adventure bike | VG | cc 1252, petrol, v twin
Harley-Davidson | LiveWire | naked bike | G | electric
Hero | XPulse | off-road bike | G | cc 199, petrol
Honda | CB125F | naked bike | G | cc 125, petrol | cb125e, cb125
Honda | CB125R | naked bike | G | cc 125, petrol
Honda | CB300R | naked bike | VG | cc 286, petrol | cb300
Honda | CB400 | naked bike | G | cc 399, petrol | cb400sf, super four
Honda | CB500F | naked bike | VG | cc 471, petrol | cb500 hornet
Honda | CB500X | adventure bike | VG | cc 471, petrol
Honda | NX500 | adventure bike | VG | cc 471, petrol
Honda | CB650R | naked bike | VG | cc 649, petrol
Honda | CB750 Hornet | naked bike | G | cc 755, petrol | hornet, cb750
Honda | CB1000R | naked bike | VG | cc 998, petrol
Honda | CB1000 Hornet | naked bike | G | cc 1000, petrol
Honda | CB1100 | retro bike | VG | cc 1140, petrol
Honda | CB1300 | naked bike | G | cc 1284, petrol
Honda | CBF125 | naked bike | G | cc 125, petrol
Honda | CBR125R | sports bike | VG | cc 125, petrol
Honda | CBR250R | sports bike | VG | cc 249, petrol | cbr250
Honda | CBR300R | sports bike | VG | cc 286, petrol | cbr300
Honda | CBR500R | sports bike | VG | cc 471, petrol | cbr500
Honda | CBR600RR | sports bike | VG | cc 599, petrol | cbr600, cbr600f
Honda | CBR650R | sports bike | VG | cc 649, petrol | cbr650
Honda | CBR1000RR | sports bike | VG | cc 1000, petrol | fireblade, cbr1000rr r, cbr1000
Honda | CB350 | retro bike | G | cc 348, petrol | hness, gb350
Honda | CMX500 Rebel | cruiser | G | cc 471, petrol | rebel, rebel 500, cmx500
Honda | CMX1100 Rebel | cruiser | G | cc 1084, petrol | rebel 1100
Honda | Shadow | cruiser | VG | cc 745, petrol, v twin | vt750
Honda | VT400 | cruiser | G | cc 399, petrol, v twin
Honda | VTR250 | naked bike | G | cc 249, petrol, v twin
Honda | VFR800 | sports-tourer | VG | cc 782, petrol, v4 | vfr
Honda | NC750X | adventure bike | VG | cc 745, petrol | nc750, nc700
Honda | NT1100 | sports-tourer | VG | cc 1084, petrol
Honda | XL750 Transalp | adventure bike | G | cc 755, petrol | transalp
Honda | Africa Twin | adventure bike | VG | cc 1084, petrol | crf1100l, crf1000l, crf1000
Honda | Gold Wing | tourer | VG | cc 1833, petrol | gl1800
Honda | Deauville | tourer | G | cc 680, petrol, v twin
Honda | CRF50F | off-road bike | VG | cc 49, petrol | crf50
Honda | CRF70F | off-road bike | VG | cc 72, petrol | crf70
Honda | CRF110F | off-road bike | VG | cc 109, petrol | crf110
Honda | CRF125F | off-road bike | VG | cc 125, petrol | crf125
Honda | CRF150R | off-road bike | VG | cc 149, petrol
Honda | CRF230F | off-road bike | VG | cc 223, petrol | crf230
Honda | CRF250F | off-road bike | VG | cc 249, petrol
Honda | CRF250L | off-road bike | VG | cc 249, petrol
Honda | CRF250R | off-road bike | VG | cc 249, petrol
Honda | CRF300L | off-road bike | VG | cc 286, petrol | crf300
Honda | CRF300 Rally | off-road bike | G | cc 286, petrol | crf300l rally, crf rally
Honda | CRF450L | off-road bike | VG | cc 449, petrol
Honda | CRF450R | off-road bike | VG | cc 449, petrol | crf450
Honda | CRF450RX | off-road bike | VG | cc 449, petrol
Honda | XR190 | farm bike | G | cc 184, petrol
Honda | XR650 | off-road bike | G | cc 649, petrol | xr650r
Honda | CT125 | scooter | G | cc 125, petrol | hunter cub
Honda | CT110 | farm bike | G | cc 105, petrol | postie bike, postie
Honda | Super Cub | scooter | VG | cc 125, petrol | c125
Honda | Grom | naked bike | VG | cc 125, petrol | msx125
Honda | Monkey | naked bike | VG | cc 125, petrol | z125
Honda | Dax | naked bike | G | cc 125, petrol | st125
Honda | ADV350 | scooter | G | cc 330, petrol
Honda | Forza | scooter | VG | cc 330, petrol
Honda | Lead | scooter | G | cc 125, petrol | nsc110
Honda | Dio | scooter | G | cc 109, petrol
Honda | PCX160 | scooter | G | cc 157, petrol | pcx, pcx150
Honda | SH150 | scooter | G | cc 157, petrol
Honda | TRX250 | quad | VG | cc 229, petrol
Honda | TRX420 | quad | VG | cc 420, petrol
Honda | TRX520 | quad | VG | cc 518, petrol
Honda | TRX700 | quad | VG | cc 675, petrol
Honda | Talon | quad | G | cc 999, petrol
Honda | Pioneer | quad | VG | cc 999, petrol
Husqvarna | FC 250 | off-road bike | G | cc 249, petrol
Husqvarna | FC 350 | off-road bike | G | cc 349, petrol
Husqvarna | FC 450 | off-road bike | G | cc 449, petrol
Husqvarna | FE 250 | off-road bike | G | cc 249, petrol
Husqvarna | FE 350 | off-road bike | G | cc 349, petrol
Husqvarna | FE 450 | off-road bike | G | cc 449, petrol
Husqvarna | FE 501 | off-road bike | G | cc 510, petrol
Husqvarna | TC 50 | off-road bike | G | cc 49, petrol
Husqvarna | TC 65 | off-road bike | G | cc 64, petrol
Husqvarna | TC 85 | off-road bike | G | cc 85, petrol
Husqvarna | TC 125 | off-road bike | G | cc 125, petrol
Husqvarna | TC 250 | off-road bike | G | cc 249, petrol
Husqvarna | TE 150 | off-road bike | G | cc 144, petrol
Husqvarna | TE 250 | off-road bike | VG | cc 249, petrol
Husqvarna | TE 300 | off-road bike | G | cc 293, petrol
Husqvarna | 701 Enduro | off-road bike | VG | cc 693, petrol | 701
Husqvarna | 701 Supermoto | naked bike | VG | cc 693, petrol
Husqvarna | Norden 901 | adventure bike | VG | cc 889, petrol | norden
Husqvarna | Svartpilen 401 | naked bike | VG | cc 373, petrol | svartpilen
Husqvarna | Vitpilen 401 | naked bike | VG | cc 373, petrol | vitpilen
Hyosung | GT250R | sports bike | G | cc 249, petrol, v twin | gt250
Hyosung | GT650R | sports bike | G | cc 647, petrol, v twin
Hyosung | GV250 | cruiser | G | cc 249, petrol, v twin | aquila
Hyosung | GV650 | cruiser | G | cc 647, petrol, v twin
Hyosung | GD250 | naked bike | G | cc 249, petrol
Indian | Scout | cruiser | VG | cc 1133, petrol, v twin | scout bobber, scout sixty
Indian | Chief | cruiser | VG | cc 1890, petrol, v twin | chief dark horse, super chief
Indian | Chieftain | tourer | VG | cc 1890, petrol, v twin
Indian | Challenger | tourer | VG | cc 1769, petrol, v twin
Indian | Roadmaster | tourer | VG | cc 1890, petrol, v twin
Indian | Springfield | tourer | VG | cc 1890, petrol, v twin
Indian | Pursuit | tourer | VG | cc 1769, petrol, v twin
Indian | FTR | naked bike | VG | cc 1203, petrol, v twin | ftr 1200
Jawa | 350 | retro bike | G | cc 334, petrol
Kawasaki | Ninja 250 | sports bike | G | cc 249, petrol | ninja 250r
Kawasaki | Ninja 300 | sports bike | VG | cc 296, petrol
Kawasaki | Ninja 400 | sports bike | VG | cc 399, petrol
Kawasaki | Ninja 500 | sports bike | VG | cc 451, petrol
Kawasaki | Ninja 650 | sports bike | VG | cc 649, petrol | ninja 650l, er6f
Kawasaki | Ninja 1000 | sports-tourer | VG | cc 1043, petrol | ninja 1000sx, ninja sx
Kawasaki | Ninja H2 | sports bike | VG | cc 998, petrol, supercharged | h2, h2r, h2 sx
Kawasaki | Ninja ZX-4R | sports bike | VG | cc 399, petrol | zx4r, zx4rr
Kawasaki | Ninja ZX-6R | sports bike | VG | cc 636, petrol | zx6r, zx6, ninja 636
Kawasaki | Ninja ZX-10R | sports bike | VG | cc 998, petrol | zx10r, zx10, zx10rr
Kawasaki | Ninja ZX-14R | sports bike | VG | cc 1441, petrol | zx14r, zx14
Kawasaki | Ninja ZX-25R | sports bike | G | cc 249, petrol | zx25r
Kawasaki | Z125 | naked bike | G | cc 125, petrol
Kawasaki | Z300 | naked bike | G | cc 296, petrol
Kawasaki | Z400 | naked bike | VG | cc 399, petrol
Kawasaki | Z500 | naked bike | VG | cc 451, petrol
Kawasaki | Z650 | naked bike | VG | cc 649, petrol | z650l, er6n
Kawasaki | Z650RS | retro bike | VG | cc 649, petrol
Kawasaki | Z750 | naked bike | G | cc 748, petrol
Kawasaki | Z900 | naked bike | VG | cc 948, petrol
Kawasaki | Z900RS | retro bike | VG | cc 948, petrol
Kawasaki | Z1000 | naked bike | VG | cc 1043, petrol
Kawasaki | Z H2 | naked bike | VG | cc 998, petrol, supercharged
Kawasaki | W230 | retro bike | VG | cc 233, petrol
Kawasaki | W800 | retro bike | VG | cc 773, petrol
Kawasaki | Eliminator | cruiser | VG | cc 451, petrol | eliminator 500
Kawasaki | Vulcan S | cruiser | VG | cc 649, petrol | vulcan 650
Kawasaki | Vulcan 900 | cruiser | VG | cc 903, petrol, v twin | vulcan
Kawasaki | Vulcan 1700 | cruiser | VG | cc 1700, petrol, v twin
Kawasaki | Versys 300 | adventure bike | G | cc 296, petrol | versys x 300
Kawasaki | Versys 650 | adventure bike | VG | cc 649, petrol | versys, versys 650l
Kawasaki | Versys 1000 | sports-tourer | VG | cc 1043, petrol | versys 1100
Kawasaki | KLE500 | adventure bike | G | cc 451, petrol
Kawasaki | KLR650 | adventure bike | VG | cc 652, petrol | klr
Kawasaki | KLX110 | off-road bike | VG | cc 112, petrol
Kawasaki | KLX140 | off-road bike | G | cc 144, petrol | klx140r
Kawasaki | KLX150 | off-road bike | G | cc 144, petrol
Kawasaki | KLX230 | off-road bike | VG | cc 233, petrol | klx230r, klx230 sherpa
Kawasaki | KLX250 | off-road bike | VG | cc 249, petrol
Kawasaki | KLX300 | off-road bike | VG | cc 292, petrol
Kawasaki | KLX450 | off-road bike | G | cc 449, petrol
Kawasaki | KX65 | off-road bike | VG | cc 64, petrol
Kawasaki | KX85 | off-road bike | VG | cc 84, petrol
Kawasaki | KX112 | off-road bike | VG | cc 112, petrol
Kawasaki | KX250 | off-road bike | VG | cc 249, petrol | kx250f
Kawasaki | KX450 | off-road bike | VG | cc 449, petrol | kx450f
Kawasaki | Stockman | farm bike | G | cc 233, petrol
Kawasaki | 1400GTR | tourer | G | cc 1352, petrol | gtr1400
Kawasaki | Brute Force | quad | G | cc 749, petrol
Kayo | K6 | off-road bike | G | cc 249, petrol
KTM | 125 Duke | naked bike | G | cc 125, petrol
KTM | 200 Duke | naked bike | G | cc 200, petrol
KTM | 390 Duke | naked bike | VG | cc 399, petrol | duke, duke 390
KTM | 690 Duke | naked bike | VG | cc 690, petrol
KTM | 790 Duke | naked bike | VG | cc 799, petrol
KTM | 890 Duke | naked bike | G | cc 889, petrol | 890 duke r
KTM | 990 Duke | naked bike | VG | cc 947, petrol
KTM | 1290 Super Duke | naked bike | G | cc 1301, petrol, v twin | super duke, 1390 super duke
KTM | RC 390 | sports bike | G | cc 373, petrol | rc
KTM | RC 200 | sports bike | G | cc 200, petrol
KTM | 690 Enduro | off-road bike | VG | cc 690, petrol | 690 enduro r
KTM | 690 SMC | naked bike | VG | cc 690, petrol
KTM | 390 Adventure | adventure bike | G | cc 373, petrol
KTM | 390 Enduro | off-road bike | G | cc 399, petrol
KTM | 790 Adventure | adventure bike | VG | cc 799, petrol
KTM | 890 Adventure | adventure bike | G | cc 889, petrol
KTM | 1090 Adventure | adventure bike | VG | cc 1050, petrol, v twin
KTM | 1190 Adventure | adventure bike | VG | cc 1195, petrol, v twin
KTM | 1290 Super Adventure | adventure bike | G | cc 1301, petrol, v twin | super adventure
KTM | 50 SX | off-road bike | G | cc 50, petrol
KTM | 65 SX | off-road bike | G | cc 65, petrol
KTM | 85 SX | off-road bike | G | cc 85, petrol
KTM | 125 SX | off-road bike | G | cc 125, petrol
KTM | 250 SX | off-road bike | G | cc 249, petrol
KTM | 250 SX-F | off-road bike | G | cc 249, petrol
KTM | 350 SX-F | off-road bike | G | cc 349, petrol
KTM | 450 SX-F | off-road bike | G | cc 449, petrol
KTM | 150 EXC | off-road bike | G | cc 144, petrol
KTM | 200 EXC | off-road bike | G | cc 193, petrol
KTM | 250 EXC | off-road bike | G | cc 249, petrol
KTM | 250 EXC-F | off-road bike | G | cc 249, petrol
KTM | 300 EXC | off-road bike | G | cc 293, petrol
KTM | 350 EXC-F | off-road bike | G | cc 349, petrol
KTM | 450 EXC-F | off-road bike | G | cc 449, petrol
KTM | 500 EXC-F | off-road bike | G | cc 510, petrol | 500 exc
KTM | Freeride | off-road bike | VG | cc 350, petrol
Kymco | Agility | scooter | VG | cc 125, petrol
Kymco | Like | scooter | VG | cc 150, petrol
Kymco | AK 550 | scooter | VG | cc 550, petrol
Kymco | X-Town | scooter | VG | cc 276, petrol
Kymco | MXU | quad | G | cc 270, petrol
LML | Star | scooter | G | cc 150, petrol
Moto Guzzi | V7 | retro bike | VG | cc 853, petrol, v twin | v7 stone
Moto Guzzi | V9 | retro bike | G | cc 853, petrol, v twin
Moto Guzzi | V85 TT | adventure bike | G | cc 853, petrol, v twin | v85
Moto Guzzi | V100 Mandello | sports-tourer | G | cc 1042, petrol, v twin | mandello
Moto Guzzi | Stelvio | adventure bike | VG | cc 1042, petrol, v twin
Moto Guzzi | California | cruiser | G | cc 1380, petrol, v twin
Moto Guzzi | Griso | naked bike | G | cc 1151, petrol, v twin
MV Agusta | Brutale | naked bike | VG | cc 798, petrol, triple
MV Agusta | Dragster | naked bike | G | cc 798, petrol, triple
MV Agusta | F3 | sports bike | VG | cc 798, petrol, triple
MV Agusta | F4 | sports bike | VG | cc 998, petrol
MV Agusta | Turismo Veloce | sports-tourer | VG | cc 798, petrol, triple
MV Agusta | Superveloce | sports bike | G | cc 798, petrol, triple
MV Agusta | Enduro Veloce | adventure bike | G | cc 931, petrol, triple
Norton | Commando | retro bike | G | cc 961, petrol
Piaggio | Fly | scooter | G | cc 150, petrol
Piaggio | Liberty | scooter | VG | cc 150, petrol
Piaggio | MP3 | scooter | VG | cc 278, petrol
Piaggio | Medley | scooter | G | cc 155, petrol
Piaggio | Beverly | scooter | G | cc 300, petrol
Piaggio | Ape | scooter | G | cc 217, petrol
Polaris | Slingshot | tourer | G | cc 1997, petrol
Polaris | Sportsman | quad | VG | cc 567, petrol
Polaris | Ranger | quad | VG | cc 999, petrol
Polaris | RZR | quad | VG | cc 999, petrol
Polaris | General | quad | VG | cc 999, petrol
Polaris | Scrambler | quad | VG | cc 952, petrol
Royal Enfield | Bullet 350 | retro bike | G | cc 349, petrol | bullet, bullet 500
Royal Enfield | Classic 350 | retro bike | G | cc 349, petrol | classic 500
Royal Enfield | Hunter 350 | retro bike | VG | cc 349, petrol | hunter
Royal Enfield | Meteor 350 | cruiser | G | cc 349, petrol | meteor
Royal Enfield | Super Meteor 650 | cruiser | VG | cc 648, petrol | super meteor
Royal Enfield | Shotgun 650 | cruiser | VG | cc 648, petrol
Royal Enfield | Interceptor 650 | retro bike | G | cc 648, petrol | interceptor
Royal Enfield | Continental GT 650 | retro bike | G | cc 648, petrol | continental gt
Royal Enfield | Classic 650 | retro bike | G | cc 648, petrol
Royal Enfield | Bear 650 | retro bike | G | cc 648, petrol
Royal Enfield | Himalayan | adventure bike | VG | cc 452, petrol | himalayan 411, himalayan 450
Royal Enfield | Scram 411 | adventure bike | VG | cc 411, petrol | scram
Royal Enfield | Guerrilla 450 | naked bike | G | cc 452, petrol | guerrilla
Savic | C-Series | retro bike | G | electric
Segway | Snarler | quad | G | cc 567, petrol
Segway | Fugleman | quad | G | cc 1000, petrol
Sherco | SE 300 | off-road bike | G | cc 293, petrol
Sherco | SEF 450 | off-road bike | G | cc 449, petrol
Sherco | SE 250 | off-road bike | G | cc 249, petrol
Stark | Varg | off-road bike | G | electric
Super Soco | TC Max | naked bike | G | electric
Super Soco | CPX | scooter | G | electric
Sur-Ron | Light Bee | off-road bike | G | electric
Suzuki | GSX250R | sports bike | VG | cc 248, petrol
Suzuki | GSX-R125 | sports bike | G | cc 125, petrol
Suzuki | GSX-R600 | sports bike | VG | cc 599, petrol
Suzuki | GSX-R750 | sports bike | VG | cc 750, petrol
Suzuki | GSX-R1000 | sports bike | VG | cc 999, petrol | gsxr, gixxer
Suzuki | GSX-S750 | naked bike | VG | cc 749, petrol
Suzuki | GSX-S1000 | naked bike | VG | cc 999, petrol
Suzuki | GSX-S1000GT | sports-tourer | VG | cc 999, petrol
Suzuki | GSX-8S | naked bike | VG | cc 776, petrol
Suzuki | GSX-8R | sports bike | VG | cc 776, petrol
Suzuki | GSX650F | sports-tourer | VG | cc 656, petrol
Suzuki | Katana | naked bike | VG | cc 999, petrol
Suzuki | Hayabusa | sports bike | VG | cc 1340, petrol | gsx1300r, busa
Suzuki | SV650 | naked bike | VG | cc 645, petrol, v twin | sv650x
Suzuki | SV1000 | naked bike | VG | cc 996, petrol, v twin
Suzuki | GS500 | naked bike | VG | cc 487, petrol
Suzuki | Bandit | naked bike | G | cc 1255, petrol | gsf1250
Suzuki | Gladius | naked bike | G | cc 645, petrol, v twin | sfv650
Suzuki | Inazuma | naked bike | G | cc 248, petrol | gw250
Suzuki | V-Strom 250 | adventure bike | G | cc 248, petrol | dl250
Suzuki | V-Strom 650 | adventure bike | VG | cc 645, petrol, v twin | dl650, vstrom
Suzuki | V-Strom 800 | adventure bike | VG | cc 776, petrol | v strom 800de
Suzuki | V-Strom 1000 | adventure bike | G | cc 1037, petrol, v twin | dl1000
Suzuki | V-Strom 1050 | adventure bike | VG | cc 1037, petrol, v twin | dl1050
Suzuki | Boulevard C50 | cruiser | VG | cc 805, petrol, v twin | boulevard
Suzuki | Boulevard M50 | cruiser | VG | cc 805, petrol, v twin
Suzuki | Boulevard M109R | cruiser | G | cc 1783, petrol, v twin | m109
Suzuki | Boulevard S40 | cruiser | VG | cc 652, petrol | savage
Suzuki | Burgman | scooter | G | cc 400, petrol | burgman 400
Suzuki | Address | scooter | G | cc 113, petrol
Suzuki | DR200 | farm bike | G | cc 199, petrol | trojan
Suzuki | DR650 | adventure bike | G | cc 644, petrol | dr650se
Suzuki | DR-Z125 | off-road bike | VG | cc 124, petrol
Suzuki | DR-Z250 | off-road bike | VG | cc 249, petrol
Suzuki | DR-Z400 | off-road bike | VG | cc 398, petrol | drz400e, drz400sm, drz
Suzuki | RM85 | off-road bike | VG | cc 85, petrol
Suzuki | RM-Z250 | off-road bike | VG | cc 249, petrol
Suzuki | RM-Z450 | off-road bike | VG | cc 449, petrol
Suzuki | RMX450 | off-road bike | VG | cc 449, petrol
Suzuki | KingQuad | quad | VG | cc 722, petrol | ltz
SYM | Citycom | scooter | VG | cc 300, petrol
SYM | Jet | scooter | VG | cc 125, petrol
SYM | Classic 150 | scooter | G | cc 150, petrol
SYM | Crox | scooter | G | cc 125, petrol
SYM | Orbit | scooter | G | cc 125, petrol
Thumpstar | TSB | off-road bike | G | cc 110, petrol
TM Racing | EN 300 | off-road bike | G | cc 294, petrol
Triumph | Speed 400 | retro bike | G | cc 398, petrol
Triumph | Scrambler 400 X | retro bike | G | cc 398, petrol | scrambler 400
Triumph | Street Twin | retro bike | VG | cc 900, petrol | speed twin 900
Triumph | Speed Twin | retro bike | VG | cc 1200, petrol | speed twin 1200
Triumph | Bonneville T100 | retro bike | G | cc 900, petrol | bonneville, bonnie
Triumph | Bonneville T120 | retro bike | G | cc 1200, petrol
Triumph | Bonneville Bobber | cruiser | G | cc 1200, petrol | bobber
Triumph | Bonneville Speedmaster | cruiser | G | cc 1200, petrol | speedmaster
Triumph | Scrambler 900 | retro bike | G | cc 900, petrol | street scrambler
Triumph | Scrambler 1200 | retro bike | G | cc 1200, petrol
Triumph | Thruxton | retro bike | VG | cc 1200, petrol
Triumph | Street Triple | naked bike | VG | cc 765, petrol, triple | street triple rs, street triple r
Triumph | Speed Triple | naked bike | VG | cc 1160, petrol, triple
Triumph | Trident 660 | naked bike | G | cc 660, petrol, triple | trident
Triumph | Daytona 660 | sports bike | VG | cc 660, petrol, triple
Triumph | Daytona 675 | sports bike | G | cc 675, petrol, triple | daytona
Triumph | Tiger Sport 660 | sports-tourer | G | cc 660, petrol, triple
Triumph | Tiger Sport 800 | sports-tourer | G | cc 798, petrol, triple
Triumph | Tiger 800 | adventure bike | G | cc 800, petrol, triple
Triumph | Tiger 850 Sport | adventure bike | G | cc 888, petrol, triple
Triumph | Tiger 900 | adventure bike | G | cc 888, petrol, triple | tiger 900 rally, tiger
Triumph | Tiger 1200 | adventure bike | G | cc 1160, petrol, triple | tiger explorer
Triumph | Rocket 3 | cruiser | VG | cc 2458, petrol, triple | rocket iii, rocket
Triumph | Thunderbird | cruiser | VG | cc 1597, petrol
Triumph | America | cruiser | VG | cc 865, petrol
Triumph | TF 250-X | off-road bike | G | cc 250, petrol
Triumph | TE-1 | naked bike | G | petrol
Ural | Gear Up | tourer | G | cc 749, petrol, boxer
Vespa | Primavera | scooter | VG | cc 150, petrol
Vespa | Sprint | scooter | G | cc 150, petrol
Vespa | GTS 300 | scooter | G | cc 278, petrol | gts
Vespa | GTV | scooter | VG | cc 278, petrol
Vespa | LX 150 | scooter | VG | cc 150, petrol
Vespa | Elettrica | scooter | VG | electric
Victory | Hammer | cruiser | VG | cc 1731, petrol, v twin
Victory | Vegas | cruiser | VG | cc 1731, petrol, v twin
Victory | Cross Country | tourer | VG | cc 1731, petrol, v twin
Voge | DS525X | adventure bike | G | cc 494, petrol
Voge | DS900X | adventure bike | G | cc 895, petrol
Yamaha | MT-03 | naked bike | VG | cc 321, petrol
Yamaha | MT-07 | naked bike | VG | cc 689, petrol | mt 07 ho
Yamaha | MT-09 | naked bike | VG | cc 890, petrol | mt 09 sp
Yamaha | MT-10 | naked bike | VG | cc 998, petrol, v4
Yamaha | MT-15 | naked bike | G | cc 155, petrol
Yamaha | XSR700 | retro bike | VG | cc 689, petrol | xsr
Yamaha | XSR900 | retro bike | VG | cc 890, petrol
Yamaha | YZF-R1 | sports bike | VG | cc 998, petrol | r1, yzf r1m, r1m
Yamaha | YZF-R3 | sports bike | VG | cc 321, petrol | r3
Yamaha | YZF-R6 | sports bike | VG | cc 599, petrol | r6
Yamaha | YZF-R7 | sports bike | VG | cc 689, petrol | r7
Yamaha | YZF-R9 | sports bike | VG | cc 890, petrol | r9
Yamaha | YZF-R15 | sports bike | G | cc 155, petrol | r15
Yamaha | YZF-R125 | sports bike | G | cc 125, petrol
Yamaha | Tracer 7 | sports-tourer | G | cc 689, petrol | mt 07 tracer, tracer 700
Yamaha | Tracer 9 | sports-tourer | VG | cc 890, petrol | mt 09 tracer, tracer 900
Yamaha | FJR1300 | tourer | VG | cc 1298, petrol | fjr
Yamaha | Ténéré 700 | adventure bike | VG | cc 689, petrol | tenere, t7, tenere world raid
Yamaha | Super Ténéré | adventure bike | G | cc 1199, petrol | xt1200z, xtz1200
Yamaha | XT250 | off-road bike | VG | cc 249, petrol
Yamaha | XT660 | adventure bike | G | cc 660, petrol | xt660z, xt660r
Yamaha | TTR230 | off-road bike | VG | cc 223, petrol | ttr
Yamaha | TTR125 | off-road bike | VG | cc 124, petrol
Yamaha | TTR50 | off-road bike | VG | cc 50, petrol
Yamaha | WR250F | off-road bike | VG | cc 250, petrol | wr250
Yamaha | WR250R | off-road bike | VG | cc 250, petrol
Yamaha | WR450F | off-road bike | VG | cc 449, petrol | wr450
Yamaha | YZ65 | off-road bike | VG | cc 65, petrol
Yamaha | YZ85 | off-road bike | VG | cc 85, petrol
Yamaha | YZ125 | off-road bike | VG | cc 125, petrol
Yamaha | YZ250 | off-road bike | VG | cc 249, petrol
Yamaha | YZ250F | off-road bike | VG | cc 250, petrol
Yamaha | YZ450F | off-road bike | VG | cc 449, petrol | yz450
Yamaha | PW50 | off-road bike | VG | cc 49, petrol | peewee 50, pee wee
Yamaha | AG125 | farm bike | G | cc 124, petrol
Yamaha | AG200 | farm bike | G | cc 196, petrol
Yamaha | Bolt | cruiser | G | cc 942, petrol, v twin | xvs950, xv950
Yamaha | V Star 650 | cruiser | VG | cc 649, petrol, v twin | xvs650, vstar
Yamaha | V Star 1300 | cruiser | VG | cc 1304, petrol, v twin | xvs1300
Yamaha | Bolt R | cruiser | G | cc 942, petrol, v twin
Yamaha | VMAX | cruiser | VG | cc 1679, petrol, v4
Yamaha | NMAX | scooter | G | cc 155, petrol
Yamaha | TMAX | scooter | VG | cc 562, petrol
Yamaha | XMAX | scooter | VG | cc 292, petrol
Yamaha | D'elight | scooter | G | cc 125, petrol
Yamaha | Grizzly | quad | G | cc 686, petrol | grizzly 700
Yamaha | Kodiak | quad | G | cc 686, petrol | kodiak 450
Yamaha | Wolverine | quad | VG | cc 847, petrol
Yamaha | YFM350 | quad | VG | cc 348, petrol | raptor 350
Zero | S | naked bike | G | electric
Zero | SR/F | naked bike | G | electric
Zero | SR/S | sports-tourer | G | electric
Zero | DSR | adventure bike | G | electric | dsr x
Zero | FX | naked bike | G | electric
Zero | DS | adventure bike | G | electric
Zontes | 350R | naked bike | G | cc 348, petrol
Zontes | 350T | adventure bike | G | cc 348, petrol
`;
