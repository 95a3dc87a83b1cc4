import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";
import { mailOptions } from "./mail-options.ts";

/** Where no mail server is set: each message is a file that mail programs open. A repeated one replaces itself. */
export function createFileMailer(dir: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail(mailOptions(message));
      const file = join(dir, `${message.id}.eml`);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await writeDurably(dir, file, bytes as Buffer);
      return { note: `kept as ${file}` };
    },
    close: () => transport.close(),
  };
}

/** Whole under a name of its own, then renamed: nobody ever opens half a message, and a power cut loses none. */
async function writeDurably(dir: string, file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    const handle = await open(draft, "wx", 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  const folder = await open(dir, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
