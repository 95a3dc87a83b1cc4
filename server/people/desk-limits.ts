import { signInLimits, signInWindowMs } from "#domain/desk/sign-in-rules.ts";
import { normalAddress } from "#domain/lead/mail-address.ts";
import { networkOf } from "#server/platform/limits/address-block.ts";
import type { LimitRule, Limits } from "#server/platform/limits/limits.ts";
import { hashOfKey } from "./desk-keys.ts";

const rule = (name: string, perAddress: number): LimitRule => ({
  name,
  perAddress,
  perSite: 0,
  windowMs: signInWindowMs,
  exact: true,
});

const asksOfAddress = rule("desk asks of an address", signInLimits.asksPerAddress);
const asksOfBrowser = rule("desk asks of a browser", signInLimits.asksPerBrowser);
const asksOfNetwork = rule("desk asks of a network", signInLimits.asksPerNetwork);
const wrongCodes = rule("desk codes of a network", signInLimits.wrongCodesPerNetwork);

/** No site: the desk is one for all of them. */
const ofNoSite = "";

/** How often somebody may ask, and guess. Counted by all servers of a store together. */
export class DeskLimits {
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Minutes to wait; null if it may be sent. Addresses are counted by their hash, known or not. */
  async ask(who: { address: string; browser: string; client: string }, now: Date): Promise<number | null> {
    const uses = [
      [asksOfNetwork, networkOf(who.client)],
      [asksOfBrowser, hashOfKey(who.browser)],
      [asksOfAddress, hashOfKey(normalAddress(who.address))],
    ] as const;
    for (const [limit, counted] of uses) {
      const minutes = await this.#take(limit, counted, now);
      if (minutes !== null) return minutes;
    }
    return null;
  }

  /** Counts a code before it is looked at. Minutes to wait, or null. */
  tryCode = (client: string, now: Date): Promise<number | null> => this.#take(wrongCodes, networkOf(client), now);

  /** The code was right, so it counts for nothing. */
  async giveBack(client: string, now: Date): Promise<void> {
    await this.#take(wrongCodes, networkOf(client), now, -1);
  }

  async #take(limit: LimitRule, address: string, now: Date, cost = 1): Promise<number | null> {
    const verdict = await this.#limits.take(limit, { site: ofNoSite, address, at: now.getTime(), cost });
    return verdict.allowed ? null : Math.ceil(verdict.retryAfterSeconds / 60);
  }
}
