import { expect, test } from 'vitest';
import { icsCalendar } from './ics-calendar.ts';

test('a calendar file: whole day, escaped text, folded lines, no character cut', () => {
  const file = icsCalendar(
    'Plan',
    [{ uid: 'p1', day: '2027-03-02', summary: 'BTC, frei; jetzt', description: 'ü'.repeat(60) }],
    '2026-11-15T08:00:00.000Z',
  );
  const lines = file.split('\r\n');
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Cryptax//Planning//DE']);
  expect(file).toContain('DTSTAMP:20261115T080000Z\r\nDTSTART;VALUE=DATE:20270302\r\nSUMMARY:BTC\\, frei\\; jetzt\r\n');
  // DESCRIPTION: has 12 bytes, then 31 of two bytes fit into 75.
  expect(file).toContain(`DESCRIPTION:${'ü'.repeat(31)}\r\n ${'ü'.repeat(29)}\r\n`);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
