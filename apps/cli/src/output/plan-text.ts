/** A planned sale for the eye: one line per strategy, then the lots of the cheapest choice. */
import type { Basis, ScenarioAnswer, ScenarioId, SellPart, StrategyResult } from '@cryptax/planning';
import { table } from './table.ts';

export interface PlanDocumentText {
  readonly date: string;
  readonly sold: string;
  readonly year: number;
  readonly lawYear: number;
  readonly strategies: readonly StrategyResult[];
  readonly plan: readonly SellPart[];
  readonly scenarios?: readonly ScenarioAnswer[];
}

const MAX_LOTS = 40;

const BASIS: Readonly<Record<Basis, string>> = {
  'in-force': 'method in force',
  'named-lots': 'named lots, to be proven',
  planning: 'comparison only',
};

export function planText({ date, sold, year, lawYear, strategies, plan, scenarios }: PlanDocumentText): string {
  const isFlat = strategies.some((each) => each.year.estimate === 'flat-estimate');
  const notes = [
    ...(isFlat ? ['Tax is a rough estimate at 26.375%: give a profile with your taxable income.'] : []),
    ...(lawYear === year ? [] : [`The figures for ${year} are not known yet; calculated by the rules of ${lawYear}.`]),
    'FIFO and AVERAGE per wallet are what the tax office accepts; SMART needs proof of the individual lots (Rz. 61).',
  ];
  return [
    `Sale of ${sold} EUR on ${date}\n`,
    strategyTable(strategies),
    'Lots of SMART\n',
    lotTable(plan.slice(0, MAX_LOTS)) +
      (plan.length > MAX_LOTS ? `${plan.length - MAX_LOTS} more lots, see --json\n` : ''),
    ...(scenarios === undefined ? [] : [scenarioText(scenarios)]),
    notes.map((note) => `${note}\n`).join(''),
  ].join('\n');
}

const SCENARIOS: Readonly<Record<ScenarioId, string>> = {
  today: 'Law of today',
  'no-period-new': 'Scenario: no holding period for coins bought from then on',
  'no-period-all': 'Scenario: no holding period for any coin',
  'flat-rate': 'Scenario: 26.375% flat, without limit, on coins bought from then on',
  'higher-limit': 'Scenario: limit of 2,000 EUR',
};

/** None of them is in force; each line says so. */
function scenarioText(scenarios: readonly ScenarioAnswer[]): string {
  const waiting = scenarios.filter(({ applies }) => !applies);
  const lines = table(
    [
      { title: 'Law' },
      { title: 'All sold, after tax', align: 'right' },
      { title: 'Tax', align: 'right' },
      { title: 'This sale, tax', align: 'right' },
      { title: 'With named lots', align: 'right' },
    ],
    scenarios.map(({ id, worth, sale, named }) => [SCENARIOS[id], worth.afterTax, worth.tax, sale.tax, named.tax]),
  );
  const note = 'Scenarios are laws that do not exist, with days and amounts as examples.';
  const early = `Sales before ${waiting[0]?.from} follow the law of today in all of them.`;
  return `Scenarios\n\n${lines}${note}\n${waiting.length === 0 ? '' : `${early}\n`}`;
}

function strategyTable(strategies: readonly StrategyResult[]): string {
  return table(
    [
      { title: 'Strategy' },
      { title: 'Taxable result', align: 'right' },
      { title: 'Tax-free result', align: 'right' },
      { title: 'Tax', align: 'right' },
      { title: 'After tax', align: 'right' },
      { title: 'Saved', align: 'right' },
      { title: 'Rests on' },
    ],
    strategies.map(({ strategy, taxableGain, taxFreeGain, tax, netAfterTax, savingsAgainstFifo, isOptimal, basis }) => [
      isOptimal ? `${strategy} *` : strategy,
      taxableGain,
      taxFreeGain,
      tax,
      netAfterTax,
      savingsAgainstFifo,
      BASIS[basis],
    ]),
  );
}

function lotTable(plan: readonly SellPart[]): string {
  return table(
    [
      { title: 'Wallet' },
      { title: 'Lot' },
      { title: 'Acquired' },
      { title: 'Amount', align: 'right' },
      { title: 'Proceeds', align: 'right' },
      { title: 'Cost', align: 'right' },
      { title: 'Result', align: 'right' },
      { title: '' },
    ],
    plan.map(({ wallet, lotId, acquiredAt, amount, asset, proceeds, cost, gain, taxFree }) => [
      wallet,
      lotId,
      acquiredAt.slice(0, 10),
      `${amount} ${asset}`,
      proceeds,
      cost,
      gain,
      taxFree ? 'free' : 'taxable',
    ]),
  );
}
