import { type Decimal, dec } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent, parseNotation } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { certaintyReview } from './certainty-review.ts';
import type { PriceKnowledge } from './price-knowledge.ts';

/** 100 EUR more with every month of 2024. */
const PRICES: PriceKnowledge = {
  near: (asset, at) => (asset === 'XYZ' ? undefined : { low: priceOn(at), high: priceOn(at) }),
  highestUntil: () => dec('2000'),
};
function priceOn(at: string): Decimal {
  return dec(String(600 + 100 * Number(at.slice(5, 7))));
}

function ledgerOf(text: string, more: Readonly<Record<string, object>> = {}): readonly LedgerEvent[] {
  const parsed = parseNotation(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.map((event) => ({ ...event, ...more[event.id] }) as LedgerEvent);
}

const review = (events: readonly LedgerEvent[], onlyBound = false) =>
  certaintyReview({ events, settings: DEFAULT_SETTINGS, unread: 0, prices: PRICES }, { onlyBound });

describe('alike questions are one', () => {
  test('by the address they went to, whatever the coin', () => {
    const to = { address: '0xaa' };
    const events = ledgerOf(
      `
      2024-01-01 10:00 buy A 20 BTC for 14000.00
      2024-01-01 10:00 buy A 20 ETH for 14000.00
      2024-06-01 10:00 open out A 2 BTC
      2024-06-02 10:00 open out A 3 ETH
      2024-06-03 10:00 open out A 1 BTC
    `,
      { e3: to, e4: to },
    );
    const { groups } = review(events);
    expect(groups.map(({ id, pointIds, by, effect }) => [id, pointIds, by, effect])).toEqual([
      ['outflow:address:0xaa', ['outflow:e3', 'outflow:e4'], 'address', '2500.00'],
      ['outflow:coin:A:BTC', ['outflow:e5'], 'coin', '500.00'],
    ]);
    expect(groups[0]).toMatchObject({ address: '0xaa', wallet: 'A', value: { low: '6000.00', high: '6000.00' } });
    expect(groups[0]?.asset).toBeUndefined();
    expect(groups[1]).toMatchObject({ asset: 'BTC', amount: '1', value: { low: '1200.00', high: '1200.00' } });
  });

  test('possible duplicates by the two files that may tell the same, with one answer for all their rows', () => {
    const file = (name: string, line: number) => ({ source: { file: name, line } });
    const events = ledgerOf(
      `
      2024-01-01 10:00 buy A 20 BTC for 14000.00
      2024-02-01 10:00 sell A 1 BTC for 900.00
      2024-02-01 10:00 sell A 1 BTC for 900.00
      2024-03-01 10:00 sell A 2 BTC for 1900.00
      2024-03-01 10:00 sell A 2 BTC for 1900.00
      2024-04-01 10:00 sell A 1 BTC for 990.00
      2024-04-01 10:00 sell A 1 BTC for 990.00
    `,
      {
        e2: file('kraken.csv', 1),
        e3: file('list.csv', 1),
        e4: file('kraken.csv', 2),
        e5: file('list.csv', 2),
        e6: file('bitvavo.csv', 1),
        e7: file('list.csv', 3),
      },
    );
    const duplicates = [
      { eventId: 'e3', otherId: 'e2' },
      { eventId: 'e5', otherId: 'e4' },
      { eventId: 'e7', otherId: 'e6' },
    ];
    const asked = { events, settings: DEFAULT_SETTINGS, unread: 0, prices: PRICES, duplicates };
    const { groups, years } = certaintyReview(asked);
    expect(groups.map(({ id, pointIds }) => [id, pointIds])).toEqual([
      ['duplicate:file:list.csv:kraken.csv', ['duplicate:e3', 'duplicate:e5']],
      ['duplicate:file:list.csv:bitvavo.csv', ['duplicate:e7']],
    ]);
    expect(years['2024']?.privateSales).toEqual({ low: '990.00', high: '1980.00' });
    // "The same" for the whole pair leaves only what the third file may tell again.
    expect(groups[0]?.answers.find(({ id }) => id === 'same')?.years?.['2024']?.privateSales).toEqual({
      low: '990.00',
      high: '1280.00',
    });
  });

  test('what came from an address and what went there are two questions', () => {
    const other = { address: '0xaa' };
    const events = ledgerOf(
      `
      2024-01-01 10:00 buy A 20 BTC for 14000.00
      2024-06-01 10:00 open out A 2 BTC
      2024-06-02 10:00 open in A 1 BTC
      2024-06-03 10:00 open out A 3 BTC
      2024-06-04 10:00 open in A 1 BTC
    `,
      { e2: other, e3: other, e4: other, e5: other },
    );
    const ids = review(events).groups.map(({ id, pointIds }) => [id, pointIds]);
    expect(Object.fromEntries(ids)).toEqual({
      'outflow:address:0xaa': ['outflow:e2', 'outflow:e4'],
      'inflow:address:0xaa': ['inflow:e3', 'inflow:e5'],
    });
  });

  test('prices by coin and year, missing purchases by coin and wallet', () => {
    const events = ledgerOf(`
      2023-01-01 10:00 buy A 9 XYZ for 90.00
      2023-06-01 10:00 sell A 1 XYZ
      2023-07-01 10:00 sell A 1 XYZ
      2024-07-01 10:00 sell A 1 XYZ
      2024-08-01 10:00 sell B 1 BTC for 900.00
      2024-09-01 10:00 sell B 1 BTC for 900.00
    `);
    const ids = review(events).groups.map(({ id, pointIds }) => [id, pointIds.length]);
    expect(Object.fromEntries(ids)).toEqual({
      'price:span:XYZ:2023': 2,
      'price:span:XYZ:2024': 1,
      'acquisition:coin:B:BTC': 2,
    });
  });
});

test('a fee without a price is asked for as the fee that it is, not as the coins beside it', () => {
  const paid = { asset: 'BNB', amount: '0.004' };
  const events = ledgerOf(`
    2023-01-01 10:00 buy A 2 BTC for 40000.00
    2023-02-01 10:00 buy A 1 BNB for 300.00
    2024-06-01 10:00 sell A 1 BTC for 60000.00
    2024-07-01 10:00 sell A 1 BTC
  `).map((event) => (event.at.startsWith('2024') ? { ...event, fee: paid } : event));
  const asked = review(events).groups.map(({ id, asset, amount }) => [id, asset, amount]);
  expect(asked.toSorted()).toEqual([
    ['price:span:BNB:2024', 'BNB', '0.004'],
    // Both are missing: the coins first, and then their fee.
    ['price:span:BTC:2024', 'BTC', '1'],
  ]);
});

describe('each answer carries the years that it leads to', () => {
  const events = ledgerOf(`
    2024-01-01 10:00 buy A 3 BTC for 2100.00
    2024-06-01 10:00 open out A 2 BTC
    2024-06-01 10:00 open out A 1 BTC
  `);
  const afterOf = (onlyBound: boolean) => {
    const [group] = review(events, onlyBound).groups;
    return Object.fromEntries(
      (group?.answers ?? []).map(({ id, years }) => [id, [years?.['2024']?.privateSales, years?.['2024']?.complete]]),
    );
  };

  test('exactly, where there are few points', () => {
    expect(afterOf(false)).toEqual({
      'sale-at-market': [{ low: '1500.00', high: '1500.00' }, true],
      'own-wallet': [{ low: '0.00', high: '0.00' }, true],
      gift: [{ low: '0.00', high: '0.00' }, true],
      loss: [{ low: '0.00', high: '0.00' }, true],
    });
  });

  test('by the bound, within a cent for each disposal and never narrower', () => {
    const { 'sale-at-market': sold, 'own-wallet': kept } = afterOf(true) as Record<
      string,
      [{ low: string; high: string }]
    >;
    expect(Number(sold?.[0].low)).toBeGreaterThanOrEqual(1499.9);
    expect(Number(sold?.[0].low)).toBeLessThanOrEqual(1500);
    expect(Number(sold?.[0].high)).toBeGreaterThanOrEqual(1500);
    expect(Number(kept?.[0].high)).toBeLessThan(0.1);
  });
});

test('what changes nothing is counted, stands last and has no ranges', () => {
  const { groups, deciding, idle } = review(
    ledgerOf(`
    2022-01-01 10:00 buy B 2 BTC for 100.00
    2024-01-01 10:00 buy A 9 BTC for 6300.00
    2024-06-01 10:00 open out B 1 BTC
    2024-06-02 10:00 open out B 1 BTC
    2024-06-03 10:00 open out A 9 BTC
  `),
  );
  expect([deciding, idle]).toEqual([1, 2]);
  expect(groups.map(({ id, without }) => [id, without])).toEqual([
    ['outflow:coin:A:BTC', undefined],
    ['outflow:coin:B:BTC', true],
  ]);
  expect(groups[1]?.answers.every(({ years }) => years === undefined)).toBe(true);
});

test('receipts never fall below what is certain', () => {
  const staking = Array.from(
    { length: 30 },
    (_, no) => `2024-02-${String((no % 28) + 1).padStart(2, '0')} 10:00 open in A 1 BTC`,
  );
  const { years } = review(
    ledgerOf(['2024-01-01 10:00 income staking A 1 BTC for 700.00', ...staking].join('\n')),
    true,
  );
  expect(years['2024']?.income.low).toBe('700.00');
});

test('coins that left another wallet are asked about before the purchase that they may explain', () => {
  const { groups } = review(
    ledgerOf(`
    2024-01-01 10:00 buy A 1 BTC for 700.00
    2024-03-01 10:00 open out A 1 BTC
    2024-06-01 10:00 sell B 9 BTC for 9000.00
    2024-06-02 10:00 open out B 1 ETH
  `),
    true,
  );
  const ids = groups.map(({ id }) => id);
  const purchase = groups.find(({ id }) => id === 'acquisition:coin:B:BTC');
  expect(purchase?.after).toEqual(['outflow:coin:A:BTC']);
  // The purchase alone can change far more.
  expect(ids.indexOf('outflow:coin:A:BTC')).toBeLessThan(ids.indexOf('acquisition:coin:B:BTC'));
});

test('prices that could be fetched are one remedy', () => {
  const { remedies } = review(
    ledgerOf(`
    2023-01-01 10:00 buy A 9 XYZ for 90.00
    2023-06-01 10:00 sell A 1 XYZ
    2024-07-01 10:00 sell A 1 XYZ
  `),
  );
  expect(remedies).toEqual([
    { kind: 'fetch-prices', count: 2, groupIds: ['price:span:XYZ:2023', 'price:span:XYZ:2024'] },
  ]);
});

test('an unread row can change every year, also one in which nothing is booked yet', () => {
  const events = ledgerOf(`
    2023-03-01 10:00 open in A 1 BTC
    2024-06-01 10:00 open out A 1 BTC
  `);
  const { years, groups, idle } = certaintyReview({ events, settings: DEFAULT_SETTINGS, unread: 1, prices: PRICES });
  expect(Object.entries(years).map(([year, { complete }]) => [year, complete])).toEqual([
    ['2023', false],
    ['2024', false],
  ]);
  expect(groups.map(({ kind, effect }) => [kind, effect])).toContainEqual(['row', null]);
  expect(idle).toBe(0);
});

test('of what nothing bounds the group that settles most comes before single movements that are older', () => {
  const groups = review(
    ledgerOf(
      `
      2024-01-01 10:00 open in A 1 XYZ
      2024-02-01 10:00 open in B 2 XYZ
      2024-03-01 10:00 open in B 3 XYZ
      2024-04-01 10:00 open in C 4 XYZ
      2024-04-02 10:00 open in C 4 XYZ
      2024-04-03 10:00 open in C 4 XYZ
    `,
    ),
    true,
  ).groups;
  expect(groups.map(({ id, effect, pointIds }) => [id, effect, pointIds.length])).toEqual([
    ['inflow:coin:C:XYZ', null, 3],
    ['inflow:coin:B:XYZ', null, 2],
    ['inflow:coin:A:XYZ', null, 1],
  ]);
});
