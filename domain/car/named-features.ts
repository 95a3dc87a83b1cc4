import { searchedHistory } from "#domain/car/history/short-history.ts";
import type { Car } from "./car.ts";

// What people look for in a vehicle, whatever its feed calls it. A feature of the stock that is not here keeps its own
// name.

interface NamedFeature {
  name: string;
  /** In the words of feeds. */
  written: RegExp;
  /** In the words of shoppers, beside its name. The name does not say a word after "_": "_full service history". */
  says: readonly string[];
  /** Where else feeds write it than in the list of features. */
  also?: "engine" | "description";
}

const list = (words: string): string[] => (words === "" ? [] : words.split(", "));
const feature = (name: string, written: RegExp, says = "", also?: NamedFeature["also"]): NamedFeature => ({
  name,
  written,
  says: list(says),
  ...(also && { also }),
});

export const namedFeatures: readonly NamedFeature[] = [
  // Screens, sound and phones.
  feature("Apple CarPlay", /car ?play/i, "carplay, car play, apple car play"),
  feature("Android Auto", /android auto/i),
  feature("Bluetooth", /bluetooth/i, "blue tooth"),
  feature("Navigation", /navigation|\bsat[ -]?nav|\bgps\b/i, "sat nav, satnav, satellite navigation, gps, nav"),
  feature(
    "Premium audio",
    /premium (?:audio|sound)|\b(?:bose|jbl|burmester|harman|meridian|mark levinson|bang)\b/i,
    "premium sound, premium stereo, good stereo, good sound system",
  ),
  feature(
    "Wireless charging",
    /wireless (?:phone )?charg/i,
    "wireless phone charging, wireless charger, wireless phone charger",
  ),
  feature("Head-up display", /head.?up display|\bhud\b/i, "hud, heads up display"),

  // Help for the driver.
  feature(
    "Reversing camera",
    /revers\w* camera|rear.?view camera|rear camera|back.?up camera|360|surround.?view/i,
    "reverse camera, reverse cam, reversing cam, rear camera, rear view camera, backup camera, back up camera, camera",
  ),
  feature(
    "360-degree camera",
    /360|surround.?view|bird.?s.?eye/i,
    "360 camera, 360 degree camera, 360 view camera, surround view camera, birds eye camera, surround camera",
  ),
  feature(
    "Parking sensors",
    /parking sensor|park(?:ing)? assist|parktronic/i,
    "park sensors, park assist, parking assist",
  ),
  feature("Cruise control", /cruise/i, "cruise"),
  feature(
    "Adaptive cruise control",
    /(?:adaptive|radar|active|intelligent|smart) cruise/i,
    "adaptive cruise, radar cruise, radar cruise control, smart cruise control, active cruise",
  ),
  feature("Blind spot monitor", /blind.?spot/i, "blind spot, blind spot monitoring, blind spot warning"),
  feature(
    "Lane keeping",
    /lane.?(?:keep|depart|assist)/i,
    "lane keep, lane assist, lane departure, lane keep assist, lane departure warning",
  ),
  feature(
    "Autonomous emergency braking",
    /emergency brak|\baeb\b/i,
    "aeb, auto emergency braking, automatic emergency braking, auto braking",
  ),
  feature("ISOFIX", /isofix|child.?seat anchor/i, "isofix anchors, child seat anchors, baby seat anchors"),
  feature("ABS", /\babs\b/i),

  // Comfort.
  feature("Air conditioning", /air.?con|climate/i, "aircon, air con, ac, air conditioner, air conditioned"),
  feature("Climate control", /climate/i, "_dual _zone climate control, _dual _zone"),
  feature(
    "Leather",
    /leather(?!.?(?:wrapped |trimmed |bound )?(?:steering|gear|shift|wheel|knob))/i,
    "leather seats, leather seat, leather interior, leather trim, leather upholstery",
  ),
  feature("Heated seats", /heated.*seat|seat heat/i, "heated seat, heated _front seats, seat warmers, seat heating"),
  feature(
    "Ventilated seats",
    /(?:ventilated|cooled).*seat|seat (?:cool|ventilation)/i,
    "cooled seats, ventilated _front seats, seat cooling, air conditioned seats",
  ),
  feature("Power seats", /(?:power(?:ed)?|electric)\b.*\bseat/i, "electric seats, powered seats, electric seat"),
  feature("Sunroof", /sun ?roof|moon ?roof|panoramic(?: glass)? roof|glass roof/i, "sun roof, moonroof, moon roof"),
  feature("Panoramic sunroof", /panoramic.*roof/i, "panoramic roof, pano roof, pano sunroof, glass roof"),
  feature(
    "Keyless entry and start",
    /keyless|smart key|proximity key|push.?button start/i,
    "keyless, keyless entry, keyless start, keyless go, push button start, push start, smart key",
  ),
  feature(
    "Power tailgate",
    /(?:power(?:ed)?|electric|hands.?free) (?:tail ?gate|boot|lift ?gate)/i,
    "electric tailgate, powered tailgate, power boot, electric boot, automatic tailgate",
  ),
  feature(
    "Power sliding doors",
    /(?:power|electric|automatic) slid/i,
    "electric sliding doors, electric sliding door, power sliding door, automatic sliding doors",
  ),
  feature("Third row of seats", /third row|3rd row/i, "third row, 3rd row, third row seats, 3rd row seats, three rows"),

  // Outside.
  feature("Alloy wheels", /alloy wheel|\balloys\b|mag wheel/i, "alloys, alloy, mags, mag wheels"),
  feature("LED headlights", /\bled\b.*(?:head|lamp|light)/i, "led lights, led headlight"),
  feature("Tinted windows", /\btint/i, "tint, tinted, window tint, tinted glass"),
  feature("Roof racks", /roof ?rack|roof bars|cross ?bars/i, "roof rack, roofracks, racks"),
  feature(
    "Tow bar",
    /tow ?bar|tow(?:ing)? ?(?:hitch|pack|kit|ball)/i,
    "towbar, tow hitch, tow ball, tow pack, tow kit, towing pack",
  ),
  feature("Bull bar", /bull ?bar/i, "bullbar, roo bar, roobar"),
  feature("Snorkel", /snorkel/i),
  feature("Winch", /winch/i),
  feature("Side steps", /side ?step|running board/i, "sidesteps, side step, running boards"),
  feature("Sports bar", /sports? ?bar/i, "sport bar, sportsbar, roll bar"),
  feature("Canopy", /canopy/i, "canopies"),
  feature("Tonneau cover", /tonneau|hard lid|roller (?:cover|lid|shutter)/i, "tonneau, tonno, ute cover, hard lid"),
  feature("Tub liner", /(?:tub|bed) ?liner/i, "tubliner, bed liner"),
  feature("Ladder rack", /ladder rack/i, "ladder racks"),
  feature("Lift kit", /lift kit|suspension lift|lifted/i, "lifted, suspension lift"),
  feature("Low range", /low.?range/i, "low range gearbox, low range gearing, low ratio"),
  feature("DC fast charging", /dc fast|fast charg/i, "fast charging, dc charging, rapid charging"),

  // Engines.
  feature("Turbo", /turbo/i, "turbocharged, turbo charged", "engine"),
  feature("V8", /\bv8\b|\b8[- ]cyl/i, "v 8, eight cylinder, 8 cylinder, 8 cylinders, 8cyl, 8 cyl", "engine"),
  feature("V6", /\bv6\b|\b6[- ]cyl/i, "v 6, six cylinder, 6 cylinder, 6 cylinders, 6cyl, 6 cyl", "engine"),

  // History.
  feature(
    "Service history",
    /service (?:history|books?|records?)|log ?books?/i,
    "service book, service books, log book, log books, logbook, logbooks",
    "description",
  ),
  feature(
    "Full service history",
    /full (?:\w+ )?(?:service )?(?:history|books)/i,
    "full history, complete service history, full log books, full logbooks, full service books",
    "description",
  ),
  feature(
    "One owner",
    /\b(?:one|1|single)[ -]owner/i,
    "1 owner, single owner, one owner car, one _lady owner",
    "description",
  ),
  feature(
    "No money owing",
    /no (?:money|finance) owing|clear ppsr|ppsr clear/i,
    "clear ppsr, ppsr clear, no finance owing, unencumbered, no encumbrance, clear title",
  ),
  feature(
    "Safety certificate",
    /safety cert|roadworthy|\brwc\b|pink ?slip/i,
    "roadworthy, road worthy, roadworthy certificate, rwc, with rwc, pink slip, safety cert",
  ),
  feature(
    "Five-star ANCAP",
    /(?:5|five)[- ]star (?:ancap|safety)|ancap (?:5|five)/i,
    "5 star, five star, 5 star ancap, five star ancap, ancap 5 star, ancap 5, 5 star safety, five star safety, 5 star safety rating, five star safety rating",
  ),
  feature(
    "Repairable write-off",
    /repairable write.?off|\bwovr\b/i,
    "repairable write off, repairable writeoff, repairable write offs, repairable writeoffs, wovr",
  ),

  // Caravans.
  feature("Bunk beds", /\bbunk/i),
  feature("Ensuite", /en.?suite|shower/i, "en suite, shower, bathroom, shower and _toilet, ensuite with shower"),
  feature("Solar panels", /\bsolar/i, "solar, solar panel"),
  feature("Lithium battery", /lithium/i, "lithium, lithium batteries"),
  feature("Awning", /awning/i, "annexe, _roll _out awning"),
  feature("Island bed", /island.*bed/i, "_queen bed, island _queen, _queen island bed"),
  feature("Independent suspension", /independent.*suspension/i),

  // Motorcycles.
  feature("Panniers", /pannier|saddle ?bag/i, "pannier, saddlebags, luggage, hard cases"),
  feature("Top box", /top ?box/i, "topbox, rear box"),
  feature("Crash bars", /crash bar|engine guard/i, "engine guards"),
  feature("Heated grips", /heated grip/i, "hand warmers"),
  feature("Quickshifter", /quick ?shift/i, "quick shifter"),
  feature("Slipper clutch", /slipper clutch/i),
];

type Described = Pick<Car, "features" | "engine" | "description" | "attributes">;

/** What can be looked for in this vehicle, by the names above where they have one. */
export function featuresOf({ features, engine, description, attributes }: Described): string[] {
  const { holds, fails } = searchedHistory({ attributes });
  const listed = features.flatMap(namesOf);
  const elsewhere = namedElsewhere.filter(({ written, also }) =>
    written.test(also === "engine" ? engine : description),
  );
  const said = [...listed, ...elsewhere.map(({ name }) => name)].filter((name) => !fails.includes(name));
  return [...new Set([...said, ...holds])];
}

const namedElsewhere = namedFeatures.filter(({ also }) => also !== undefined);

/** The names of one feature as its feed writes it. */
function namesOf(written: string): readonly string[] {
  const known = recent.get(written);
  if (known) return known;
  const names = namedFeatures.filter((one) => one.written.test(written)).map(({ name }) => name);
  const found = names.length > 0 ? names : [written];
  if (recent.size >= mostRecent) recent.clear();
  recent.set(written, found);
  return found;
}

/** A stock writes a few dozen features thousands of times. */
const recent = new Map<string, readonly string[]>();
const mostRecent = 5000;
