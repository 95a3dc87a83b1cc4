import { createHash } from "node:crypto";
import { mailboxOf } from "#domain/consent/recipient.ts";
import { statement, type Write } from "../engine.ts";
import { StoreError } from "../store-error.ts";
import type { StoreContext } from "./context.ts";

/** Mails to one mailbox that anybody can trigger with a form; 0: no limit. */
export type RecipientLimits = { perHour: number; perDay: number };

export type Recipients = {
  /** Counts one mail to an address. False if it is one too many: then nothing is counted. */
  admit: (address: string, limits: RecipientLimits, now: Date) => Promise<boolean>;
};

const spans = { hour: 60 * 60 * 1000, day: 24 * 60 * 60 * 1000 } as const;
type Span = keyof typeof spans;

export function createRecipients({ engine, db }: StoreContext): Recipients {
  /** The row itself enforces the limit: concurrent workers wait for each other at it. */
  const count = (recipient: string, span: Span, most: number, at: number): Write[] => {
    if (most === 0) return [];
    const slot = Math.floor(at / spans[span]);
    const add = db
      .insertInto("recipient_counts")
      .values({ recipient, span, slot, mails: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["recipient", "span", "slot"])
          .doUpdateSet((row) => ({ mails: row("recipient_counts.mails", "+", 1) }))
          .where("recipient_counts.mails", "<", most),
      );
    const old = db
      .deleteFrom("recipient_counts")
      .where("span", "=", span)
      .where("slot", "<", slot - 1);
    return [statement(add, { rows: 1, otherwise: tooMany }), old];
  };
  return {
    async admit(address, { perHour, perDay }, now) {
      const recipient = createHash("sha256").update(mailboxOf(address)).digest("base64url");
      const at = now.getTime();
      const batch = [...count(recipient, "hour", perHour, at), ...count(recipient, "day", perDay, at)];
      if (batch.length === 0) return true;
      try {
        await engine.write(batch);
        return true;
      } catch (error) {
        if (error instanceof StoreError && error.kind === "refused") return false;
        throw error;
      }
    },
  };
}

const tooMany = "This mailbox got too many mails.";
