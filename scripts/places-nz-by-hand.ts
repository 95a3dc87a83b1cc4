// Towns and suburbs of New Zealand to about a kilometre, from general knowledge: what GeoNames lacks of the places that
// people name when they look for a car nearby, and the names of postcodes. name | region | latitude | longitude.
export const placesNzByHand = `
Dargaville | Northland | -35.94 | 173.87
Kaikohe | Northland | -35.41 | 173.8
Kaitaia | Northland | -35.11 | 173.26
Kamo | Northland | -35.68 | 174.3
Kerikeri | Northland | -35.23 | 173.95
Mangawhai | Northland | -36.13 | 174.58
Onerahi | Northland | -35.77 | 174.37
Paihia | Northland | -35.28 | 174.09
Russell | Northland | -35.26 | 174.12
Tikipunga | Northland | -35.69 | 174.33
Waipu | Northland | -35.98 | 174.45
Whangarei | Northland | -35.73 | 174.32
Albany | Auckland | -36.73 | 174.7
Auckland Airport | Auckland | -37.01 | 174.79
Auckland Central | Auckland | -36.85 | 174.77
Avondale | Auckland | -36.9 | 174.69
Beach Haven | Auckland | -36.79 | 174.69
Beachlands | Auckland | -36.88 | 175
Birkenhead | Auckland | -36.81 | 174.73
Blockhouse Bay | Auckland | -36.92 | 174.7
Botany | Auckland | -36.93 | 174.92
Botany Downs | Auckland | -36.91 | 174.92
Browns Bay | Auckland | -36.72 | 174.75
Bucklands Beach | Auckland | -36.87 | 174.9
Clendon Park | Auckland | -37.03 | 174.86
Clevedon | Auckland | -37 | 175.04
Devonport | Auckland | -36.83 | 174.8
Drury | Auckland | -37.1 | 174.95
East Coast Bays | Auckland | -36.72 | 174.75
East Tamaki | Auckland | -36.96 | 174.89
Ellerslie | Auckland | -36.9 | 174.81
Epsom | Auckland | -36.88 | 174.78
Flat Bush | Auckland | -36.97 | 174.92
Forrest Hill | Auckland | -36.77 | 174.75
Freemans Bay | Auckland | -36.85 | 174.75
Glen Eden | Auckland | -36.91 | 174.64
Glen Innes | Auckland | -36.88 | 174.86
Glendowie | Auckland | -36.85 | 174.87
Glenfield | Auckland | -36.78 | 174.72
Green Bay | Auckland | -36.93 | 174.68
Greenlane | Auckland | -36.89 | 174.8
Grey Lynn | Auckland | -36.86 | 174.74
Half Moon Bay | Auckland | -36.88 | 174.9
Helensville | Auckland | -36.68 | 174.45
Henderson | Auckland | -36.88 | 174.63
Herne Bay | Auckland | -36.84 | 174.73
Hillsborough | Auckland | -36.93 | 174.76
Hobsonville | Auckland | -36.8 | 174.65
Howick | Auckland | -36.9 | 174.93
Huapai | Auckland | -36.77 | 174.54
Karaka | Auckland | -37.09 | 174.9
Kelston | Auckland | -36.9 | 174.66
Kingsland | Auckland | -36.87 | 174.75
Kohimarama | Auckland | -36.85 | 174.84
Kumeu | Auckland | -36.78 | 174.55
Long Bay | Auckland | -36.68 | 174.74
Lynfield | Auckland | -36.93 | 174.72
Mairangi Bay | Auckland | -36.74 | 174.75
Mangere | Auckland | -36.97 | 174.8
Mangere Bridge | Auckland | -36.94 | 174.78
Manukau | Auckland | -36.99 | 174.88
Manurewa | Auckland | -37.02 | 174.9
Massey | Auckland | -36.83 | 174.61
Matakana | Auckland | -36.35 | 174.72
Meadowbank | Auckland | -36.87 | 174.83
Milford | Auckland | -36.77 | 174.77
Mission Bay | Auckland | -36.85 | 174.83
Mount Albert | Auckland | -36.88 | 174.72
Mount Eden | Auckland | -36.89 | 174.76
Mount Roskill | Auckland | -36.91 | 174.75
Mount Wellington | Auckland | -36.91 | 174.84
New Lynn | Auckland | -36.91 | 174.68
Newmarket | Auckland | -36.87 | 174.78
Northcote | Auckland | -36.79 | 174.74
Onehunga | Auckland | -36.92 | 174.79
Orakei | Auckland | -36.86 | 174.81
Orewa | Auckland | -36.59 | 174.69
Otahuhu | Auckland | -36.94 | 174.84
Otara | Auckland | -36.96 | 174.88
Pakuranga | Auckland | -36.91 | 174.88
Panmure | Auckland | -36.9 | 174.85
Papakura | Auckland | -37.07 | 174.94
Papatoetoe | Auckland | -36.98 | 174.85
Parnell | Auckland | -36.86 | 174.78
Penrose | Auckland | -36.91 | 174.82
Point Chevalier | Auckland | -36.87 | 174.71
Ponsonby | Auckland | -36.85 | 174.74
Pukekohe | Auckland | -37.2 | 174.9
Ranui | Auckland | -36.87 | 174.6
Red Beach | Auckland | -36.6 | 174.7
Remuera | Auckland | -36.88 | 174.8
Riverhead | Auckland | -36.76 | 174.59
Royal Oak | Auckland | -36.91 | 174.78
Saint Heliers | Auckland | -36.86 | 174.85
Sandringham | Auckland | -36.89 | 174.74
Silverdale | Auckland | -36.62 | 174.68
Snells Beach | Auckland | -36.42 | 174.73
Stonefields | Auckland | -36.89 | 174.84
Sunnynook | Auckland | -36.76 | 174.74
Swanson | Auckland | -36.87 | 174.58
Takapuna | Auckland | -36.79 | 174.77
Te Atatu | Auckland | -36.85 | 174.65
Te Atatu Peninsula | Auckland | -36.84 | 174.65
Te Atatu South | Auckland | -36.87 | 174.65
Three Kings | Auckland | -36.91 | 174.76
Torbay | Auckland | -36.7 | 174.75
Tuakau | Auckland | -37.26 | 174.95
Waiheke Island | Auckland | -36.8 | 175.1
Wairau Valley | Auckland | -36.78 | 174.74
Warkworth | Auckland | -36.4 | 174.66
Waterview | Auckland | -36.88 | 174.7
Westgate | Auckland | -36.82 | 174.61
Westmere | Auckland | -36.86 | 174.73
Whangaparaoa | Auckland | -36.63 | 174.74
Whenuapai | Auckland | -36.79 | 174.62
Cambridge | Waikato | -37.89 | 175.47
Chartwell | Waikato | -37.75 | 175.28
Dinsdale | Waikato | -37.8 | 175.24
Flagstaff | Waikato | -37.73 | 175.24
Frankton | Waikato | -37.79 | 175.26
Hamilton Central | Waikato | -37.79 | 175.28
Hamilton East | Waikato | -37.79 | 175.3
Hamilton North | Waikato | -37.74 | 175.27
Hamilton South | Waikato | -37.81 | 175.29
Hamilton West | Waikato | -37.79 | 175.25
Hillcrest | Waikato | -37.8 | 175.32
Huntly | Waikato | -37.56 | 175.16
Matamata | Waikato | -37.81 | 175.76
Morrinsville | Waikato | -37.66 | 175.53
Ngatea | Waikato | -37.28 | 175.5
Otorohanga | Waikato | -38.19 | 175.21
Paeroa | Waikato | -37.38 | 175.67
Pauanui | Waikato | -37.02 | 175.86
Pokeno | Waikato | -37.24 | 175.02
Putaruru | Waikato | -38.05 | 175.78
Raglan | Waikato | -37.8 | 174.87
Rototuna | Waikato | -37.73 | 175.27
Taupo | Waikato | -38.69 | 176.07
Te Aroha | Waikato | -37.54 | 175.71
Te Awamutu | Waikato | -38.01 | 175.33
Te Kuiti | Waikato | -38.34 | 175.17
Te Rapa | Waikato | -37.75 | 175.24
Thames | Waikato | -37.14 | 175.54
Tirau | Waikato | -37.98 | 175.76
Tokoroa | Waikato | -38.23 | 175.87
Turangi | Waikato | -38.99 | 175.81
Waihi | Waikato | -37.39 | 175.84
Whangamata | Waikato | -37.21 | 175.87
Whitianga | Waikato | -36.83 | 175.7
Bethlehem | Bay of Plenty | -37.69 | 176.11
Greerton | Bay of Plenty | -37.73 | 176.13
Katikati | Bay of Plenty | -37.56 | 175.92
Kawerau | Bay of Plenty | -38.1 | 176.7
Mount Maunganui | Bay of Plenty | -37.66 | 176.21
Ngongotaha | Bay of Plenty | -38.08 | 176.21
Ohope | Bay of Plenty | -37.96 | 177.05
Omokoroa | Bay of Plenty | -37.64 | 176.03
Opotiki | Bay of Plenty | -38.01 | 177.29
Otumoetai | Bay of Plenty | -37.67 | 176.14
Papamoa | Bay of Plenty | -37.7 | 176.28
Pyes Pa | Bay of Plenty | -37.77 | 176.12
Rotorua | Bay of Plenty | -38.14 | 176.25
Tauranga | Bay of Plenty | -37.69 | 176.17
Tauriko | Bay of Plenty | -37.74 | 176.1
Te Puke | Bay of Plenty | -37.78 | 176.32
Welcome Bay | Bay of Plenty | -37.73 | 176.19
Whakatane | Bay of Plenty | -37.95 | 176.99
Gisborne | Gisborne | -38.66 | 178.02
Bay View | Hawke's Bay | -39.42 | 176.87
Flaxmere | Hawke's Bay | -39.63 | 176.79
Hastings | Hawke's Bay | -39.64 | 176.84
Havelock North | Hawke's Bay | -39.67 | 176.88
Napier | Hawke's Bay | -39.49 | 176.91
Onekawa | Hawke's Bay | -39.5 | 176.89
Taradale | Hawke's Bay | -39.54 | 176.85
Waipawa | Hawke's Bay | -39.94 | 176.59
Waipukurau | Hawke's Bay | -40 | 176.56
Wairoa | Hawke's Bay | -39.03 | 177.42
Bell Block | Taranaki | -39.03 | 174.15
Eltham | Taranaki | -39.43 | 174.3
Fitzroy | Taranaki | -39.05 | 174.11
Hawera | Taranaki | -39.59 | 174.28
Inglewood | Taranaki | -39.16 | 174.21
New Plymouth | Taranaki | -39.06 | 174.08
Oakura | Taranaki | -39.12 | 173.95
Opunake | Taranaki | -39.46 | 173.86
Stratford | Taranaki | -39.34 | 174.28
Waitara | Taranaki | -39 | 174.24
Ashhurst | Manawatū-Whanganui | -40.29 | 175.75
Bulls | Manawatū-Whanganui | -40.17 | 175.38
Dannevirke | Manawatū-Whanganui | -40.21 | 176.1
Feilding | Manawatū-Whanganui | -40.23 | 175.57
Foxton | Manawatū-Whanganui | -40.47 | 175.28
Foxton Beach | Manawatū-Whanganui | -40.46 | 175.23
Levin | Manawatū-Whanganui | -40.62 | 175.29
Marton | Manawatū-Whanganui | -40.07 | 175.38
Ohakune | Manawatū-Whanganui | -39.42 | 175.4
Pahiatua | Manawatū-Whanganui | -40.45 | 175.84
Palmerston North | Manawatū-Whanganui | -40.35 | 175.61
Palmerston North East | Manawatū-Whanganui | -40.35 | 175.63
Taihape | Manawatū-Whanganui | -39.68 | 175.8
Taumarunui | Manawatū-Whanganui | -38.88 | 175.26
Whanganui | Manawatū-Whanganui | -39.93 | 175.05
Woodville | Manawatū-Whanganui | -40.34 | 175.87
Aotea | Wellington | -41.13 | 174.86
Avalon | Wellington | -41.19 | 174.94
Brooklyn | Wellington | -41.31 | 174.76
Carterton | Wellington | -41.02 | 175.53
Churton Park | Wellington | -41.2 | 174.81
Eastbourne | Wellington | -41.29 | 174.9
Featherston | Wellington | -41.12 | 175.32
Greytown | Wellington | -41.08 | 175.46
Hataitai | Wellington | -41.31 | 174.79
Island Bay | Wellington | -41.34 | 174.77
Johnsonville | Wellington | -41.22 | 174.81
Karori | Wellington | -41.29 | 174.75
Kelburn | Wellington | -41.29 | 174.76
Khandallah | Wellington | -41.25 | 174.79
Kilbirnie | Wellington | -41.32 | 174.8
Lower Hutt | Wellington | -41.21 | 174.91
Lyall Bay | Wellington | -41.33 | 174.8
Martinborough | Wellington | -41.22 | 175.46
Masterton | Wellington | -40.95 | 175.66
Miramar | Wellington | -41.32 | 174.81
Naenae | Wellington | -41.2 | 174.95
Newlands | Wellington | -41.23 | 174.82
Newtown | Wellington | -41.31 | 174.77
Ngaio | Wellington | -41.25 | 174.77
Otaki | Wellington | -40.76 | 175.15
Paraparaumu | Wellington | -40.91 | 175.01
Paremata | Wellington | -41.1 | 174.87
Petone | Wellington | -41.23 | 174.88
Plimmerton | Wellington | -41.08 | 174.86
Porirua | Wellington | -41.14 | 174.84
Raumati Beach | Wellington | -40.92 | 174.98
Seaview | Wellington | -41.24 | 174.91
Silverstream | Wellington | -41.15 | 175.01
Stokes Valley | Wellington | -41.18 | 174.98
Taita | Wellington | -41.18 | 174.96
Tawa | Wellington | -41.17 | 174.82
Te Aro | Wellington | -41.3 | 174.78
Thorndon | Wellington | -41.27 | 174.78
Titahi Bay | Wellington | -41.1 | 174.84
Upper Hutt | Wellington | -41.12 | 175.07
Wadestown | Wellington | -41.26 | 174.77
Waikanae | Wellington | -40.88 | 175.07
Wainuiomata | Wellington | -41.26 | 174.95
Wellington Central | Wellington | -41.29 | 174.78
Whitby | Wellington | -41.12 | 174.89
Brightwater | Tasman | -41.38 | 173.1
Mapua | Tasman | -41.26 | 173.1
Motueka | Tasman | -41.11 | 173.01
Richmond | Tasman | -41.34 | 173.18
Takaka | Tasman | -40.86 | 172.81
Wakefield | Tasman | -41.4 | 173.05
Nelson | Nelson | -41.27 | 173.28
Stoke | Nelson | -41.31 | 173.24
Tahunanui | Nelson | -41.28 | 173.25
Blenheim | Marlborough | -41.51 | 173.95
Picton | Marlborough | -41.29 | 174.01
Renwick | Marlborough | -41.51 | 173.83
Springlands | Marlborough | -41.51 | 173.94
Franz Josef | West Coast | -43.39 | 170.18
Greymouth | West Coast | -42.45 | 171.21
Hokitika | West Coast | -42.72 | 170.97
Reefton | West Coast | -42.12 | 171.86
Westport | West Coast | -41.75 | 171.6
Addington | Canterbury | -43.55 | 172.61
Akaroa | Canterbury | -43.8 | 172.97
Amberley | Canterbury | -43.16 | 172.73
Ashburton | Canterbury | -43.91 | 171.75
Avonhead | Canterbury | -43.51 | 172.55
Belfast | Canterbury | -43.45 | 172.63
Bishopdale | Canterbury | -43.49 | 172.56
Burwood | Canterbury | -43.49 | 172.68
Cashmere | Canterbury | -43.57 | 172.63
Christchurch Central | Canterbury | -43.53 | 172.64
Darfield | Canterbury | -43.49 | 172.11
Fendalton | Canterbury | -43.52 | 172.6
Ferrymead | Canterbury | -43.56 | 172.7
Geraldine | Canterbury | -44.09 | 171.24
Halswell | Canterbury | -43.58 | 172.56
Hanmer Springs | Canterbury | -42.52 | 172.83
Hornby | Canterbury | -43.55 | 172.53
Ilam | Canterbury | -43.52 | 172.57
Kaiapoi | Canterbury | -43.38 | 172.66
Kaikoura | Canterbury | -42.4 | 173.68
Lincoln | Canterbury | -43.64 | 172.49
Linwood | Canterbury | -43.53 | 172.69
Lyttelton | Canterbury | -43.6 | 172.72
Merivale | Canterbury | -43.52 | 172.61
Methven | Canterbury | -43.63 | 171.65
Middleton | Canterbury | -43.55 | 172.59
New Brighton | Canterbury | -43.51 | 172.73
Northwood | Canterbury | -43.46 | 172.62
Oxford | Canterbury | -43.3 | 172.19
Papanui | Canterbury | -43.49 | 172.61
Pegasus | Canterbury | -43.31 | 172.69
Prebbleton | Canterbury | -43.58 | 172.51
Rangiora | Canterbury | -43.3 | 172.6
Riccarton | Canterbury | -43.53 | 172.57
Rolleston | Canterbury | -43.6 | 172.38
Shirley | Canterbury | -43.51 | 172.66
Sockburn | Canterbury | -43.54 | 172.56
Sumner | Canterbury | -43.57 | 172.76
Sydenham | Canterbury | -43.55 | 172.64
Tai Tapu | Canterbury | -43.66 | 172.55
Temuka | Canterbury | -44.24 | 171.28
Timaru | Canterbury | -44.4 | 171.26
Tinwald | Canterbury | -43.92 | 171.72
Twizel | Canterbury | -44.26 | 170.1
Waimate | Canterbury | -44.73 | 171.05
Wigram | Canterbury | -43.55 | 172.56
Woodend | Canterbury | -43.32 | 172.67
Woolston | Canterbury | -43.55 | 172.66
Yaldhurst | Canterbury | -43.52 | 172.49
Alexandra | Otago | -45.25 | 169.38
Arrowtown | Otago | -44.94 | 168.84
Balclutha | Otago | -46.23 | 169.75
Caversham | Otago | -45.89 | 170.48
Cromwell | Otago | -45.04 | 169.2
Dunedin Central | Otago | -45.87 | 170.5
Frankton | Otago | -45.02 | 168.73
Green Island | Otago | -45.9 | 170.43
Milton | Otago | -46.12 | 169.96
Mosgiel | Otago | -45.88 | 170.35
North Dunedin | Otago | -45.86 | 170.51
Oamaru | Otago | -45.1 | 170.97
Port Chalmers | Otago | -45.82 | 170.62
Queenstown | Otago | -45.03 | 168.66
Roslyn | Otago | -45.87 | 170.48
Roxburgh | Otago | -45.54 | 169.31
Saint Clair | Otago | -45.91 | 170.49
Saint Kilda | Otago | -45.9 | 170.5
South Dunedin | Otago | -45.9 | 170.49
Wanaka | Otago | -44.7 | 169.15
Bluff | Southland | -46.6 | 168.33
Gore | Southland | -46.1 | 168.94
Invercargill | Southland | -46.41 | 168.35
Lumsden | Southland | -45.74 | 168.44
Riverton | Southland | -46.35 | 168.01
Te Anau | Southland | -45.42 | 167.72
Winton | Southland | -46.14 | 168.33
`;
