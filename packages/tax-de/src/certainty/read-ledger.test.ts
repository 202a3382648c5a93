/** Ranking from what the ledger's own worker has read says the same as ranking from all entries. */
import { type Decimal, dec } from '@cryptax/kernel';
import {
  DEFAULT_SETTINGS,
  eventColumns,
  eventsOfColumns,
  type LedgerEvent,
  type Leg,
  type MatchSettings,
  METHODS,
  memoryOf,
} from '@cryptax/ledger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../compute/load-engine.ts';
import { type CertaintyInput, matchedLedger } from './analysis.ts';
import { matchedAnswers, preparedRead, rankingWith } from './assumed-read.ts';
import { certaintyOf } from './certainty.ts';
import { certaintyReview } from './certainty-review.ts';
import { MANY_LOTS } from './lot-envelope.ts';
import type { PriceKnowledge } from './price-knowledge.ts';
import { readLedger } from './read-ledger.ts';

/** `CRYPTAX_RANDOM_RUNS=50` makes the search fifty times longer. */
const RUNS = Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1');

const HOUR = 3_600_000;
const momentOf = (hours: number) => new Date(Date.UTC(2022, 0, 1) + hours * HOUR).toISOString().replace('.000', '');

/** Dearer by the month; odd hours have a band, and some of them nothing at all. */
const PRICES: PriceKnowledge = {
  near: (asset, at) => {
    const [month, hour] = [Number(at.slice(5, 7)), Number(at.slice(11, 13))];
    if (hour === 23 && asset === 'ETH') return undefined;
    const price = (more: number): Decimal => dec(`${100 * month + more}.${hour}`);
    return { low: price(0), high: price(hour % 2 === 0 ? 0 : 35) };
  },
  highestUntil: () => dec('2000'),
};

const coin = fc.constantFrom('BTC', 'ETH', 'ADA');
const amount = fc.oneof(
  fc.integer({ min: 1, max: 400 }).map((cents) => (cents / 100).toFixed(2)),
  fc.integer({ min: 1, max: 10 ** 9 }).map((units) => `0.${String(units).padStart(12, '0')}`),
);
const leg: fc.Arbitrary<Leg> = fc.record({ asset: coin, amount });
const euro = fc.oneof(
  fc.integer({ min: 1, max: 200_000 }).map((cents) => (cents / 100).toFixed(2)),
  fc.integer({ min: 1, max: 10 ** 9 }).map((units) => `12.${String(units).padStart(11, '0')}`),
);
const valued = fc.oneof({ weight: 8, arbitrary: euro.map((valueEur) => ({ valueEur })) }, fc.constant({}));
const fee = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  fc.constant({ fee: { asset: 'EUR', amount: '1.50' } }),
  fc.record({ fee: fc.record({ asset: coin, amount: fc.constantFrom('0', '0.001'), valueEur: fc.constant('2.5') }) }),
  fc.record({ fee: fc.record({ asset: coin, amount: fc.constant('0.002') }) }),
);
const nothing = fc.constant({});
const swap = fc.record({ out: leg, in: leg });
const nature = fc.constantFrom({}, {}, { nature: 'wrapping' });
const kinds = (kind: string, body: fc.Arbitrary<object>, more: fc.Arbitrary<object> = nothing) =>
  fc.tuple(body, more, fee).map(([own, others, paid]) => ({ kind, ...own, ...others, ...paid }));
const body = fc.oneof(
  { weight: 4, arbitrary: kinds('open', fc.record({ in: leg }), fc.constant({ reason: 'unknown' })) },
  { weight: 4, arbitrary: kinds('open', fc.record({ out: leg }), fc.constant({ reason: 'unknown', address: 'x' })) },
  { weight: 3, arbitrary: kinds('buy', fc.record({ in: leg }), valued) },
  { weight: 4, arbitrary: kinds('sell', fc.record({ out: leg }), valued) },
  kinds(
    'swap',
    swap,
    fc.tuple(valued, nature).map(([value, what]) => ({ ...value, ...what })),
  ),
  { weight: 2, arbitrary: kinds('transfer', fc.record({ out: leg, toWallet: fc.constantFrom('A', 'B') })) },
  kinds('transfer', fc.constant({ out: { asset: 'BTC', amount: '0' }, toWallet: 'B' })),
  kinds(
    'income',
    fc.record({ in: leg }),
    valued.map((value) => ({ ...value, incomeKind: 'staking' })),
  ),
  kinds('spend', fc.record({ out: leg }), valued),
  kinds('gift-out', fc.record({ out: leg })),
  kinds('migration', fc.record({ out: leg, in: fc.record({ asset: fc.constant('NEW'), amount }) })),
  kinds('fork', fc.constant({ asset: 'BTC', in: { asset: 'BCH', amount: '1' }, priceOldEur: '9', priceNewEur: '1' })),
);

/** Enough of every coin in both wallets, then anything. */
function ledgerOf(drawn: readonly { readonly hours: number; readonly wallet: string; readonly body: object }[]) {
  const supplies = ['A', 'B'].flatMap((wallet) =>
    ['BTC', 'ETH', 'ADA'].map((asset) => ({ wallet, kind: 'buy', in: { asset, amount: '90' }, valueEur: '9000' })),
  );
  let hours = 0;
  const events = drawn.map((one) => {
    hours += one.hours;
    return { at: momentOf(hours), wallet: one.wallet, ...one.body };
  });
  return [...supplies.map((one) => ({ at: momentOf(0), ...one })), ...events].map(
    (event, place) => ({ id: `e${place}`, ...event }) as unknown as LedgerEvent,
  );
}

const ledger = fc
  .array(fc.record({ hours: fc.integer({ min: 0, max: 1500 }), wallet: fc.constantFrom('A', 'B'), body }), {
    minLength: 45,
    maxLength: 70,
  })
  .map(ledgerOf);
const settingsOf = fc.record({
  method: fc.constantFrom(...METHODS),
  scope: fc.constantFrom('wallet' as const, 'global' as const),
});
const unread = fc.constantFrom(
  0,
  0,
  [
    { year: 2023, coins: ['BTC'] },
    { year: 2022, isArrival: true },
  ],
  [{ year: 2023, rest: 'later' as const }],
  [{}],
);

/** As another thread gets it; undefined where all entries are needed. */
async function sentAndRead(input: CertaintyInput): Promise<CertaintyInput | undefined> {
  const { events, settings, unread: rows, prices, ...rest } = input;
  const matched = matchedLedger(events, settings, rows);
  const read = readLedger(events, loadEngine(events, settings), settings, matched.points);
  if (read === undefined) return undefined;
  const { told, ...others } = read.entries;
  const sent = structuredClone({ others, told: eventColumns(told), steps: read.engine.poolSteps() });
  const entries = { ...sent.others, told: eventsOfColumns(sent.told) };
  const prepared = preparedRead(entries, sent.steps, { ...rest, settings, unread: rows, matched });
  const ranking = rankingWith(prepared, events.length, prices);
  const answered = await matchedAnswers(read, settings, matched.points, prices);
  if (answered === undefined) return undefined;
  return ranking(structuredClone(answered, { transfer: memoryOf(answered.columns) }));
}

const LAW: Pick<CertaintyInput, 'prices' | 'profile'> = {
  prices: PRICES,
  profile: { years: { 2023: { taxableIncome: '50000' } } },
};

test('random ledgers: the same ranges, questions and effects', async () => {
  let [compared, drawn] = [0, 0];
  await fc.assert(
    fc.asyncProperty(ledger, settingsOf, unread, async (events, more, rows) => {
      const settings: MatchSettings = { ...DEFAULT_SETTINGS, ...more };
      const input = { ...LAW, events, settings, unread: rows };
      const read = await sentAndRead(input);
      drawn += 1;
      if (read === undefined) return;
      compared += 1;
      expect(certaintyReview(read)).toEqual(certaintyReview(input));
      expect(certaintyOf(read)).toEqual(certaintyOf(input));
    }),
    { numRuns: 20 * RUNS },
  );
  expect(compared).toBeGreaterThan(drawn / 4);
});

describe('a coin of so many lots that an estimate has to do', () => {
  const years = { 2023: { taxableIncome: '50000' } };
  const many = Array.from({ length: 4 * MANY_LOTS }, (_, no): object => {
    const asset = 'BTC';
    const cents = 100 + ((no * 7919) % 9973);
    if (no % 9 === 4) return { kind: 'open', reason: 'unknown', in: { asset, amount: '0.02' } };
    if (no % 9 === 7) return { kind: 'open', reason: 'unknown', out: { asset, amount: '0.03' } };
    if (no % 3 === 0) return { kind: 'sell', out: { asset, amount: '0.013' }, valueEur: (cents / 50).toFixed(2) };
    return { kind: 'buy', in: { asset, amount: '0.07' }, valueEur: (cents / 10).toFixed(2) };
  });
  const events = ledgerOf(many.map((one) => ({ hours: 17, wallet: 'A', body: one })));

  test('says the same too', async () => {
    const input = { prices: PRICES, profile: { years }, events, settings: DEFAULT_SETTINGS, unread: 0 };
    const read = await sentAndRead(input);
    expect(read).toBeDefined();
    if (read === undefined) return;
    expect(certaintyReview(read)).toEqual(certaintyReview(input));
    expect(certaintyReview(read).years['2023']?.privateSales.low).not.toBeNull();
  });
});

describe('all entries are asked for', () => {
  const open = Array.from({ length: 20 }, (_, no) => ({
    hours: 1000 + no,
    wallet: 'A',
    body: { kind: 'open', reason: 'unknown', out: { asset: 'BTC', amount: '0.1' } },
  }));
  const input = (events: readonly LedgerEvent[]) => ({ ...LAW, events, settings: DEFAULT_SETTINGS, unread: 0 });
  const sale = (more: object) => ({
    hours: 1,
    wallet: 'A',
    body: { kind: 'sell', out: { asset: 'BTC', amount: '0.1' }, valueEur: '7', ...more },
  });

  test('not where movements are all that is open', async () => {
    expect(await sentAndRead(input(ledgerOf([...open, sale({})])))).toBeDefined();
  });

  test('where few points can be answered in all combinations', async () => {
    expect(await sentAndRead(input(ledgerOf(open.slice(0, 2))))).toBeUndefined();
  });

  test('where purchases are missing or coins were sold short', async () => {
    const lacking = sale({ out: { asset: 'BTC', amount: '900' } });
    expect(await sentAndRead(input(ledgerOf([...open, lacking])))).toBeUndefined();
    expect(await sentAndRead(input(ledgerOf([...open, sale({ short: true })])))).toBeUndefined();
  });
});
