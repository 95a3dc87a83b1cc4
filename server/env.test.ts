import { expect, test } from "vitest";
import { BadEnvironment, readEnv } from "./env.ts";

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
])("[19.6.4] a bad %s stops the start with a sentence that names it", (name, value, sentence) => {
  expect(() => readEnv({ [name]: value })).toThrow(BadEnvironment);
  expect(() => readEnv({ [name]: value })).toThrow(sentence);
});
