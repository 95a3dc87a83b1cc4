/** Values of stock that Americans call something else. Feeds and rules keep ours. */
export const usValues: Readonly<Record<string, string>> = {
  Ute: "Pickup",
  Utility: "Pickup",
  "Dual Cab": "Pickup",
  "People Mover": "Minivan",
  Petrol: "Gasoline",
  "Petrol - Unleaded": "Regular unleaded",
  "Petrol - Premium Unleaded": "Premium unleaded",
  "Petrol - Unleaded/Electric": "Regular unleaded and electric",
  "Petrol - Premium Unleaded/Electric": "Premium unleaded and electric",
  LPG: "Propane",
  Grey: "Gray",
  // Prices are plain; tax, title and license are the dealer's own words.
  "Drive Away": "",
  "Drive away": "",
  "Excl. Govt. Charges": "Plus tax, title and license",
  "plus on-roads": "plus tax, title and license",
};

/** Texts of the product in American words: whole texts, and words that stand alone in a sentence. */
export const usTexts: Readonly<Record<string, string>> = {
  // words in sentences
  kilometres: "mileage",
  postcode: "ZIP code",
  tyres: "tires",
  colours: "colors",
  licence: "license",
  licences: "licenses",
  registration: "license plate",
  "per cent": "percent",
  petrol: "gas",
  motorway: "highway",
  caravan: "trailer",
  bowser: "pump",
  "7 kW": "240-volt",
  "15 to 20 kWh for 100 km": "24 to 32 kWh for 100 miles",
  "direct credit": "direct deposit",
  "payout letter": "payoff letter",
  Tyres: "Tires",
  "Logbook service": "Scheduled maintenance",
  "Roadworthy inspection": "State inspection",

  // names of facts and facets
  Kilometres: "Mileage",
  Colour: "Color",
  Licence: "License",
  "Dealer licence": "Dealer license",
  "Repairer licence": "Repair shop license",
  Tare: "Dry weight",
  ATM: "GVWR",
  GVM: "GVWR",
  "Ball weight": "Tongue weight",
  "Fuel use": "Fuel economy",
  "Braked towing": "Towing capacity",
  Badge: "Trim",

  // promises and credits
  "Driven no more than 500 km": "Driven no more than 300 miles",
  "- no more than 500 km driven since you took delivery": "- no more than 300 miles driven since you took delivery",
  "Lucide, copyright Lucide Icons and contributors, under the ISC licence.":
    "Lucide, copyright Lucide Icons and contributors, under the ISC license.",

  // orders
  "Fewest kilometres": "Lowest mileage",
  "Lowest kilometres first": "Lowest mileage first",
  "ATM, lightest first": "GVWR, lightest first",
  "Lightest ATM first": "Lightest GVWR first",

  // forms and what mails call their answers
  Rego: "License plate",
  "Rego state": "Plate state",
  Registration: "License plate",
  "Service Centre:": "Service Center:",
  Postcode: "ZIP code",
  "Invalid postcode": "Invalid ZIP code",
  "Trade in km": "Trade in mileage",
  "How are tyres and wheels?": "How are tires and wheels?",
  "Which licence do I need for it?": "Which license do I need for it?",
  "How many kilometres may I drive?": "How many miles may I drive?",
  "Bring your driver licence.": "Bring your driver's license.",
  "PDF or photos, up to 10 files of 10 MB each. Add licences or references if you like.":
    "PDF or photos, up to 10 files of 10 MB each. Add licenses or references if you like.",
  "Street, suburb and postcode. We confirm the cost of delivery with you first.":
    "Street, city, state and ZIP code. We confirm the cost of delivery with you first.",
  "We call or email you to settle the day. Have your licence ready.":
    "We call or email you to settle the day. Have your license ready.",
  "We call or email you with the price. Have your licence ready.":
    "We call or email you with the price. Have your license ready.",
  "Ask your lender for a payout letter and bring it, or add it on the next step. We pay the lender first; any surplus is paid to you by direct credit.":
    "Ask your lender for a payoff letter and bring it, or add it on the next step. We pay the lender first; any surplus is paid to you by direct deposit.",
};
