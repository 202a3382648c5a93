import { expect, test } from 'vitest';
import { lastSyncText } from './last-sync.ts';

const NOW = Date.parse('2026-03-02T12:00:00.000Z');

test.each([
  ['2026-03-02T11:59:30.000Z', 'gerade eben', 'Just now'],
  // A clock that was set back in between does not lead into the future.
  ['2026-03-02T12:05:00.000Z', 'gerade eben', 'Just now'],
  ['2027-03-02T12:00:00.000Z', '02.03.2027', '2 Mar 2027'],
  ['2026-03-02T11:59:00.000Z', 'vor 1 Min.', '1 min ago'],
  ['2026-03-02T11:00:01.000Z', 'vor 59 Min.', '59 min ago'],
  ['2026-03-02T11:00:00.000Z', 'vor 1 Std.', '1h ago'],
  ['2026-03-01T12:00:01.000Z', 'vor 23 Std.', '23h ago'],
  ['2026-03-01T12:00:00.000Z', '01.03.2026', '1 Mar 2026'],
])('%s is reported as "%s" or "%s"', (at, german, english) => {
  expect(lastSyncText(at, NOW, 'de')).toBe(german);
  expect(lastSyncText(at, NOW, 'en')).toBe(english);
});
