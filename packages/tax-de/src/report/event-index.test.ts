import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { buy } from '../testing/events.ts';
import { EventIndex } from './event-index.ts';

const [first, second] = [buy('a', '2024-01-10', '1 ETH', '9.00'), buy('b', '2024-01-11', '1 ETH', '9.00')];
const events: readonly LedgerEvent[] = [first, second];

test('a place that somebody names is believed only where the event stands there', () => {
  const places: Readonly<Record<string, number>> = { a: 1, b: 1, c: 0, d: 7 };
  const index = new EventIndex(events, (id) => places[id]);
  expect(index.event('a')).toBe(first);
  expect(index.event('b')).toBe(second);
  expect(index.event('c')).toBeUndefined();
  expect(index.event('d')).toBeUndefined();
  expect(index.ref('a').eventId).toBe('a');
  expect(() => index.ref('c')).toThrow('unknown event');
});

test('of two with one id the first is found, whether or not places are known', () => {
  const twice = [first, { ...second, id: 'a' }];
  expect(new EventIndex(twice).event('a')).toBe(first);
  expect(new EventIndex(twice, () => undefined).event('a')).toBe(first);
});
