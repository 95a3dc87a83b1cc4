// Words that are also names of makes or models, and words that people type about vehicles. The first name something only
// if nothing else explains them; neither is ever a typing error of a name. The last part are words that are one letter from
// a name.
const words = new Set(
  `ace acadia accent accord active address adventure adventurer advance agility alpine alto america apollo april ascent
  aspire assist astra atlas aurora auto avenger banksia bandit beat beetle bell bells bolt born bongo boulevard bounce
  bravo breakaway breeze bronco brute buggy bullet bus cab caddy california camper camping canter canyon cape capri
  captain captur capture caravan cargo carnival carry cascade century challenger chaser chief circle city civic class
  classic clipper coast coaster colt combi combo commander commando compass concept condor conquest continental convertible
  cooper core cosmo cougar country coupe courier cove crew cross crossfire crossover crown cruise cruiser cub cube custom
  daily dart dash dawn defender delight deliver delta demo desert discovery dispatch dodge dolphin dove drover duke
  eagle east easy echo eclipse economy elegance element elite endeavour enduro equinox escape essential estate every
  everest excel executive expedition expert explorer express family fighter finch fit flamingo flare flash fly focus
  forerunner forester fortune forza freedom frontier fusion galaxy general genesis gentle ghost glide gold goldstar golf
  grace grand granite grenade hammer hatch hatchback hawk heavy heritage hero horizon hornet hunter hustler icon ignite
  impala indian insight insignia inster jackson jet jazz journey junior kicks knight lark laser leader leaf lead legend leon
  liberty lifestyle light lightning like limited lincoln lotus magna main mars master matrix metro micro mini mirage mirror
  mission monkey monster moke motor mustang navigator network neon night nitro north note nova octane ocean odyssey one
  open optimum opus origin outback outlander outlook ovation owen palm panda park partner passport pathfinder patriot
  patrol pegasus penguin phantom pilot pinto pioneer polo porter predator prelude premium press prince probe pulse puma
  pursuit quest quad ram ranger rapid ray razor rebel regal regent renegade retreat rex ritz roadster robson rocket rogue
  roomy rover royal rush safari savannah scenic scout scrambler seal senator sentinel sequoia shadow shark sharp shine
  shuttle sierra signature single sky smart snow soul south spark spectra spectre spider spirit splash sport sportage
  sports sportsman sprint springfield standard star stark starlet steed stealth step sterling stirling stream street
  strike sun sunbird super supreme swan swift switch talon tang tank tasman terra territory thunder thunderbird tiger
  titan titanium toura tourer tracker traffic trail trax traveller tremor trident trooper tribute triumph trio truck tundra twin
  ultimate unicorn urban urus utility ute valiant vantage vegas venture venue victory viva vision vogue volt voyager
  wagon west white wildfire wind winner wish wraith zero zone up zip
  about above adult aircon airbag automatic available bargain baby beach beige best black blue boat body boot boots brand
  bronze brown budget build business buyer camera cameras carplay cash cheap cheaper cheapest child children clean climate
  colour comfort commercial commuter compact condition control corner cover cream credit cruising daughter deal dealer
  deals delivery deposit diesel diff door doors drive driver drivers driving dual economical electric engine enquiry
  equipment extra fabric fast feature finance find first floor four free front fuel garage green grey hauler heated help
  hitch hire home horse hundred hybrid inside large late latest learner learners leather length level lifted lights little
  load loaded long looking lower luxury machine manual medium metal mileage model models months mother motorbike motorcycle
  mover multi narrow near nearby near nearest need needs number offer offers online orange order original other outside
  owner owners package paint parking parts people performance petrol pickup power powerful price prices private purple
  quality quick quiet range rated rear reliable rent repair report reverse right roof safe safety sale sales school seat
  seater seaters seats second sedan sensor sensors series service seven shape short show silver size sleep sleeps small
  solar special spec speed stock storage student suit suitable sunroof tanks test thing three toilet touring towbar
  towing trade trailer train transmission transport travel tray triple turbo twelve under used value van vans vehicle
  vehicles wanted warranty water weekend weekly wheel wheels wide window winch with work worker worth yellow young
  ability abstract accept acorn affinity agent agrees american arrows astral astro batteries bearer better bigger
  bottle calls cannot captured careers challenge challenges charge chopper comma command commands commas common compat
  concepts concerts cooker copper couple covers crafted delivered depended designed designer discover discovered discovers
  effective eliminate eliminates employer escaped essentially eventual exceed excess executing execution expand expanded
  expands expect expires export exporter families forest formatter fortnight generally generate generics glass grade grant
  graphite holder infinite intentional intercept intercepted intercepts invocation isolation lease leave legally lender
  likewise loader lower match mater matter meter money navigation optimal outlined packaged password personal pressure
  pulls ranged ranges recent reserves roadside roots salesman scale scanned scanner scarlet scroll scrolls serves share
  shift sonic spare spelling spring spinner stack stage starring start starting steering stepping steven stood stranger
  stricter stripping stronger stylish subject summon supper supplier suppress suppressed tester timer tipper tonnes tracer
  tracing tracking trader transfer transformer transient transmit transports trees trigger typed types tyres ultimately
  variant victor victoria while yards`
    .split(/\s+/)
    .filter(Boolean),
);

/** Also figures, and one or two letters: "3", "up", "x". */
export const isOrdinary = (word: string): boolean => /^(?:\d+|[a-z]{1,2})$/.test(word) || words.has(word);
