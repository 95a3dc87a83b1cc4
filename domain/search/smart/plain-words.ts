const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Filler words. They join understood words beside them, and stay text beside text. */
export const fillers = set(
  "what whats which wheres do does did tell give available a an the and or with for in on at of to me my i im id ill we us our you your want wanting wants need needing needs looking look after show find search get got buy buying please some any all have has having is are be that than then who can able could would like love must should help thinking hoping interested just car cars vehicle vehicles by from good nice great best reliable decent clean tidy something anything one ones sale stock model shape only type kind style colour color coloured colored paint fuel engine powered transmission gearbox gears body price priced asking driveaway mum mums dad wife husband son daughter nan nanna grandma grandpa hubby missus make brand made built condition ideally preferably preferred ok okay but also it its this near nearby close closest nearest around located postcode suburb where there suitable about year years kms km miles zip zipcode seats seater dollars",
);

/** Fillers that praise: a search takes no account of them, and says so. */
export const praise = set("good nice great best reliable decent clean tidy condition");

/** Fillers that mean the visitor's own place, unless a place follows. */
export const nearWords = set("near nearby close closest nearest");

/** What follows is not wanted. */
const negations = set("not no non without except excluding exclude isnt arent dont doesnt never nor avoid minus");

const allBut = set("anything everything any all everyone nothing colour color make brand");

export const negates = (word: string): boolean => negations.has(word);

/** "not", "anything but", "other than". */
export const isNegation = (word: string, before: string): boolean =>
  negates(word) || (word === "but" && allBut.has(before)) || (word === "than" && before === "other");

/** A place name follows. */
export const placeWords = set("in near nearby around at from to located close by nearest closest suburb");

/** Parts of a car: a colour, fuel or gear word before one describes the part, not the car. */
export const parts = set(
  "seat seats leather interior upholstery trim wheels wheel rims rim alloys alloy mags roof sunroof moonroof window windows mirror mirrors tailgate boot headlight headlights lights light wiper wipers tyres tyre tires battery heater brake brakes braking braked key keys keyless start parking park hold dimming locks locking climate clutch belt rego registration roadworthy rwc paint stitching stripes stripe decals canopy tray bullbar bumper steering steps step blinds awning fridge stove cooker folding mode high lamps lamp levelling pedal windscreen exhaust suspension arrivals arrival",
);

/** Words of advertisements that no name may claim through a typo. */
const advertised = set(
  "range long navigation camera cameras reverse reversing bluetooth towbar tow towing tinny tinnie toolbox trailer carplay android apple cruise control adaptive service serviced history logbook warranty finance delivery family safety rating star turbo supercharged owner owners door doors cylinder cylinders speed litre automated heated cooled electric power manual sports sport sporty luxury premium limited special edition classic custom touring tourer cross grand class series standard rear front side wheel drive parts extras immaculate excellent condition quality value cheap affordable economical efficient comfortable city first uber work courier trade tools weekend beach camping surf hunting carry prime driver drivers passenger passengers people adults kids children months weeks monthly weekly today smart package packs bench canopy snorkel winch racks coming available ready delivered inspect inspection interstate local imported export tank act",
);

/** Words of quantities: never names by themselves, never corrected to. */
const quantityWords = set(
  "under over below above less more than between max maximum min minimum upto up budget spend newer older onwards later before post pre since around about thousand grand hundred million week month fortnight kilometres kilometers odometer mileage clock old new used go up max plus life",
);

export const isPlain = (word: string): boolean =>
  fillers.has(word) || negations.has(word) || parts.has(word) || advertised.has(word) || quantityWords.has(word);

/** A number after one of these is an amount, even if a model has that name. */
export const comparing = set(
  "under over below above than max maximum min minimum to between budget spend from $ < > ~",
);

/** Phrases in which a word means something else. */
export const fixedPhrases: readonly string[] = [
  "android auto",
  "apple carplay",
  "long range",
  "like new",
  "as new",
  "as good as new",
  "good as new",
  "new shape",
  "gas struts",
  "auto elec",
  "hire purchase",
  "golf clubs",
  "golf bags?",
  "golf bugg(?:y|ies)",
];
