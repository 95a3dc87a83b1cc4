import { permissions, type Right } from "./permissions.ts";

/** Whether somebody may do or see less after this change at one site: then they sign in again. */
export function losesSomething(before: Right, after: Right): boolean {
  const losesAction = Object.values(permissions).some((may) => may.has(before.role) && !may.has(after.role));
  return (
    losesAction || isNarrower(before.locations, after.locations) || isNarrower(before.categories, after.categories)
  );
}

/** Null is everything. */
function isNarrower(before: readonly string[] | null, after: readonly string[] | null): boolean {
  if (after === null) return false;
  return before === null || before.some((one) => !after.includes(one));
}
