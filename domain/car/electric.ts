/** 2.3.34: the fuel that 'Electric' counts and lists. A hybrid is none. */
export const electricFuel = "Electric";
