/** What a posted form of alerts has ticked: each box is named `wants`, so that none hides a member of its form. */
export function wantsIn(fields: readonly [name: string, value: string][]): string[] {
  return fields.filter(([name]) => name === "wants").map(([, value]) => value);
}
