/** The share of the bytes from an offset on that was sent, between 0 and 1. */
export function shareSent(sent: number, from: number, size: number): number {
  return Math.min(1, Math.max(0, (sent - from) / Math.max(1, size)));
}
