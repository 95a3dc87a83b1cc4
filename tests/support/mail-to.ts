import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect } from "vitest";

/** The mail to this address, as soon as a server with this data folder has sent it. */
export const mailTo = (dataDir: string, address: string): Promise<Email> =>
  mailWhere(dataDir, (mail) => isTo(mail, address));

export const isTo = ({ to }: Email, address: string): boolean => to?.some((one) => one.address === address) ?? false;

/** The first mail that fits, as soon as there is one. */
export async function mailWhere(dataDir: string, fits: (mail: Email) => boolean): Promise<Email> {
  const folder = join(dataDir, "mail");
  let found: Email | undefined;
  const find = async () => {
    const mails = await Promise.all(
      readdirSync(folder).map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
    );
    found = mails.find(fits);
    return found !== undefined;
  };
  await expect.poll(find).toBe(true);
  return found!;
}
