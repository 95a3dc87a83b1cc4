export type Attributes = Readonly<Record<string, string | number | undefined>>;
/** By the numbers of OTLP. */
export const spanKinds = { internal: 1, server: 2, client: 3 } as const;
export type SpanKind = keyof typeof spanKinds;

/** A span that has ended. Times in milliseconds since 1970. */
export type Span = {
  traceId: string;
  spanId: string;
  parentId: string | null;
  name: string;
  kind: SpanKind;
  at: number;
  ms: number;
  attributes: Attributes;
  isError: boolean;
};

const ERROR = 2;

/** The body of an export as OTLP/HTTP writes it in JSON: ids in hexadecimal, 64-bit numbers as text. */
export function otlpJson(resource: Attributes, spans: readonly Span[]): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: "forecourt" }, spans: spans.map(spanOf) }],
      },
    ],
  });
}

const spanOf = ({ traceId, spanId, parentId, name, kind, at, ms, attributes, isError }: Span) => ({
  traceId,
  spanId,
  ...(parentId === null ? {} : { parentSpanId: parentId }),
  name,
  kind: spanKinds[kind],
  startTimeUnixNano: nanoseconds(at),
  endTimeUnixNano: nanoseconds(at + ms),
  attributes: attributesOf(attributes),
  ...(isError ? { status: { code: ERROR } } : {}),
});

/** A double holds microseconds of our time exactly enough, but no nanoseconds. */
const nanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`;

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [{ key, value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value } }];
  });
