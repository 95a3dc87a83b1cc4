/** A stock number, number plate or VIN as people compare it: "hc-10603" is "HC 10603". */
export const plainNumber = (text: string): string => text.replaceAll(/[\s·-]/g, "").toUpperCase();
