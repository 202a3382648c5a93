import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDecimal, isEvent, isMoment } from './event-guard.ts';

const BUY = {
  id: 'a',
  kind: 'buy',
  at: '2024-03-01T23:00:00Z',
  wallet: 'Kraken',
  in: { asset: 'BTC', amount: '0.5' },
  valueEur: '20000.00',
  fee: { asset: 'EUR', amount: '1.5' },
};

test('takes events as importers write them', () => {
  expect(isEvent(BUY)).toBe(true);
  expect(isEvent({ ...BUY, at: '2024-03-01T23:00:00.250Z' })).toBe(true);
  expect(isEvent({ ...BUY, kind: 'open', reason: 'transfer.unmatched-in' })).toBe(true);
  expect(isEvent({ ...BUY, kind: 'derivative', in: undefined, valueEur: '-3.20', derivativeKind: 'futures' })).toBe(
    true,
  );
});

test.each<[string, object]>([
  ['no moment', { at: 'yesterday' }],
  ['a moment without a zone', { at: '2024-03-01T23:00:00' }],
  ['letters in a moment', { at: '2024-03-0xT23:00:00Z' }],
  ['no leg', { in: undefined }],
  ['a leg of another kind only', { kind: 'sell' }],
  ['a leg without a coin', { in: { asset: '', amount: '1' } }],
  ['an amount that is a number', { in: { asset: 'BTC', amount: 0.5 } }],
  ['an amount with a comma', { in: { asset: 'BTC', amount: '0,5' } }],
  ['an amount with two points', { in: { asset: 'BTC', amount: '1.2.3' } }],
  ['an amount that ends in its point', { in: { asset: 'BTC', amount: '1.' } }],
  ['a sign without digits', { in: { asset: 'BTC', amount: '-' } }],
  ['a value that is no number', { valueEur: 'NaN' }],
  ['a fee without an amount', { fee: { asset: 'EUR' } }],
  ['a transfer to nowhere', { kind: 'transfer', out: { asset: 'BTC', amount: '1' } }],
  ['an open movement of nothing', { kind: 'open', reason: 'r', in: undefined }],
  ['an unknown kind', { kind: 'toString' }],
])('%s is damage', (_, part) => expect(isEvent({ ...BUY, ...part })).toBe(false));

const DECIMAL = /^-?\d{1,200}(?:\.\d{1,200})?$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

test('decimals and moments are those of their expressions', () => {
  const signs = fc.string({ unit: fc.constantFrom('0', '9', '.', '-', 'e', ' ', '/', ':', '٣'), maxLength: 6 });
  const long = fc.integer({ min: 198, max: 202 }).map((count) => '1'.repeat(count));
  const decimal = fc.oneof(
    signs,
    long,
    fc.tuple(long, long).map(([a, b]) => `${a}.${b}`),
    fc.constantFrom('1\n', '-', ''),
  );
  fc.assert(
    fc.property(decimal, (text) => isDecimal(text) === DECIMAL.test(text)),
    { numRuns: 2_000 },
  );
  const moment = fc
    .tuple(
      fc.constantFrom('2024-03-01T23:00:00', '2024-03-01t23:00:00', '2024-3-01T23:00:00', '٢024-03-01T23:00:00'),
      signs,
    )
    .chain(([start, fraction]) =>
      fc.constantFrom(
        `${start}Z`,
        `${start}.${fraction}Z`,
        `${start}${fraction}Z`,
        `${start}.123456789Z`,
        `${start}.1234567890Z`,
        start,
        `${start}Z\n`,
      ),
    );
  fc.assert(
    fc.property(moment, (text) => isMoment(text) === MOMENT.test(text)),
    { numRuns: 2_000 },
  );
});
