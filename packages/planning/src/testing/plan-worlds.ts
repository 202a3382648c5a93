/** For tests: small worlds in which a plan is made, and in which every other plan can be tried. */
import { addYears, type Day, type Decimal, dayFromCivil, dec, formatDay } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import type { TaxProfile } from '@cryptax/tax-de';
import fc from 'fast-check';
import type { Person } from '../law/plan-years.ts';
import { isFreeOn, planPools } from '../lots/plan-pool.ts';
import { makePlan } from '../optimise/make-plan.ts';
import type { Goal, Period } from '../optimise/plan-types.ts';
import { day, engineOf, pricesOf } from './plan-ledgers.ts';

export const TODAY = day('2026-11-15');
const PRICES = { BTC: '9000', ETH: '4000' };

/** Staking below and above 256, a gain that has reached the limit, nothing. */
const REALISED: readonly (readonly LedgerEvent[])[] = [
  [],
  [staked('100.00')],
  [staked('300.00')],
  [
    {
      id: 'r1',
      at: '2026-01-05T10:00:00Z',
      kind: 'buy',
      wallet: 'R',
      in: { asset: 'SOL', amount: '1' },
      valueEur: '100.00',
    },
    {
      id: 'r2',
      at: '2026-03-05T10:00:00Z',
      kind: 'sell',
      wallet: 'R',
      out: { asset: 'SOL', amount: '1' },
      valueEur: '900.00',
    },
    staked('300.00'),
  ],
];

function staked(valueEur: string): LedgerEvent {
  const received = { asset: 'DOT', amount: '1' };
  return {
    id: 'i',
    at: '2026-02-01T10:00:00Z',
    kind: 'income',
    wallet: 'R',
    in: received,
    incomeKind: 'staking',
    valueEur,
  };
}

const PROFILES: readonly TaxProfile[] = [
  {},
  { openingLoss: { privateSales: '1500.00', income: '0.00' } },
  { years: { 2026: { taxableIncome: '30000', church: 9 } } },
];

export interface Lot {
  readonly value: number;
  readonly cost: number;
  readonly isFreeOn: (on: Day) => boolean;
}

export interface World {
  readonly person: Person;
  readonly lots: readonly Lot[];
  readonly percent: Decimal;
  readonly days: readonly Day[];
  readonly target: number;
}

/** One or two lots: bought today, so that nothing makes them free in a year, lately, or long ago; with gain or loss. */
const purchases = fc
  .array(
    fc.record({
      ago: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 420 })),
      asset: fc.constantFrom('BTC', 'ETH'),
      amount: fc.integer({ min: 300, max: 3_000 }),
      costPercent: fc.integer({ min: 5, max: 140 }),
    }),
    { minLength: 1, maxLength: 2 },
  )
  .map((rows) =>
    rows.map(({ ago, asset, amount, costPercent }, index): LedgerEvent => {
      const value = (amount * Number(PRICES[asset as 'BTC' | 'ETH']) * costPercent) / 100_000;
      return {
        id: `b${index}`,
        at: `${formatDay((TODAY - ago) as Day)}T10:00:00Z`,
        kind: 'buy',
        wallet: 'A',
        in: { asset, amount: `${amount / 1000}` },
        valueEur: value.toFixed(2),
      };
    }),
  );

export const cases = fc.record({
  events: purchases,
  realised: fc.constantFrom(...REALISED),
  profile: fc.constantFrom(...PROFILES),
  percent: fc.integer({ min: 15, max: 95 }),
  period: fc.constantFrom<Period>(1, 2, 3),
  outlook: fc.constantFrom('0', '5', '15'),
});

export type Case = Readonly<{
  events: readonly LedgerEvent[];
  realised: readonly LedgerEvent[];
  profile: TaxProfile;
  percent: number;
  period: Period;
  outlook: string;
}>;

function worldOf({ events, realised, profile, percent, period, outlook }: Case, more: readonly Day[]) {
  const engine = engineOf([...realised, ...events]);
  const pools = planPools(engine).filter(({ asset }) => asset in PRICES);
  const lots = pools.flatMap((pool) =>
    pool.lots.map((lot) => ({
      value: (Number(lot.units) / 10 ** pool.scale) * Number(PRICES[pool.asset as 'BTC' | 'ETH']),
      cost: Number(lot.cost) / 1e40,
      isFreeOn: (on: Day) => isFreeOn(lot, on),
      free: lot.lastTaxableDay + 1,
    })),
  );
  const target = Math.floor((lots.reduce((sum, { value }) => sum + value, 0) * percent) / 100);
  const end = addYears(TODAY, period);
  const days = [TODAY, dayFromCivil(2027, 1, 2), end, ...more, ...lots.map(({ free }) => free as Day)];
  const person = { figures: engine.years(), profile };
  const world: World = {
    person,
    lots,
    percent: dec(outlook),
    days: [...new Set(days)].filter((on) => on >= TODAY && on <= end),
    target,
  };
  return { engine, pools, world };
}

export function planOf(given: Case, goal: Goal, more: readonly Day[] = []) {
  const { engine, pools, world } = worldOf(given, more);
  if (world.target < 100) return undefined;
  const { period, outlook } = given;
  const found = makePlan({
    ...{ engine, pools, person: world.person, settings: DEFAULT_SETTINGS, today: TODAY, period, goal },
    prices: pricesOf(PRICES),
    target: dec(String(world.target)),
    outlookPercent: dec(outlook),
  });
  if (!found.ok) throw new Error(found.error.code);
  return { plan: found.value, world };
}
