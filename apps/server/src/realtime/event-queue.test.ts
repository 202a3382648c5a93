import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventQueue } from './event-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event = (sent: string[], group: string, row: string, name: string) => ({
  group,
  row,
  send: () => void sent.push(name),
});

test('the first leaves at once, the others ten a second', () => {
  const sent: string[] = [];
  const queue = new EventQueue(10);
  queue.add(['a', 'b', 'c'].map((name) => event(sent, 't', name, name)));
  expect(sent).toEqual(['a']);
  vi.advanceTimersByTime(100);
  expect(sent).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual(['a', 'b', 'c']);
});

test('waiting changes of one row become the last of them', () => {
  const sent: string[] = [];
  const queue = new EventQueue(10);
  queue.add([event(sent, 't', 'x', 'x1')]);
  queue.add([event(sent, 't', 'y', 'y1')]);
  queue.add([event(sent, 't', 'y', 'y2')]);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual(['x1', 'y2']);
});

test('more rows than a second can carry become one per table', () => {
  const sent: string[] = [];
  const queue = new EventQueue(10);
  const rows = Array.from({ length: 50 }, (_, index) => event(sent, 'transactions', String(index), `t${index}`));
  queue.add([...rows, event(sent, 'portfolio', 'BTC', 'p')]);
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual(['t49', 'p']);
});

test('never more than ten in any second', () => {
  const sent: number[] = [];
  const queue = new EventQueue(10);
  for (let index = 0; index < 300; index++) {
    queue.add([{ group: 't', row: String(index), send: () => void sent.push(Date.now()) }]);
    vi.advanceTimersByTime(17);
  }
  for (const time of sent)
    expect(sent.filter((other) => other >= time && other < time + 1000).length).toBeLessThanOrEqual(10);
  expect(sent.length).toBeGreaterThan(40);
});
