import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { AwsV4Signer } from "aws4fetch";
import { Agent, type Dispatcher, request } from "undici";
import { StorageError } from "../storage.ts";
import type { S3Settings } from "#server/environment/storage-settings.ts";
import { s3Error } from "./s3-error.ts";

export type S3Body = Uint8Array | { bytes: number; sha256: string; open: () => Readable };
export type S3Call = {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Empty: the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: S3Body;
};

const CONNECT_MS = 3000;
const emptyHash = createHash("sha256").digest("hex");

/** Signs and sends one call. Returns the response, whose body the caller has to read; null for 404. */
export class S3Client {
  readonly #settings: S3Settings;
  readonly #agent: Agent;
  readonly #signingKeys = new Map<string, ArrayBuffer>();

  constructor(settings: S3Settings, answerMs: number) {
    this.#settings = settings;
    this.#agent = new Agent({
      connect: { timeout: CONNECT_MS },
      headersTimeout: answerMs,
      bodyTimeout: answerMs,
      connections: 32,
    });
  }

  async call({ method, key, query = {}, headers = {}, body }: S3Call): Promise<Dispatcher.ResponseData | null> {
    const { accessKeyId, secretAccessKey, sessionToken, region } = this.#settings;
    const url = this.#urlOf(key);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, "x-amz-content-sha256": hashOf(body) },
      accessKeyId,
      secretAccessKey,
      ...(sessionToken === undefined ? {} : { sessionToken }),
      service: "s3",
      region,
      cache: this.#signingKeys,
    }).sign();
    const response = await this.#send(signed.url, method, Object.fromEntries(signed.headers), body);
    const { statusCode } = response;
    if (statusCode < 300) return response;
    if (statusCode === 404 && method !== "PUT" && key !== "") {
      const text = method === "HEAD" ? "" : await response.body.text();
      if (!text.includes("NoSuchBucket")) return null;
      throw s3Error(this.#settings, statusCode, text);
    }
    throw s3Error(this.#settings, statusCode, method === "HEAD" ? "" : await response.body.text());
  }

  close(): Promise<void> {
    return this.#agent.close();
  }

  #urlOf(key: string): URL {
    const { endpoint, bucket, pathStyle } = this.#settings;
    const path = key.split("/").map(encodeURIComponent).join("/");
    if (pathStyle) return new URL(`${endpoint}/${bucket}/${path}`);
    const { protocol, host } = new URL(endpoint);
    return new URL(`${protocol}//${bucket}.${host}/${path}`);
  }

  async #send(url: URL, method: S3Call["method"], headers: Record<string, string>, body?: S3Body) {
    const isBytes = body === undefined || body instanceof Uint8Array;
    const length = isBytes ? {} : { "content-length": String(body.bytes) };
    try {
      return await request(url, {
        method,
        headers: { ...headers, ...length },
        body: isBytes ? (body ?? null) : body.open(),
        dispatcher: this.#agent,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message || error.name : String(error);
      throw new StorageError("unavailable", `The S3 service at ${this.#settings.endpoint} does not answer: ${reason}.`);
    }
  }
}

/** Signed too, so that the service refuses bytes that were damaged in transit. */
function hashOf(body: S3Body | undefined): string {
  if (body === undefined) return emptyHash;
  return body instanceof Uint8Array ? createHash("sha256").update(body).digest("hex") : body.sha256;
}
