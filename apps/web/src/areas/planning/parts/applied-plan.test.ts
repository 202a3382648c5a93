/**
 * A plan that is entered as the app enters it, lots named, and then computed like any other ledger costs exactly what it
 * promised; entered without lots it costs what the plan says it does without proof.
 */
import { add, type Day, type Decimal, dayFromCivil, dec, formatDay, formatDecimal, subtract } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent, type SellEvent } from '@cryptax/ledger';
import { type Goal, makePlan, personOf, planPools } from '@cryptax/planning';
import { buildTaxYearReport, loadEngine, type TaxProfile } from '@cryptax/tax-de';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plannedSales } from './enter-sales.tsx';

/** One year ahead ends in 2025, so that every year of the plan has a law. */
const TODAY = dayFromCivil(2024, 11, 15);
const YEARS = [2023, 2024, 2025];
const PRICES = new Map([
  ['BTC', dec('9000')],
  ['ETH', dec('4000')],
]);

const PROFILES: readonly TaxProfile[] = [
  {},
  { openingLoss: { privateSales: '1500.00' } },
  { years: { 2024: { taxableIncome: '30000', church: 9 }, 2025: { taxableIncome: '41000' } } },
  { years: { 2024: { otherPrivateSales: '700.00' } } },
];

const purchases = fc
  .array(
    fc.record({
      ago: fc.integer({ min: 1, max: 700 }),
      asset: fc.constantFrom('BTC', 'ETH'),
      wallet: fc.constantFrom('A', 'B'),
      thousandths: fc.integer({ min: 300, max: 3_000 }),
      costPercent: fc.integer({ min: 5, max: 140 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) =>
    rows.map(({ ago, asset, wallet, thousandths, costPercent }, index): LedgerEvent => {
      const price = asset === 'BTC' ? 9000 : 4000;
      return {
        ...{ id: `b${index}`, at: `${formatDay((TODAY - ago) as Day)}T10:00:00Z`, kind: 'buy', wallet },
        in: { asset, amount: `${thousandths / 1000}` },
        valueEur: ((thousandths * price * costPercent) / 100_000).toFixed(2),
      };
    }),
  );

function taxOf(events: readonly LedgerEvent[], profile: TaxProfile): Decimal {
  return YEARS.reduce((sum, year) => {
    const report = buildTaxYearReport({
      ...{ year, profile, events, settings: DEFAULT_SETTINGS, person: { role: 'A' }, spouse: null },
      ...{ generatedAt: '2026-05-02T08:00:00Z', wallets: [], manualChanges: [], unreadRows: [] },
    });
    if (!report.ok) throw new Error(report.error.code);
    expect(report.value.issues).toEqual([]);
    return add(sum, dec(report.value.summary.estimate.extraTax));
  }, dec('0.00'));
}

it('[MET-06] plan, enter, compute: the tax is the one that was promised', () => {
  const property = fc.property(
    purchases,
    fc.constantFrom(...PROFILES),
    fc.integer({ min: 20, max: 95 }),
    fc.constantFrom<Goal>('tax', 'gains', 'flexibility'),
    (events, profile, percent, goal) => {
      const engine = loadEngine(events, DEFAULT_SETTINGS);
      const pools = planPools(engine);
      const worth = pools.reduce(
        (sum, { asset, units, scale }) =>
          sum + (Number(units) / 10 ** scale) * Number(formatDecimal(PRICES.get(asset) ?? dec('0'))),
        0,
      );
      const found = makePlan({
        ...{ engine, pools, goal, settings: DEFAULT_SETTINGS, person: personOf(engine, profile), prices: PRICES },
        ...{
          today: TODAY,
          target: dec(String(Math.floor((worth * percent) / 100))),
          period: 1,
          outlookPercent: dec('5'),
        },
      });
      if (!found.ok) throw new Error(found.error.code);
      const entered = found.value.steps.flatMap(({ day, parts }, step) =>
        plannedSales(parts, `${day}T21:30:00Z`).map(
          (draft, index) => ({ ...draft, id: `p${step}:${index}` }) as SellEvent,
        ),
      );
      const before = taxOf(events, profile);
      const costs = (sales: readonly LedgerEvent[]) =>
        formatDecimal(subtract(taxOf([...events, ...sales], profile), before));
      expect(costs(entered)).toBe(found.value.totals.tax);
      const unnamed = entered.map(({ lotIds: _, ...sale }): LedgerEvent => sale);
      expect(costs(unnamed)).toBe(found.value.taxInForce);
    },
  );
  fc.assert(property, { numRuns: 12 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1'), seed: 29 });
});
