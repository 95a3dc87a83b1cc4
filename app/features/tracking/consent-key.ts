/** Where this browser keeps its visitor's answer to the question about cookies: "yes" or "no". */
export const consentKey = "forecourt.consent";
