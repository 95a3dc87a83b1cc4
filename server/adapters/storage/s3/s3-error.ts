import { ownValue } from "#domain/text/own-value.ts";
import { StorageError } from "../storage.ts";
import type { S3Settings } from "#server/environment/storage-settings.ts";

const advice: Record<string, string> = {
  SignatureDoesNotMatch: "Check S3_SECRET_ACCESS_KEY and the region in STORAGE.",
  InvalidAccessKeyId: "Check S3_ACCESS_KEY_ID.",
  ExpiredToken: "Renew S3_SESSION_TOKEN.",
  NoSuchBucket: "Create the bucket, or correct its name in STORAGE.",
  AccessDenied: "Give the key the right to read, write, list and delete objects of the bucket.",
  RequestTimeTooSkewed: "Set the clock of this machine.",
};

/** The service's answer, as a sentence for an operator. */
export function s3Error({ endpoint, bucket }: S3Settings, status: number, body: string): StorageError {
  const code = /<Code>([^<]{1,60})<\/Code>/.exec(body)?.[1] ?? "";
  const isPassing =
    status >= 500 || status === 429 || status === 408 || code === "RequestTimeout" || code === "SlowDown";
  const said = code === "" ? String(status) : `${status} (${code})`;
  return new StorageError(
    isPassing ? "unavailable" : "failed",
    `The S3 service at ${endpoint} answers ${said} for the bucket ${bucket}. ${ownValue(advice, code) ?? (isPassing ? "" : "Check STORAGE and its keys.")}`.trim(),
  );
}
