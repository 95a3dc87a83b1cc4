/** Names a plan in the address of a car's page, and of its form. */
export const planParameter = "plan";
