import { z } from "zod";
import { pushBody } from "#domain/feed/push-body.ts";
import { answer, type Calls, problem } from "#server/http/api/call.ts";
import { pushAnswerDocument } from "#server/documents/stock-source-document.ts";

const taken = z.intersection(
  pushAnswerDocument.schema,
  z.looseObject({
    repeated: z.boolean().optional().describe("This webhook-id was taken before; nothing was done again."),
  }),
);

export const stockCalls: Calls = {
  "POST /api/stock": {
    summary: "Push cars of a dealership",
    description:
      "From a dealer's own system, signed as Standard Webhooks with the dealership's key (`forecourt stock key`). Pages show the change when the answer comes.",
    headers: z.object({
      "stock-key": z.string().describe("The id of the key."),
      "webhook-id": z
        .string()
        .describe("Made anew for each push: 8 to 128 letters, digits, _ . or -. The same id may be sent again."),
      "webhook-timestamp": z.string().describe("Seconds since 1970; at most five minutes off."),
      "webhook-signature": z
        .string()
        .describe(
          "`v1,` and the base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the secret of the key.",
        ),
    }),
    body: pushBody,
    answers: {
      200: answer("Taken, as far as findings do not say otherwise.", taken),
      400: problem("The body is not JSON, or nested more than 50 deep."),
      401: problem("Unknown or ended key, wrong signature, or signed too long ago."),
      403: problem("The key belongs to no dealership of this site."),
      409: problem("Another push had this webhook-id."),
      413: problem("More than 2 MB."),
      422: problem("The body is no push, or no car of it could be taken."),
      429: problem("Too many pushes from one address."),
      503: problem("An import of this stock is running. Send it again after Retry-After seconds."),
    },
  },
};
