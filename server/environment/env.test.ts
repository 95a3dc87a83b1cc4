import { expect, test } from "vitest";
import { EnvironmentError } from "./environment-error.ts";
import { readEnv } from "./env.ts";

test("nothing has to be set", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: "./.data",
    DEMO: false,
    TRUSTED_PROXIES: [],
  });
});
test("an empty value counts as none", () => {
  expect(readEnv({ DATABASE_URL: "", SMTP_URL: "", SECRET: "" })).toMatchObject({ PORT: 3000 });
});
test.each([
  ["PORT", "many", /PORT: write a port number/],
  ["DATABASE_URL", "mysql://x/y", /DATABASE_URL: write an address such as postgresql:/],
  ["SMTP_URL", "mail.example", /SMTP_URL: write an address such as smtps:/],
  ["PUBLIC_SCHEME", "ftp", /PUBLIC_SCHEME: write http or https/],
  ["SECRET", "short", /SECRET: /],
  ["DEMO", "yes", /DEMO: write 1 or leave it out/],
  ["STORAGE", "postgres", /files are no longer stored in PostgreSQL\. Make a backup/],
  ["STORAGE", "s3://dealers?region=x", /needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
  ["STORAGE", "s3://dealers?regoin=x", /"regoin" is no option of s3/],
  ["STORAGE", "ftp://files.example", /is neither a folder such as/],
])("[19.6.4] a bad %s stops the start with a sentence that names it", (name, value, sentence) => {
  expect(() => readEnv({ [name]: value })).toThrow(EnvironmentError);
  expect(() => readEnv({ [name]: value })).toThrow(sentence);
});

test("[19.8.1] STORAGE names a folder, or a bucket with its options", () => {
  const keys = { S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
  const storageOf = (variables: Record<string, string>) => readEnv(variables).storage;
  expect(storageOf({ DATA_DIR: "/srv/data" })).toEqual({ kind: "folder", path: "/srv/data" });
  expect(storageOf({ STORAGE: "/mnt/files" })).toEqual({ kind: "folder", path: "/mnt/files" });
  expect(storageOf({ STORAGE: "s3://dealers/live?region=ap-southeast-2", ...keys })).toMatchObject({
    bucket: "dealers",
    prefix: "live/",
    endpoint: "https://s3.ap-southeast-2.amazonaws.com",
    pathStyle: false,
  });
  expect(storageOf({ STORAGE: "s3://dealers?endpoint=http://minio:9000", ...keys })).toMatchObject({
    endpoint: "http://minio:9000",
    pathStyle: true,
  });
});
