/** How much of the bytes from a place on has gone out, between 0 and 1. */
export function shareSent(sent: number, from: number, size: number): number {
  return Math.min(1, Math.max(0, (sent - from) / Math.max(1, size)));
}
