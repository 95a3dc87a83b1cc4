export const errorCopy = {
  notFound: {
    title: "We could not find that page",
    text: "The address may be mistyped, or the page has moved. Search for {a vehicle}, or start from the home page.",
  },
  failed: {
    title: "Something went wrong on our side",
    text: "Nothing you did caused this. Please try again in a moment, or call us and we will help.",
  },
} as const;
