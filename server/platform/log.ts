import { type DestinationStream, type Logger, pino } from "pino";

/** Strangers choose paths, hosts and parts of errors: these must not fill the disk. */
const longestText = 500;
const longestStack = 2000;

/** The log of the process. Every text in a line is cut, so that lines are bounded. */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, serializers: { err: boundedError }, formatters: { log: boundedTexts } }, destination);
}

function boundedTexts(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name, typeof value === "string" ? cut(value, longestText) : value]),
  );
}

function boundedError(error: unknown): unknown {
  if (!(error instanceof Error)) return cut(String(error), longestText);
  const code = "code" in error ? { code: cut(String(error.code), 40) } : {};
  const cause = error.cause instanceof Error ? { cause: cut(error.cause.message, longestText) } : {};
  const stack = cut(stackLines(error), longestStack);
  return { type: error.name, message: cut(error.message, longestText), ...code, ...cause, stack };
}

/** Without the message, which the stack repeats at full length. */
function stackLines({ stack = "" }: Error): string {
  const first = stack.search(/^ {4}at /m);
  return first < 0 ? "" : stack.slice(first);
}

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);
