import { describe, expect, test } from 'vitest';
import { clockOfSameDay, keepDay } from './usual-clock.ts';

const DAY = Date.UTC(2024, 1, 29) / 1000;

function clockOf(cell: string, before = ''): number {
  const view = new DataView(new TextEncoder().encode(before + cell).buffer);
  return clockOfSameDay(view, before.length);
}

describe('a date cell of the day that was read last', () => {
  keepDay(new DataView(new TextEncoder().encode('2024-02-29 17:04:05').buffer), 0, DAY + 17 * 3600 + 4 * 60 + 5);

  test('every second of the day', () => {
    for (let second = 0; second < 86_400; second += 7) {
      const cell = new Date((DAY + second) * 1000).toISOString().slice(0, 19).replace('T', ' ');
      expect(clockOf(cell, 'x,')).toBe(DAY + second);
    }
  });

  test.each([
    '2024-02-28 17:04:05',
    '2023-02-29 17:04:05',
    '2024-12-29 17:04:05',
    '2024-02-29T17:04:05',
    '2024-02-29 24:00:00',
    '2024-02-29 17:60:05',
    '2024-02-29 17:04:60',
    '2024-02-29 17.04:05',
    '2024-02-29 17:04.05',
    '2024-02-29 1:04:055',
    '2024-02-29 17:0a:05',
    '2024-02-29 17:04:0\u007f',
    '2024-02-29 :7:04:05',
    '2024-02-29 17:04:05'.replace('17', ' 7'),
  ])('%j is none', (cell) => {
    expect(clockOf(cell)).toBe(-1);
  });
});
