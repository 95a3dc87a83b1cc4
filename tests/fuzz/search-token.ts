import { issueToken, keysFromSecrets } from "#server/api/search/site-tokens.ts";
import { testNow } from "#tests/support/test-app.ts";

/** A valid token of the first site. */
export const tokenAt = (): string =>
  issueToken("first-site", keysFromSecrets({ secret: "a secret for tests alone" })("first-site"), testNow.getTime())
    .token;
