/** One appointment. Times in milliseconds. */
export interface Appointment {
  id: string;
  title: string;
  place: string;
  text: string;
  start: number;
  end: number;
  /** When the file was made. */
  at: number;
}

/** RFC 5545: 20260311T003000Z. */
const stamp = (timestamp: number): string => new Date(timestamp).toISOString().replaceAll(/[-:]|\.\d+/g, "");

const escaped = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(/[;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r?\n/g, "\\n");

/**
 * A line has at most 75 bytes; longer ones continue on the next, after a space. Split between characters, never inside
 * one.
 */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [out, width] = ["", 0];
  for (const letter of line) {
    const bytes = encoder.encode(letter).length;
    if (width + bytes > 74) [out, width] = [`${out}\r\n `, 1];
    out += letter;
    width += bytes;
  }
  return out;
}

/** The appointment as a calendar file, made in the browser that booked it. */
export function calendarFile({ id, title, place, text, start, end, at }: Appointment): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Forecourt//Test drives//EN",
    "BEGIN:VEVENT",
    `UID:${id}`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
