/** What a browser must offer for the journeys: the same two windows, whatever drives them. */
export interface Means<Found> {
  goTo(address: string): Promise<void>;
  goBack(): Promise<void>;
  address(): Promise<string>;
  /** Runs the body of a function in the page, with `arguments`. It returns plain data. */
  run(body: string, ...values: unknown[]): Promise<unknown>;
  /** The same, where the function returns an element or null. */
  find(body: string, ...values: unknown[]): Promise<Found | null>;
  click(found: Found): Promise<void>;
  /** Clears the field, then types key by key. */
  type(found: Found, text: string): Promise<void>;
  press(key: "Enter" | "Escape" | "Tab"): Promise<void>;
  choose(found: Found, value: string): Promise<void>;
  attach(found: Found, files: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Uncaught errors, in order. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser whose windows share nothing. */
export interface BrowserUnderTest {
  window(): Promise<Means<unknown>>;
  end(): Promise<void>;
}
