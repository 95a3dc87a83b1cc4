import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { SignatureV4 } from "@smithy/signature-v4";
import S3rver from "s3rver";
import type { S3Settings } from "#server/environment/storage-settings.ts";

const accessKeyId = "test-key";
const secretAccessKey = "test-secret";
const region = "ap-southeast-2";
const bucket = "dealers";

/** ok; busy: 503 to everything; gone: closes connections; silent: never answers. */
export type S3Mood = "ok" | "busy" | "gone" | "silent";

/**
 * An S3 server: s3rver, behind a gate that checks every signature with AWS's own implementation and every body against
 * the signed hash. s3rver itself accepts any signature.
 */
export async function startS3Server() {
  const directory = mkdtempSync(join(tmpdir(), "forecourt-s3-"));
  const inner = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port: innerPort } = await inner.run();
  const world: { mood: S3Mood; calls: string[]; refused: string[] } = { mood: "ok", calls: [], refused: [] };
  const gate = createServer((incoming, answer) => {
    void pass(incoming, answer).catch(() => answer.destroy());
  });
  const pass = async (incoming: IncomingMessage, answer: ServerResponse) => {
    world.calls.push(`${incoming.method} ${incoming.url}`);
    if (world.mood === "gone") return void incoming.socket.destroy();
    if (world.mood === "silent") return;
    const body = await buffer(incoming);
    if (world.mood === "busy") return void answer.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
    const problem = await problemOf(incoming, body);
    if (problem !== null) {
      world.refused.push(problem);
      return void answer.writeHead(403).end(`<Error><Code>${problem}</Code></Error>`);
    }
    // s3rver writes objects in place; in S3 a reader never sees half a PUT.
    await inTurn(incoming.url ?? "", () => forward(incoming, answer, body));
  };
  const turns = new Map<string, Promise<void>>();
  const inTurn = (path: string, work: () => Promise<void>): Promise<void> => {
    const mine = (turns.get(path) ?? Promise.resolve()).then(work, work);
    turns.set(path, mine);
    return mine;
  };
  const forward = async (incoming: IncomingMessage, answer: ServerResponse, body: Buffer) => {
    const { authorization: _signed, connection: _hop, ...headers } = incoming.headers;
    const onward = request({ port: innerPort, method: incoming.method, path: incoming.url, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    onward.end(body);
    await once(answer, "close");
  };
  gate.listen(0, "127.0.0.1");
  await once(gate, "listening");
  const endpoint = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  const settings: S3Settings = {
    kind: "s3",
    bucket,
    prefix: "",
    endpoint,
    region,
    pathStyle: true,
    accessKeyId,
    secretAccessKey,
    sessionToken: undefined,
  };
  return {
    settings,
    world,
    /** The same as environment variables. */
    env: {
      STORAGE: `s3://${bucket}?endpoint=${encodeURIComponent(endpoint)}&region=${region}`,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    async stop() {
      gate.closeAllConnections();
      gate.close();
      await inner.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The code with which S3 refuses the request; null if its signature is valid. */
async function problemOf({ method = "", url = "", headers }: IncomingMessage, body: Buffer): Promise<string | null> {
  const signed = /Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=/.exec(
    headers.authorization ?? "",
  );
  if (!signed) return "AccessDenied";
  const [, key, signedRegion, names = ""] = signed;
  if (key !== accessKeyId) return "InvalidAccessKeyId";
  if (signedRegion !== region) return "SignatureDoesNotMatch";
  if (headers["x-amz-content-sha256"] !== createHash("sha256").update(body).digest("hex"))
    return "XAmzContentSHA256Mismatch";
  const at = String(headers["x-amz-date"]);
  const signingDate = new Date(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (Math.abs(Date.now() - signingDate.getTime()) > 15 * 60_000) return "RequestTimeTooSkewed";
  const { pathname, searchParams, hostname, port } = new URL(url, `http://${headers.host}`);
  const signer = new SignatureV4({
    credentials: { accessKeyId, secretAccessKey },
    region,
    service: "s3",
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const again = await signer.sign(
    {
      method,
      protocol: "http:",
      hostname,
      port: Number(port),
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(names.split(";").map((name) => [name, String(headers[name])])),
    },
    { signingDate },
  );
  const spaced = (text = "") => text.replaceAll(/,\s*/g, ", ");
  return spaced(again.headers["authorization"]) === spaced(headers.authorization) ? null : "SignatureDoesNotMatch";
}

class Sha256 {
  readonly #hash;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash("sha256") : createHmac("sha256", asBytes(secret));
  }

  update(part: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(asBytes(part));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}

function asBytes(part: string | ArrayBuffer | ArrayBufferView): Buffer {
  if (typeof part === "string") return Buffer.from(part);
  return ArrayBuffer.isView(part) ? Buffer.from(part.buffer, part.byteOffset, part.byteLength) : Buffer.from(part);
}
