import type { DeskSession } from "#site/desk-port.ts";
import { momentOf } from "./clock.ts";

/** A session as a line: "Since 3 November, last used 9:16 am". */
export function toSessionLine(session: DeskSession, zone: string, now: number) {
  const { id, device, signed_in_at: since, used_at: used, isThis } = session;
  const note = isThis
    ? `This device, since ${momentOf(since, zone, now)}`
    : `Since ${momentOf(since, zone, now)}, last used ${momentOf(used, zone, now)}`;
  return { id, device, note, isThis };
}
export type SessionLine = ReturnType<typeof toSessionLine>;
