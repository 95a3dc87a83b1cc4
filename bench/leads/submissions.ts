import autocannon from "autocannon";

export type Figures = { sent: number; perSecond: number; p50: number; p99: number };

const connections = 32;

const lead = {
  name: "Ana Ito",
  phone: "0412345678",
  email: "ana@example.com",
  message: "Is this car still available? I would like to see it on Saturday morning.",
  url: "https://www.first.example/contact",
  visited_pages: ["/", "/search", "/contact"],
  linked_query_params: { utm_source: "newsletter" },
};

/**
 * Complete leads, each with its own key. Without a rate, each connection sends again as soon as it is answered; with
 * one, late answers count from when they should have been sent.
 */
export async function submissions(port: number, run: string, duration: number, rate?: number): Promise<Figures> {
  const { non2xx, errors, requests, latency } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    ...(rate === undefined ? {} : { overallRate: rate }),
    // A busy machine is no failure.
    timeout: 60,
    duration,
    requests: [
      {
        method: "POST",
        path: "/api/leads",
        headers: {
          host: `first-site.localhost:${port}`,
          "content-type": "application/json",
          // autocannon inserts a unique id here for every request.
          "idempotency-key": `${run}-[<id>]`,
        },
        body: JSON.stringify({ lead }),
      },
    ],
    idReplacement: true,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} sends were refused and ${errors} failed`);
  return { sent: requests.total, perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}
