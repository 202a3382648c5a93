/**
 * A calendar file by RFC 5545: whole-day entries, lines folded at 75 bytes, text escaped. The words come from the caller,
 * because they are in the user's language; the moment of making comes in as well, because this package has no clock.
 */
export interface CalendarEntry {
  /** Stable, so that importing the file twice updates instead of doubling. */
  readonly uid: string;
  /** `2027-03-02` */
  readonly day: string;
  readonly summary: string;
  readonly description: string;
}

export function icsCalendar(name: string, entries: readonly CalendarEntry[], madeAt: string): string {
  const stamp = `${madeAt.slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cryptax//Planning//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => entryLines(entry, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryLines({ uid, day, summary, description }: CalendarEntry, stamp: string): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}@cryptax`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');
}

const MAX_BYTES = 75;

/** A line goes on after a break and one blank; a character is never cut in two. */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const character of line) {
    const size = utf8Length(character);
    if (bytes + size > MAX_BYTES) [text, bytes] = [`${text}\r\n `, 1];
    text += character;
    bytes += size;
  }
  return text;
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
}
