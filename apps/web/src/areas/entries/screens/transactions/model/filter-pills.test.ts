import { describe, expect, it } from 'vitest';
import { walletFilter } from '../../../../../platform/ledger/wallet-filter.ts';
import { filterOf, type Pill, rangeOf, withoutPill, withPill } from './filter-pills.ts';
import { draftOf, parseBound, pillOf, printBoundInput } from './pill-draft.ts';
import { printPills, readPills } from './pill-text.ts';

const notReward: Pill = { kind: 'choice', field: 'kind', isNot: true, values: ['income'] };
const isBtc: Pill = { kind: 'choice', field: 'asset', isNot: false, values: ['BTC', 'ETH'] };
const over100: Pill = { kind: 'range', field: 'value', bound: { op: 'more', amount: '100' } };

describe('pills', () => {
  it('ask for all of their conditions at once', () => {
    expect(filterOf([notReward, isBtc, over100, { kind: 'year', year: 2025 }])).toEqual({
      not: { kinds: ['income'] },
      assets: ['BTC', 'ETH'],
      valueEur: { from: '100.00000001' },
      year: 2025,
    });
    expect(filterOf([])).toEqual({});
  });

  it('keep one pill per field and sense, in its place', () => {
    const next: Pill = { ...isBtc, values: ['SOL'] };
    expect(withPill([isBtc, over100], next)).toEqual([next, over100]);
    expect(withPill([isBtc], { ...isBtc, isNot: true })).toHaveLength(2);
    expect(withoutPill([isBtc, over100], isBtc)).toEqual([over100]);
  });

  it('take bounds exactly: more than 100 is not 100, between has both ends', () => {
    expect(rangeOf({ op: 'less', amount: '50' })).toEqual({ to: '49.99999999' });
    expect(rangeOf({ op: 'between', amount: '10', to: '50' })).toEqual({ from: '10', to: '50' });
    expect(rangeOf({ op: 'equal', amount: '7.5' })).toEqual({ from: '7.5', to: '7.5' });
  });
});

describe('pills in the address', () => {
  const all: readonly Pill[] = [
    notReward,
    isBtc,
    over100,
    { kind: 'range', field: 'gain', bound: { op: 'between', amount: '-50', to: '10' } },
    { kind: 'days', from: '2024-01-01' },
    { kind: 'tax', value: 'free' },
  ];

  it('come back as they were', () => {
    expect(readPills(printPills(all))).toEqual(all);
  });

  it('are what links from other screens say', () => {
    expect(readPills(walletFilter(['Kraken', 'a;b:c,d']))).toEqual([
      { kind: 'choice', field: 'wallet', isNot: false, values: ['Kraken', 'a;b:c,d'] },
    ]);
  });

  it('survive names with the marks of the notation', () => {
    const odd: Pill = { kind: 'choice', field: 'wallet', isNot: false, values: ['a;b:c,d', 'Ledger Live: BTC 1'] };
    expect(readPills(printPills([odd]))).toEqual([odd]);
  });

  it('leave out what cannot be read and the year, which has its own place', () => {
    expect(readPills('nonsense;value:abc;days:x..y;tax:maybe;asset:;:;kind:%E0%A4%A')).toEqual([]);
    expect(printPills([{ kind: 'year', year: 2024 }])).toBe('');
  });
});

describe('pills being built', () => {
  it('become the pill they came from, in either language', () => {
    const pills: readonly Pill[] = [
      notReward,
      { kind: 'range', field: 'gain', bound: { op: 'between', amount: '-1234.5', to: '10' } },
      { kind: 'days', from: '2024-01-01', to: '2024-12-31' },
      { kind: 'tax', value: 'free' },
      { kind: 'year', year: 2024 },
    ];
    for (const locale of ['de', 'en'] as const) {
      expect(pills.map((pill) => pillOf(draftOf(pill, locale), locale))).toEqual(pills);
    }
  });

  it('are none while they say nothing, or a kind that does not exist', () => {
    const empty = draftOf(undefined, 'de');
    expect(pillOf(empty, 'de')).toBeUndefined();
    expect(pillOf({ ...empty, field: 'value', range: 'viel' }, 'de')).toBeUndefined();
    expect(pillOf({ ...empty, field: 'days' }, 'de')).toBeUndefined();
    expect(pillOf({ ...empty, values: ['theft'] }, 'de')).toBeUndefined();
  });
});

describe('typed bounds', () => {
  it.each([
    ['>100', { op: 'more', amount: '100' }],
    ['> 1.234,50', { op: 'more', amount: '1234.50' }],
    ['<50', { op: 'less', amount: '50' }],
    ['10-50', { op: 'between', amount: '10', to: '50' }],
    ['50 – 10', { op: 'between', amount: '10', to: '50' }],
    ['-50..-10', { op: 'between', amount: '-50', to: '-10' }],
    ['-20', { op: 'equal', amount: '-20' }],
    ['100', { op: 'equal', amount: '100' }],
  ] as const)('%s is read', (typed, bound) => {
    expect(parseBound(typed, 'de')).toEqual(bound);
  });

  it.each(['', 'viel', '>', '10-viel', '1-2-3'])('%s is refused', (typed) => {
    expect(parseBound(typed, 'de')).toBeUndefined();
  });

  it('are printed so that they read the same again', () => {
    const bound = { op: 'between', amount: '1234.5', to: '2000' } as const;
    expect(printBoundInput(bound, 'de')).toBe('1.234,5 – 2.000');
    expect(parseBound(printBoundInput(bound, 'de'), 'de')).toEqual(bound);
  });
});
