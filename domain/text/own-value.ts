// For names from outside. Every object inherits `toString`, `constructor` and others, so `record[name]` finds values
// that nobody put there. `scripts/outside-names.test.ts` finds uses of such names.

/** The value that the record itself has under this name. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>> | null | undefined,
  name: string,
): Value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Assigning to `__proto__` would replace the record's prototype. */
export function setOwnValue<Value>(record: Record<string, Value>, name: string, value: NoInfer<Value>): void {
  if (name !== "__proto__") record[name] = value;
  else Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true });
}
