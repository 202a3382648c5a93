import { dec, formatDecimal, subtract } from '@cryptax/kernel';
import {
  DEFAULT_SETTINGS,
  type LedgerEngine,
  type LedgerEvent,
  type MatchSettings,
  METHODS,
  type Method,
} from '@cryptax/ledger';
import type { TaxProfile } from '@cryptax/tax-de';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { personOf, planYears, totalTax } from '../law/plan-years.ts';
import { averagePools } from '../lots/average-pools.ts';
import { centsOf, fineOf, fineValue } from '../lots/fine.ts';
import { isFreeOn, planPools } from '../lots/plan-pool.ts';
import { arbitraryPurchases, bought, day, engineOf, pricesOf } from '../testing/plan-ledgers.ts';
import { prepareSale } from './prepared-sale.ts';
import { STRATEGIES } from './sale-types.ts';
import { saleEvents, simulate } from './simulate.ts';
import { smartOrder } from './smart-order.ts';

/** `CRYPTAX_RANDOM_RUNS=50` makes the search fifty times longer. */
const RUNS = Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1');

const SOLD_ON = day('2026-12-01');
const REALISED: readonly LedgerEvent[] = [
  {
    id: 'r1',
    at: '2026-01-05T10:00:00Z',
    kind: 'buy',
    wallet: 'R',
    in: { asset: 'SOL', amount: '10' },
    valueEur: '1000.00',
  },
  {
    id: 'r2',
    at: '2026-03-05T10:00:00Z',
    kind: 'sell',
    wallet: 'R',
    out: { asset: 'SOL', amount: '10' },
    valueEur: '6000.00',
  },
];

function sale(
  events: readonly LedgerEvent[],
  prices: Readonly<Record<string, string>>,
  profile: TaxProfile = {},
  own: Partial<MatchSettings> = {},
) {
  const settings = { ...DEFAULT_SETTINGS, ...own };
  const engine = engineOf(events, settings);
  const question = { person: personOf(engine, profile), settings, pools: planPools(engine), prices: pricesOf(prices) };
  const averages = averagePools(events, settings);
  return { engine, prepared: prepareSale({ ...question, averages, soldOn: SOLD_ON }) };
}

describe('a sale worked out by hand', () => {
  // Free lot: 1 BTC for 20,000. Lot inside the period: 1 BTC for 60,000, now a loss. Price 50,000, half is sold.
  const lots = bought('2025-01-10 1 BTC 20000', '2026-02-10 1 BTC 60000');

  test('a loss with nothing to offset saves no tax and is carried forward; the tie goes to FIFO', () => {
    const answer = sale(lots, { BTC: '50000' }).prepared.at(dec('50000'));
    const rows = answer.strategies.map(({ strategy, taxableGain, taxFreeGain, tax, year }) => [
      strategy,
      taxableGain,
      taxFreeGain,
      tax,
      year.carryOut,
    ]);
    expect(rows).toEqual([
      ['FIFO', '0.00', '30000.00', '0.00', '0.00'],
      // Average cost 40,000 for the oldest, free coin.
      ['AVERAGE', '0.00', '10000.00', '0.00', '0.00'],
      ['LIFO', '-10000.00', '0.00', '0.00', '10000.00'],
      ['HIFO', '-10000.00', '0.00', '0.00', '10000.00'],
      ['LOFO', '0.00', '30000.00', '0.00', '0.00'],
      ['SMART', '-10000.00', '0.00', '0.00', '10000.00'],
    ]);
    expect(answer.best).toBe('FIFO');
    expect(answer.sold).toBe('50000.00');
  });

  test('with 5,000 realised before, the loss takes back the flat estimate of 1,318.75', () => {
    // 5,000 x 26.375 % = 1,318.75; 5,000 - 10,000 is below the limit, so nothing is left to pay.
    const answer = sale([...lots, ...REALISED], { BTC: '50000' }).prepared.at(dec('50000'));
    const tax = Object.fromEntries(answer.strategies.map((each) => [each.strategy, each.tax]));
    expect(tax).toMatchObject({ FIFO: '0.00', LIFO: '-1318.75', SMART: '-1318.75' });
    expect(answer.best).toBe('LIFO');
    expect(answer.strategies.find(({ strategy }) => strategy === 'LIFO')).toMatchObject({
      savingsAgainstFifo: '1318.75',
      netAfterTax: '51318.75',
      isOptimal: true,
    });
  });

  test('SMART also chooses between coins: the free one is sold and nothing is taxed', () => {
    const mixed = bought('2025-01-10 1 BTC 20000', '2026-02-10 10 ETH 10000');
    const { prepared } = sale(mixed, { BTC: '50000', ETH: '5000' });
    // Half of each under FIFO: 5 ETH, gain 20,000, 26.375 % = 5,275.00.
    expect(prepared.at(dec('50000')).strategies.map(({ tax }) => tax)).toEqual([
      '5275.00',
      '5275.00',
      '5275.00',
      '5275.00',
      '5275.00',
      '0.00',
    ]);
    expect(prepared.mix('SMART', dec('50000'))).toMatchObject([
      { asset: 'BTC', amount: '1', value: '50000.00', share: 1 },
    ]);
    expect(prepared.mix('FIFO', dec('50000')).map(({ asset, amount }) => `${amount} ${asset}`)).toEqual([
      '0.5 BTC',
      '5 ETH',
    ]);
  });

  test('an average cannot be had by naming lots: SMART stays with the lots, also where average is lower', () => {
    // Free lot dear, taxable lot cheap: sold whole, the average moves cost to the taxable half.
    const { prepared } = sale(bought('2025-01-10 1 BTC 90000', '2026-02-10 1 BTC 10000'), { BTC: '60000' });
    const rows = prepared
      .at(dec('120000'))
      .strategies.map(({ strategy, taxableGain, basis }) => [strategy, taxableGain, basis]);
    // By lots: 60,000 - 10,000 = 50,000 taxable. By average: 60,000 - 50,000 = 10,000.
    expect(rows).toEqual([
      ['FIFO', '50000.00', 'in-force'],
      ['AVERAGE', '10000.00', 'planning'],
      ['LIFO', '50000.00', 'planning'],
      ['HIFO', '50000.00', 'planning'],
      ['LOFO', '50000.00', 'planning'],
      ['SMART', '50000.00', 'named-lots'],
    ]);
  });

  test('average is that of the wallet from its start, not of what first in, first out left over', () => {
    const cut = [
      ...bought('2026-01-10 1 BTC 20000', '2026-02-10 1 BTC 60000'),
      {
        id: 's',
        at: '2026-03-10T10:00:00Z',
        kind: 'sell',
        wallet: 'A',
        out: { asset: 'BTC', amount: '1' },
        valueEur: '50000',
      },
    ] as const;
    const average = (own: Partial<MatchSettings>) =>
      sale(cut, { BTC: '50000' }, {}, own)
        .prepared.at(dec('50000'))
        .strategies.find(({ strategy }) => strategy === 'AVERAGE');
    // From the start: (20,000 + 60,000) / 2 = 40,000. Left over by first in, first out: 60,000.
    expect(average({})).toMatchObject({ cost: '40000.00', basis: 'planning' });
    expect(average({ method: 'AVERAGE' })).toMatchObject({ cost: '40000.00', basis: 'in-force' });
  });

  test('wallets with orders of their own: no single order is in force, the answer says both and their tax', () => {
    const two = bought('2026-01-10 1 BTC 20000 A', '2026-02-10 1 BTC 40000 A', '2026-01-10 2 BTC 60000 B');
    const poolMethods = [{ wallet: 'A', asset: 'BTC', method: 'LIFO' as const }];
    const answer = sale(two, { BTC: '50000' }, {}, { poolMethods }).prepared.at(dec('100000'));
    // 1 BTC of each: LIFO in A gains 10,000, FIFO in B 20,000; 30,000 x 26.375 %.
    expect(answer.inForce).toMatchObject({ methods: ['LIFO', 'FIFO'], taxableGain: '30000.00', tax: '7912.50' });
    expect(new Set(answer.strategies.map(({ basis }) => basis))).toEqual(new Set(['planning', 'named-lots']));
  });

  test('the personal tariff: 50,000 income, 9 % church tax, 10,000 gain in 2026', () => {
    const profile = { years: { 2026: { taxableIncome: '50000', church: 9 as const } } };
    const { prepared } = sale(bought('2026-02-10 1 BTC 40000'), { BTC: '50000' }, profile);
    // Tariff 2026, zone 3: z = (50000 - 17799) / 10000 = 3.2201; (173.10 z + 2397) z + 1034.87 = 10,548.36 -> 10,548.
    // With 60,000: z = 4.2201; (173.10 z + 2397) z + 1034.87 = 14,233.25 -> 14,233. Difference 3,685 + 9 % = 4,016.65.
    expect(prepared.at(dec('50000')).strategies[0]?.tax).toBe('4016.65');
  });

  test('more than there is sells everything', () => {
    expect(sale(lots, { BTC: '50000' }).prepared.at(dec('120000'))).toMatchObject({ sold: '100000.00' });
  });
});

describe('any ledger', () => {
  const prices = { BTC: '60000', ETH: '1500' };
  const share = fc.integer({ min: 0, max: 120 });

  test('SMART never costs more than an order of lots, nor more than the order in force', () => {
    fc.assert(
      fc.property(arbitraryPurchases, share, (events, percent) => {
        const { prepared } = sale([...events, ...REALISED], prices);
        const amount = { units: centsOf(prepared.value).units * BigInt(percent), scale: 4 };
        const answer = prepared.at(amount);
        const tax = (strategy: string) => Number(answer.strategies.find((each) => each.strategy === strategy)?.tax);
        expect(tax('SMART')).toBeLessThanOrEqual(Number(answer.inForce.tax));
        // Orders that are only compared may sell a smallest unit more of a loss: less than a cent of tax, but for the limit.
        for (const strategy of ['FIFO', 'LIFO', 'HIFO', 'LOFO'] as const) {
          expect(centsOf(prepared.sumOf('SMART', amount).taxableGain).units).toBeLessThanOrEqual(
            centsOf(prepared.sumOf(strategy, amount).taxableGain).units + 1n,
          );
        }
      }),
      { numRuns: 30 * RUNS },
    );
  });

  test('SMART is the least of every combination of whole lots with one cut lot', () => {
    fc.assert(
      fc.property(arbitraryPurchases, share, (events, percent) => {
        const engine = engineOf(events);
        const priced = planPools(engine).map((pool) => ({ pool, price: dec(prices[pool.asset as 'BTC' | 'ETH']) }));
        const lots = priced.flatMap(({ pool, price }) =>
          pool.lots.map((lot) => {
            const value = fineValue(lot.units, pool.scale, price);
            return { value, result: isFreeOn(lot, SOLD_ON) ? 0n : value - lot.cost };
          }),
        );
        const total = lots.reduce((sum, { value }) => sum + value, 0n);
        const target = (total * BigInt(Math.min(percent, 100))) / 100n;
        let least: bigint | undefined;
        for (let whole = 0; whole < 1 << lots.length; whole++) {
          const chosen = lots.filter((_, index) => whole & (1 << index));
          const rest = target - chosen.reduce((sum, { value }) => sum + value, 0n);
          if (rest < 0n) continue;
          const cut = lots.filter((lot, index) => !(whole & (1 << index)) && lot.value >= rest);
          const ends = rest === 0n ? [0n] : cut.map(({ value, result }) => (result * rest) / value);
          for (const end of ends) {
            const sum = chosen.reduce((all, { result }) => all + result, 0n) + end;
            if (least === undefined || sum < least) least = sum;
          }
        }
        const smart = smartOrder(priced, SOLD_ON).at(target).taxableGain;
        // Amounts have eight decimals: the cut may miss the target by less than a thousandth of a euro.
        const slack = fineOf(dec('0.001'));
        expect(smart - (least ?? 0n) < slack && (least ?? 0n) - smart < slack).toBe(true);
      }),
      { numRuns: 30 * RUNS },
    );
  });

  test('planned, sold with its lots named and computed: exactly the tax that was promised', () => {
    const profiles: readonly TaxProfile[] = [{}, { years: { 2026: { taxableIncome: '42000', church: 9 } } }];
    const methods = fc.constantFrom<Method>('FIFO', 'AVERAGE', 'LIFO');
    // Prices and amounts whose parts do not end on a cent.
    const uneven = { BTC: '61234.57', ETH: '1987.653' };
    fc.assert(
      fc.property(
        arbitraryPurchases,
        fc.constantFrom(...profiles),
        methods,
        share,
        fc.boolean(),
        (bought_, profile, method, percent, hasGains) => {
          const events = hasGains ? [...bought_, ...REALISED] : bought_;
          const { prepared, engine } = sale(events, uneven, profile, { method });
          const amount = { units: (centsOf(prepared.value).units * BigInt(percent)) / 100n, scale: 2 };
          const promised = prepared.at(amount).strategies.find(({ strategy }) => strategy === 'SMART');
          const sales = saleEvents(prepared.parts('SMART', amount), SOLD_ON, pricesOf(uneven));
          const filed = engineOf([...events, ...sales], { method });
          expect(filed.issues().filter(({ severity }) => severity === 'error')).toEqual([]);
          const yearsOf = (own: LedgerEngine) => planYears({ figures: own.years(), profile }, new Map(), 2025, 2026);
          const years = yearsOf(filed);
          const tax = subtract(totalTax(years), totalTax(yearsOf(engine)));
          expect([years.at(-1)?.net, formatDecimal(tax)]).toEqual([promised?.year.net, promised?.tax]);
        },
      ),
      { numRuns: 75 * RUNS },
    );
  });

  test('tax rises with the year result; the limit is its only jump, and one cent below it nothing is due', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500_000, max: 5_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (cents, more) => {
          const { prepared } = sale(bought('2026-02-10 1 BTC 40000'), prices, {
            years: { 2026: { taxableIncome: '42000' } },
          });
          const tax = (units: number) => Number(prepared.calculator.ask({ units: BigInt(units), scale: 2 }).year.tax);
          expect(tax(cents)).toBeLessThanOrEqual(tax(cents + more));
          if (cents < 100_000) expect(tax(cents)).toBe(0);
          // Away from the jump a euro more never costs more than two (whole-euro steps of the tariff and of the income).
          if (cents >= 100_000) expect(tax(cents + 100) - tax(cents)).toBeLessThanOrEqual(2);
        },
      ),
      { numRuns: 30 * RUNS },
    );
  });

  test('the engine is as before after a simulation, byte for byte', () => {
    fc.assert(
      fc.property(arbitraryPurchases, fc.constantFrom(...STRATEGIES), share, (events, strategy, percent) => {
        const { engine, prepared } = sale(events, prices);
        const everything = () =>
          JSON.stringify([engine.years(), engine.disposals(), engine.openLots(), engine.issues()]);
        const before = everything();
        const parts = prepared.parts(strategy, { units: centsOf(prepared.value).units * BigInt(percent), scale: 4 });
        simulate(engine, saleEvents(parts, SOLD_ON, pricesOf(prices)));
        expect(everything()).toBe(before);
      }),
      { numRuns: 20 * RUNS },
    );
  });

  test('the parts of a method are those the engine would take', () => {
    fc.assert(
      fc.property(
        arbitraryPurchases,
        fc.constantFrom(...METHODS),
        fc.integer({ min: 1, max: 100 }),
        (events, method, percent) => {
          const { prepared } = sale(events, prices);
          const amount = { units: centsOf(prepared.value).units * BigInt(percent), scale: 4 };
          const sum = prepared.sumOf(method, amount);
          expect(sum.lots).toBe(prepared.parts(method, amount).length);
          expect(centsOf(sum.proceeds)).toEqual(dec(prepared.at(amount).sold));
        },
      ),
      { numRuns: 30 },
    );
  });
});

test('the mix by lookup is the sum of its parts, for every strategy', () => {
  fc.assert(
    fc.property(
      arbitraryPurchases,
      fc.constantFrom(...STRATEGIES),
      fc.integer({ min: 1, max: 110 }),
      (events, strategy, percent) => {
        const { prepared } = sale(events, { BTC: '60000', ETH: '1500' });
        const amount = { units: centsOf(prepared.value).units * BigInt(percent), scale: 4 };
        const parts = prepared.parts(strategy, amount);
        for (const item of prepared.mix(strategy, amount)) {
          const own = parts.filter(({ asset }) => asset === item.asset);
          expect([item.lots, item.freeLots]).toEqual([own.length, own.filter(({ taxFree }) => taxFree).length]);
          const gain = own.reduce((sum, part) => sum + Number(part.gain), 0);
          expect(Math.abs(gain - Number(item.gain))).toBeLessThan(0.01 * own.length + 0.001);
        }
      },
    ),
    { numRuns: 30 * RUNS },
  );
});
