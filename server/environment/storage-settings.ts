import { resolve } from "node:path";
import { EnvironmentError } from "./environment-error.ts";

export type S3Settings = {
  kind: "s3";
  bucket: string;
  /** Empty, or a folder within the bucket that ends with a slash. */
  prefix: string;
  endpoint: string;
  region: string;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
};

export type StorageSettings = { kind: "folder"; path: string } | S3Settings;

type Variables = {
  STORAGE?: string | undefined;
  DATA_DIR: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_SESSION_TOKEN?: string | undefined;
};

/** Where files are stored, by STORAGE: a folder, or `s3://bucket?…`. */
export function readStorageSettings(variables: Variables): StorageSettings {
  const { STORAGE: text = "", DATA_DIR } = variables;
  if (text === "") return { kind: "folder", path: resolve(DATA_DIR) };
  if (text === "postgres")
    throw new EnvironmentError(
      "STORAGE: files are no longer stored in PostgreSQL. Make a backup with the version that stored them there, set STORAGE to a folder that all servers share or to s3://bucket?region=…, and restore it (docs/backup.md).",
    );
  if (text.startsWith("s3://")) return readS3(text, variables);
  if (/^\.{0,2}\//.test(text)) return { kind: "folder", path: resolve(text) };
  throw new EnvironmentError(
    `STORAGE: ${JSON.stringify(text)} is neither a folder such as /srv/forecourt nor s3://bucket?region=ap-southeast-2.`,
  );
}

const bucketShape = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixShape = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const known = new Set(["endpoint", "region", "path_style"]);

function readS3(text: string, variables: Variables): S3Settings {
  if (!URL.canParse(text))
    throw new EnvironmentError("STORAGE: write an address such as s3://bucket?region=ap-southeast-2.");
  const { hostname: bucket, pathname, searchParams } = new URL(text);
  const strange = [...searchParams.keys()].find((name) => !known.has(name));
  if (strange !== undefined)
    throw new EnvironmentError(`STORAGE: "${strange}" is no option of s3:// (there are ${[...known].join(", ")}).`);
  if (!bucketShape.test(bucket)) throw new EnvironmentError(`STORAGE: "${bucket}" cannot be the name of a bucket.`);
  const folder = pathname.replaceAll(/^\/+|\/+$/g, "");
  if (folder !== "" && !prefixShape.test(folder))
    throw new EnvironmentError(`STORAGE: "${folder}" cannot be a folder of a bucket.`);
  const region = searchParams.get("region") ?? "us-east-1";
  const endpoint = searchParams.get("endpoint");
  if (endpoint !== null && !/^https?:\/\/[^/?#]+\/?$/.test(endpoint))
    throw new EnvironmentError("STORAGE: endpoint has to be an address such as https://storage.example:9000.");
  const pathStyle = searchParams.get("path_style") ?? (endpoint === null ? "0" : "1");
  if (pathStyle !== "0" && pathStyle !== "1") throw new EnvironmentError("STORAGE: path_style has to be 0 or 1.");
  const { S3_ACCESS_KEY_ID: accessKeyId = "", S3_SECRET_ACCESS_KEY: secretAccessKey = "" } = variables;
  if (accessKeyId === "" || secretAccessKey === "")
    throw new EnvironmentError("STORAGE is an S3 bucket, which needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.");
  return {
    kind: "s3",
    bucket,
    prefix: folder === "" ? "" : `${folder}/`,
    endpoint: (endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, ""),
    region,
    pathStyle: pathStyle === "1",
    accessKeyId,
    secretAccessKey,
    sessionToken: variables.S3_SESSION_TOKEN || undefined,
  };
}
