/** What a browser has to offer for the journeys: the same two windows, whatever drives them. */
export interface Means<Found> {
  goTo(address: string): Promise<void>;
  goBack(): Promise<void>;
  address(): Promise<string>;
  /** The body of a function that is run in the page, with `arguments`. What it returns is plain data. */
  run(body: string, ...values: unknown[]): Promise<unknown>;
  /** The same, where the function returns an element or null. */
  find(body: string, ...values: unknown[]): Promise<Found | null>;
  click(found: Found): Promise<void>;
  /** Keys as somebody presses them, after what the field held before is gone. */
  type(found: Found, text: string): Promise<void>;
  press(key: "Enter" | "Escape" | "Tab"): Promise<void>;
  choose(found: Found, value: string): Promise<void>;
  attach(found: Found, files: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors that no script has caught, in the order they came. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser that opens windows, each with nothing kept from another. */
export interface BrowserUnderTest {
  window(): Promise<Means<unknown>>;
  end(): Promise<void>;
}
