import { add, dec, formatShortest } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent, METHODS, SCOPES } from '@cryptax/ledger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../compute/load-engine.ts';
import { buy, sell, swap, transfer } from '../testing/events.ts';
import type { SecondOpinion, TheirSale } from './opinion.ts';
import { secondOpinion } from './second-opinion.ts';

type Short = readonly [
  asset: string,
  quantity: string,
  bought: string | null,
  sold: string,
  proceeds: string,
  cost: string,
];

/** Rows as a report prints them; the gain is proceeds less cost, the mark whether it is free. */
function rows(lines: readonly Short[], isTaxFree: boolean | null = null): readonly TheirSale[] {
  return lines.map(([asset, quantity, acquiredOn, soldOn, proceeds, cost], at) => ({
    line: at + 2,
    asset,
    quantity,
    acquiredOn,
    soldOn,
    proceeds,
    cost,
    gain: formatShortest(add(dec(proceeds), dec(`${cost.startsWith('-') ? '' : '-'}${cost}`))),
    isTaxFree,
  }));
}

function opinion(events: readonly LedgerEvent[], theirs: readonly TheirSale[], year = 2024): SecondOpinion {
  return secondOpinion({ events, settings: DEFAULT_SETTINGS, year, theirs });
}

const causes = ({ causes: found }: SecondOpinion) =>
  found.map(({ cause, gainEur, taxableEur }) => `${cause} ${gainEur} ${taxableEur}`);

/** Three purchases of one bitcoin each at 20,000, 30,000 and 40,000; one is sold for 50,000, within a year of all. */
const THREE = [
  buy('b1', '2024-01-10', '1 BTC', '20000.00'),
  buy('b2', '2024-02-10', '1 BTC', '30000.00'),
  buy('b3', '2024-03-10', '1 BTC', '40000.00', { wallet: 'B' }),
  sell('s1', '2024-06-10', '1 BTC', '50000.00'),
];

describe('second opinion', () => {
  test('figures that agree need no cause', () => {
    const same = opinion(THREE, rows([['BTC', '1', '2024-01-10', '2024-06-10', '50000.00', '20000.00']]));
    expect(same).toMatchObject({ difference: { gain: '0.00', taxable: '0.00' }, causes: [], theirRules: null });
    expect(same.rows).toMatchObject([{ eventIds: ['s1'], lines: [2], differences: [] }]);
  });

  test('another order of lots is the method, one pool for all wallets the scope; both are computed', () => {
    // LIFO in wallet A takes b2: 50,000 - 30,000 = 20,000 instead of 30,000.
    const lifo = opinion(THREE, rows([['BTC', '1', '2024-02-10', '2024-06-10', '50000', '30000']]));
    expect(causes(lifo)).toEqual(['method -10000.00 -10000.00']);
    expect(lifo.theirRules).toEqual({ method: 'LIFO', scope: 'wallet' });
    // LIFO over all wallets takes b3: 10,000 by the method, 10,000 more by the scope.
    const both = opinion(THREE, rows([['BTC', '1', '2024-03-10', '2024-06-10', '50000', '40000']]));
    expect(causes(both)).toEqual(['method -10000.00 -10000.00', 'scope -10000.00 -10000.00']);
    expect(both.theirRules).toEqual({ method: 'LIFO', scope: 'global' });
    // Nothing leads to 35,000: said so, not guessed.
    expect(causes(opinion(THREE, rows([['BTC', '1', null, '2024-06-10', '50000', '35000']], false)))).toEqual([
      'unexplained -15000.00 -15000.00',
    ]);
  });

  test('other lots may be free: the method moves what is taxable by more than the gain', () => {
    const events = [
      buy('b0', '2023-01-10', '1 BTC', '15000.00'),
      buy('b1', '2024-03-10', '1 BTC', '40000.00'),
      sell('s', '2024-06-10', '1 BTC', '50000.00'),
    ];
    // Ours: 35,000 free. Theirs by LIFO: 10,000 taxable.
    const lifo = opinion(events, rows([['BTC', '1', '2024-03-10', '2024-06-10', '50000', '40000']]));
    expect(lifo).toMatchObject({
      ours: { gain: '35000.00', taxable: '0.00' },
      theirs: { gain: '10000.00', taxable: '10000.00' },
    });
    expect(causes(lifo)).toEqual(['method -25000.00 10000.00']);
  });

  test('a whole year with one cause each', () => {
    const events = [
      buy('b1', '2023-01-10', '1 BTC', '16000.00', { fee: '20.00 EUR' }),
      buy('e1', '2024-01-15', '2 ETH', '4400.00'),
      sell('s1', '2024-03-01', '0.5 BTC', '28000.00', { fee: '10.00 EUR' }),
      buy('o1', '2024-03-05', '100 SOL', '11000.00'),
      transfer('t1', '2024-05-02', '0.25 BTC', 'Ledger'),
      sell('s2', '2024-06-10', '2 ETH', '6000.00'),
      swap('s3', '2024-07-01', '100 SOL', '13000 USDC', '13000.00'),
      buy('d1', '2024-08-01', '10 DOT', '50.00'),
      sell('s5', '2024-09-01', '10 DOT', '60.00'),
      sell('s4', '2024-12-31T23:30:00Z', '0.1 BTC', '9000.00'),
    ];
    const theirs = rows([
      // Net of the fee: the same gain of 19,980.00, so nothing to explain.
      ['BTC', '0.5', '2023-01-10', '2024-03-01', '27990.00', '8010.00'],
      // 15,000.00 - 0.25 x 16,020.00 = 10,995.00, though the coins only moved.
      ['BTC', '0.25', '2023-01-10', '2024-05-02', '15000.00', '4005.00'],
      // No purchase known: 4,400.00 too much.
      ['ETH', '2', null, '2024-06-10', '6000.00', '0'],
      // 50.00 more for the same coins.
      ['SOL', '100', '2024-03-05', '2024-07-01', '13050.00', '11000.00'],
      // 2.00 - 1.50, nowhere in our ledger.
      ['ADA', '5', '2024-10-01', '2024-10-10', '2.00', '1.50'],
      // Half past midnight of 1 January in Berlin: 9,000.00 - 1,602.00 = 7,398.00.
      ['BTC', '0.1', '2023-01-10', '2024-12-31', '9000.00', '1602.00'],
    ]);
    const found = opinion(
      events,
      theirs.map((row) => ({ ...row, isTaxFree: row.acquiredOn === '2023-01-10' })),
    );
    expect(causes(found)).toEqual([
      'transfer 10995.00 0.00',
      'zone 7398.00 0.00',
      'zero-cost 4400.00 4400.00',
      'price 50.00 50.00',
      'missing-there -10.00 -10.00',
      'missing-here 0.50 0.50',
    ]);
    // 19,980 + 1,600 + 2,000 + 10 = 23,590.00 here; 19,980 + 10,995 + 6,000 + 2,050 + 0.50 + 7,398 = 46,423.50 there.
    expect(found).toMatchObject({
      ours: { gain: '23590.00', taxable: '3610.00' },
      theirs: { gain: '46423.50', taxable: '8050.50' },
      difference: { gain: '22833.50', taxable: '4440.50' },
    });
    expect(found.rows.find(({ asset, day }) => asset === 'BTC' && day === '2024-05-02')).toMatchObject({
      ours: null,
      eventIds: ['t1'],
    });
  });

  test('fees: left out of the purchase, left out of the sale, and fees in coin that are no sale there', () => {
    const events = [
      buy('b', '2024-01-10', '1 BTC', '20000.00', { fee: '100.00 EUR' }),
      sell('s', '2024-06-10', '1 BTC', '30000.00', { fee: '50.00 EUR' }),
    ];
    // 30,000 - 20,000 = 10,000 instead of 30,000 - 20,100 - 50 = 9,850.
    expect(causes(opinion(events, rows([['BTC', '1', '2024-01-10', '2024-06-10', '30000', '20000']])))).toEqual([
      'fee 150.00 150.00',
    ]);
    const coin = [
      buy('b', '2024-01-10', '1 BTC', '20000.00'),
      transfer('t', '2024-02-10', '0.5 BTC', 'L', { fee: '0.001 BTC', feeValue: '21.00' }),
    ];
    // 21.00 - 20.00: a gain of 1.00 that they do not have.
    expect(causes(opinion(coin, []))).toEqual(['fee -1.00 -1.00']);
  });

  test('one sale there may be several here, and the other way round', () => {
    const events = [
      buy('b1', '2024-01-10', '1 BTC', '20000.00'),
      buy('b2', '2024-02-10', '1 BTC', '30000.00'),
      sell('s1', '2024-06-10', '1.5 BTC', '75000.00'),
      sell('s2', '2024-06-10T11:00:00Z', '0.25 BTC', '12500.00'),
      sell('s3', '2024-06-10T12:00:00Z', '0.25 BTC', '12500.00'),
    ];
    const theirs = rows([
      ['BTC', '1', '2024-01-10', '2024-06-10', '50000', '20000'],
      ['BTC', '0.5', '2024-02-10', '2024-06-10', '25000', '15000'],
      ['BTC', '0.5', '2024-02-10', '2024-06-10', '25000', '15000'],
    ]);
    const found = opinion(events, theirs);
    expect(found.causes).toEqual([]);
    expect(found.rows.map(({ eventIds, lines }) => [eventIds, lines])).toEqual([
      [['s1'], [2, 3]],
      [['s2', 's3'], [4]],
    ]);
  });

  test('a year counted in days by them is the holding period', () => {
    // 2023-06-10 to 2024-06-10 is 366 days, but the last taxable day.
    const events = [buy('b', '2023-06-10', '1 BTC', '20000.00'), sell('s', '2024-06-10', '1 BTC', '30000.00')];
    const found = opinion(events, rows([['BTC', '1', '2023-06-10', '2024-06-10', '30000', '20000']], true));
    expect(causes(found)).toEqual(['holding 0.00 -10000.00']);
  });

  test('a report that does not say what is taxable is compared by its gains alone', () => {
    const found = opinion(THREE, rows([['BTC', '1', null, '2024-06-10', '50000', '30000']]));
    expect(found.difference).toEqual({ gain: '-10000.00', taxable: null });
    expect(causes(found)).toEqual(['method -10000.00 null']);
  });
});

const amount = fc.integer({ min: 1, max: 400 }).map((n) => (n / 100).toFixed(2));
const value = fc.integer({ min: 1, max: 900_000 }).map((n) => (n / 100).toFixed(2));
const moment = fc
  .integer({ min: 0, max: 900 * 24 })
  .map((hours) => new Date(Date.UTC(2023, 0, 1) + hours * 3_600_000).toISOString());
const coin = fc.constantFrom('BTC', 'ETH');
const wallet = fc.constantFrom('A', 'B');

const event = fc.tuple(
  fc.constantFrom('buy', 'buy', 'sell', 'transfer'),
  moment,
  amount,
  coin,
  value,
  wallet,
  fc.boolean(),
);

const ledger = fc.array(event, { minLength: 1, maxLength: 25 }).map((list) =>
  list.map(([kind, at, quantity, asset, worth, place, hasFee], index): LedgerEvent => {
    const more = { wallet: place, ...(hasFee ? { fee: '1.25 EUR' } : {}) };
    if (kind === 'buy') return buy(`e${index}`, at, `${quantity} ${asset}`, worth, more);
    if (kind === 'sell') return sell(`e${index}`, at, `${quantity} ${asset}`, worth, more);
    return transfer(`e${index}`, at, `${quantity} ${asset}`, place === 'A' ? 'B' : 'A', { wallet: place });
  }),
);

/** What another program could print: our ledger under other rules, then rows changed, dropped, doubled, moved, without a mark. */
const other = fc.record({
  method: fc.constantFrom(...METHODS),
  scope: fc.constantFrom(...SCOPES),
  damage: fc.array(fc.tuple(fc.nat(40), fc.constantFrom('drop', 'price', 'zero', 'day', 'double', 'free', 'digits')), {
    maxLength: 6,
  }),
  isSilent: fc.boolean(),
});

function told(
  events: readonly LedgerEvent[],
  { method, scope, damage, isSilent }: typeof other extends fc.Arbitrary<infer T> ? T : never,
): readonly TheirSale[] {
  const parts = loadEngine(events, { ...DEFAULT_SETTINGS, method, scope })
    .disposals()
    .flatMap((sale) => sale.lots.map((lot) => ({ sale, lot })));
  return parts.flatMap(({ sale, lot }, at): readonly TheirSale[] => {
    const kinds = damage.filter(([index]) => index === at).map(([, kind]) => kind);
    if (kinds.includes('drop')) return [];
    const row: TheirSale = {
      line: at + 2,
      asset: sale.asset,
      quantity: lot.amount,
      soldOn: kinds.includes('day') ? '2024-12-31' : sale.at.slice(0, 10),
      acquiredOn: lot.acquiredAt.slice(0, 10),
      proceeds: kinds.includes('price') ? '7.77' : lot.proceeds,
      cost: kinds.includes('zero') ? '0.00' : lot.cost,
      gain: kinds.includes('digits') ? `${lot.gain}123` : lot.gain,
      isTaxFree: isSilent ? null : kinds.includes('free') ? !lot.taxFree : lot.taxFree,
    };
    return kinds.includes('double') ? [row, { ...row, line: row.line + 1000 }] : [row];
  });
}

test('the causes add up to the difference of the totals, and every sale of both sides stands in one row', () => {
  fc.assert(
    fc.property(ledger, other, (events, rules) => {
      const theirs = told(events, rules);
      const found = opinion(events, theirs);
      const total = (texts: readonly (string | null)[]) =>
        formatShortest(texts.reduce((all, text) => add(all, dec(text ?? '0')), dec('0')));
      const all = found.rows.flatMap(({ differences }) => differences);
      expect(total(all.map(({ gainEur }) => gainEur))).toBe(total([found.difference.gain]));
      expect(total(found.causes.map(({ gainEur }) => gainEur))).toBe(total([found.difference.gain]));
      expect(total(all.map(({ taxableEur }) => taxableEur))).toBe(total([found.difference.taxable]));
      const lines = found.rows.flatMap((row) => row.lines).sort((a, b) => a - b);
      expect(lines).toEqual(
        theirs
          .filter(({ soldOn }) => soldOn.startsWith('2024'))
          .map(({ line }) => line)
          .sort((a, b) => a - b),
      );
      for (const { ours, theirs: side, differences } of found.rows) {
        expect(total(differences.map(({ gainEur }) => gainEur))).toBe(
          total([side?.gain ?? '0', ours === null ? '0' : negated(ours.gain)]),
        );
      }
    }),
    { numRuns: 80 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});

const negated = (text: string) => (text.startsWith('-') ? text.slice(1) : `-${text}`);
