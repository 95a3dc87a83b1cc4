import { issueToken, keysFromSecrets } from "#server/http/api/search/site-tokens.ts";
import { testNow } from "#tests/support/test-app.ts";

/** A valid token of the first site. */
export async function tokenAt(): Promise<string> {
  const keys = keysFromSecrets({ secret: "a secret for tests alone" })("first-site");
  return (await issueToken("first-site", keys, testNow.getTime())).token;
}
