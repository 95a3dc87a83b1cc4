import type { Locator, Page } from "playwright-core";
import { untilLive } from "./browser.ts";

/** What a way through a site costs a person with a phone. */
export type Effort = {
  /** Presses on links, buttons, boxes, and choices from a list. */
  taps: number;
  /** Fields of forms that were typed in, chosen or ticked. */
  fields: number;
  /** Pages, dialogs and steps of forms, the first included. */
  screens: number;
};

/** A person with a phone who counts what a journey takes. */
export class Shopper {
  readonly effort: Effort = { taps: 0, fields: 0, screens: 0 };
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A page that is opened from outside, such as from a mail, costs no tap of ours. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.lands();
  }

  /** Another document has come. */
  async lands(url?: RegExp): Promise<void> {
    if (url) await this.page.waitForURL(url);
    await untilLive(this.page);
    this.effort.screens += 1;
  }

  /** A dialog, a menu or a step of a form has come. */
  async sees(part: Locator): Promise<void> {
    await part.waitFor();
    this.effort.screens += 1;
  }

  async tap(control: Locator): Promise<void> {
    this.effort.taps += 1;
    await control.tap();
  }

  async fill(field: Locator, words: string): Promise<void> {
    this.effort.fields += 1;
    await field.fill(words);
  }

  async choose(list: Locator, nth: number): Promise<void> {
    this.effort.taps += 1;
    this.effort.fields += 1;
    await list.selectOption({ index: nth });
  }

  async tick(box: Locator): Promise<void> {
    this.effort.taps += 1;
    this.effort.fields += 1;
    await box.setChecked(true);
  }

  /** By the page's clock: a form that is filled in within a second is held back, and its mails with it. */
  async takesAMinute(): Promise<void> {
    await this.page.clock.setSystemTime(Date.now() + 60_000);
  }

  /** The key of the phone's keyboard that sends. */
  async enter(field: Locator): Promise<void> {
    this.effort.taps += 1;
    await field.press("Enter");
  }
}
