import { expect, test } from 'vitest';
import { editClock } from './edit-clock.ts';

test('an edit is later than the version it was made on, also when the time is set back', () => {
  const first = editClock('2026-01-02T00:00:00.000Z', '', 'a');
  expect(first).toBe('2026-01-02T00:00:00.000Z-000000-a');
  const second = editClock('2026-01-01T00:00:00.000Z', first, 'a');
  expect(second).toBe('2026-01-02T00:00:00.000Z-000001-a');
  expect(editClock('2026-01-02T00:00:00.000Z', second, 'b') > second).toBe(true);
  expect(editClock('2026-01-03T00:00:00.000Z', second, 'b')).toBe('2026-01-03T00:00:00.000Z-000000-b');
});
