// 4.5: a promise of the dealer, shown only where the site turns it on.

export const moneyBack = {
  title: "14 days to change your mind",
  text: "Bring the {vehicle} back within 14 days for your money back, or exchange it for another.",
  conditions: [
    "Driven no more than 500 km",
    "At least a quarter tank of fuel",
    "All keys and accessories",
    "No lien on the {vehicle}",
    "You tell us within the 14 days",
  ],
} as const;
