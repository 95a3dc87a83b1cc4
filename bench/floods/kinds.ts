import type { FloodOrder } from "../overload/flood.ts";

export type FloodKind = { name: string } & Pick<FloodOrder, "sends" | "requests" | "connections" | "addresses">;

type Call = { name: string; path: string; body: string; headers?: readonly string[] };

const multipart = "Content-Type: multipart/form-data; boundary=b";
const json = "Content-Type: application/json";
const filler = "x".repeat(600);

/** One for each lane, and for each other way to send a body. */
const lanes: readonly Call[] = [
  { name: "leads", path: "/api/leads", body: `{"lead":{"message":"${filler}"}}` },
  { name: "leads with files", path: "/api/leads/with-files", body: `--b\r\n${filler}`, headers: [multipart] },
  { name: "payment notices", path: "/api/payments/sandbox/webhook", body: `{"token":"${filler}"}` },
  {
    name: "pushes",
    path: "/api/stock",
    body: `{"cars":[{"make":"${filler}"}]}`,
    headers: [json, "stock-key: unknown"],
  },
  { name: "events", path: "/api/events", body: `{"events":[{"name":"${filler}"}]}` },
  { name: "policy reports", path: "/api/csp-reports", body: `{"csp-report":{"blocked-uri":"${filler}"}}` },
];

/** The token is of the first host. Every flood that is measured: what never arrives, what arrives slowly, and what is refused as soon as it is read. */
export function floodKinds(port: number, hosts: readonly string[], searchToken: string): FloodKind[] {
  const search: Call = {
    name: "searches",
    path: "/api/search/multi-search",
    body: JSON.stringify({ queries: [{ indexUid: "cars", q: "toyota", facets: ["make", "body"] }] }),
    headers: [json, `Authorization: Bearer ${searchToken}`],
  };
  const requestsOf = ({ path, body, headers = [json] }: Call) =>
    hosts.map((host) => {
      const length = Buffer.byteLength(body);
      const lines = [
        `POST ${path} HTTP/1.1`,
        `Host: ${host}.localhost:${port}`,
        ...headers,
        `Content-Length: ${length}`,
      ];
      return `${lines.join("\r\n")}\r\n\r\n${body}`;
    });
  const calls = [...lanes, search];
  const valid = requestsOf(search).slice(0, 1);
  return [
    ...calls.map((call) => ({
      name: `unfinished ${call.name}`,
      sends: "part" as const,
      requests: requestsOf(call),
      connections: 601,
      addresses: 10,
    })),
    {
      name: "slow, all kinds",
      sends: "slowly",
      requests: calls.flatMap(requestsOf),
      connections: 600,
      addresses: 60,
    },
    { name: "searches", sends: "whole", requests: valid, connections: 100, addresses: 100 },
    { name: "searches beyond the limit", sends: "whole", requests: valid, connections: 100, addresses: 1 },
    ...calls.map((call) => ({
      name: `refused ${call.name}`,
      sends: "whole" as const,
      requests: requestsOf(call),
      connections: 100,
      addresses: 10,
    })),
  ];
}
