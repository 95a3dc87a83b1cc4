// For `node --import`, before a server: its clock starts at a fixed time, so that its pages and the demo's stock are
// the same on every day. It runs on from there, so timers still work.
const begin = Date.parse("2026-03-10T01:00:00Z");
// Threads start later and have to agree.
process.env["FIXED_NOW_OFFSET"] ??= String(begin - Date.now());
const offset = Number(process.env["FIXED_NOW_OFFSET"]);

const RealDate = Date;
class FixedDate extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [RealDate.now() + offset] : given) as [number]));
  }
  static override now(): number {
    return RealDate.now() + offset;
  }
}
globalThis.Date = FixedDate as DateConstructor;
