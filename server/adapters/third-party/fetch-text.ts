const mostBytes = 256 * 1024;

/** Trouble that another try may not meet. */
export class Passing extends Error {
  /** When the service wants to be asked again, where it says so. */
  readonly retryAfterMs: number | null;

  constructor(message: string, retryAfterMs: number | null = null) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

export type TextAnswer = { status: number; text: string };

/** Asks once. Errors are named without their cause: address and headers may hold a key. */
export async function fetchText(
  address: string | URL,
  init: RequestInit,
  timeoutMs: number,
  now: () => number = Date.now,
): Promise<TextAnswer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), Math.max(1, Math.ceil(timeoutMs)));
  try {
    const asked = { ...init, redirect: "error" as const, signal: stop.signal };
    const response = await fetch(address, asked).catch((error: unknown) => {
      throw new Passing(`No answer: ${error instanceof Error ? error.name : "unknown"}.`);
    });
    if (response.status >= 500 || response.status === 429) {
      await response.body?.cancel();
      throw new Passing(`The service answered ${response.status}.`, retryAfter(response, now()));
    }
    return { status: response.status, text: await readBounded(response) };
  } finally {
    clearTimeout(timer);
  }
}

/** Seconds, or a date. */
function retryAfter(response: Response, now: number): number | null {
  const said = response.headers.get("retry-after");
  if (said === null) return null;
  const ms = /^\d+$/.test(said.trim()) ? Number(said) * 1000 : Date.parse(said) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      bytes += part.byteLength;
      if (bytes > mostBytes) throw new RangeError("The answer is too long.");
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new Passing("The answer broke off.");
  }
  return Buffer.concat(parts).toString("utf8");
}
