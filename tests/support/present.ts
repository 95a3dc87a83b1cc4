/** The value that a test depends on. If it is missing, the test fails here, with its name. */
export function present<T>(value: T | null | undefined, name = "value"): T {
  if (value === null || value === undefined) throw new Error(`the ${name} is missing`);
  return value;
}
