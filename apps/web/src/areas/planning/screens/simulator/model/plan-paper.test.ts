import { expect, it } from 'vitest';
import { type ParamsOf, translate } from '../../../../../platform/i18n/strings.ts';
import type { MultiYearPlan, PlanYear } from '../../../planning-types.ts';
import { planStrings } from '../plan-strings.ts';
import { planPaper } from './plan-paper.ts';

const totals = { proceeds: '30000.00', tax: '0.00', netAfterTax: '30000.00', remainingValue: '20000.00' };
const year: PlanYear = {
  year: 2027,
  lawYear: 2026,
  net: '-120.00',
  limit: '1000.00',
  limitReached: false,
  taxable: '0.00',
  carryIn: '0.00',
  carryUsed: '0.00',
  carryOut: '120.00',
  incomeNet: '0.00',
  incomeLimit: '256.00',
  incomeTaxable: '0.00',
  tax: '0.00',
  estimate: 'flat-estimate',
};
const part = {
  wallet: 'Kraken',
  asset: 'BTC',
  lotId: 'b2',
  // Half an hour after midnight in Berlin: bought on 1 March.
  acquiredAt: '2026-02-28T23:30:00Z',
  freeFrom: '2027-03-02',
  amount: '0.6',
  proceeds: '30000.00',
  exactProceeds: '30000.00',
  cost: '24000.00',
  gain: '6000.00',
  taxFree: true,
};
const PLAN: MultiYearPlan = {
  goal: 'tax',
  start: '2026-11-15',
  end: '2029-11-15',
  outlookPercent: '-10',
  steps: [
    {
      ...{ day: '2027-03-02', asset: 'BTC', wallet: 'Kraken', amount: '0.6', price: '50000', proceeds: '30000.00' },
      ...{ taxableGain: '0.00', taxFreeGain: '6000.00', reason: 'wait-until-free', parts: [part] },
    },
  ],
  years: [year],
  totals,
  ...{ basis: 'named-lots', taxInForce: '1582.50' },
  sellAllNow: { ...totals, tax: '1582.50' },
  doNothing: { ...totals, proceeds: '0.00' },
  gap: '0.00',
  assumedLawYears: [2027],
};

type Table = typeof planStrings.table;
const german = <K extends keyof Table & string>(key: K, ...params: ParamsOf<Table[K]>) =>
  translate(planStrings, 'de', key, ...params);
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-');

it('prints every figure of the plan, each lot, and what was assumed', () => {
  const paper = planPaper(PLAN, german, 'de');
  expect(plain(paper.subtitle)).toBe(
    '15.11.2026 bis 15.11.2029, Ziel: Möglichst wenig Steuer, Annahme -10,0 % im Jahr',
  );
  expect(paper.figures.map(({ value }) => plain(value))).toEqual(['0,00 €', '30.000,00 €', '1.582,50 €', 'Optimum']);
  const [steps, compared, years, lots] = paper.tables.map(({ rows }) => rows.map((row) => row.map(plain)));
  expect(steps?.[0]?.slice(0, 2)).toEqual(['02.03.2027', '0,60 BTC, Kraken']);
  expect(compared?.map((row) => row[2])).toEqual(['0,00 €', '1.582,50 €', '0,00 €']);
  expect(years?.[0]).toEqual(['2027', '-120,00 €', '1.000,00 €', '0,00 €', '0,00 €', '120,00 €']);
  expect(lots?.[0]).toEqual([
    '02.03.2027',
    '0,6 BTC',
    '01.03.2026',
    '02.03.2027',
    '30.000,00 €',
    '24.000,00 €',
    '+6.000,00 €',
  ]);
  expect(paper.notes.some((note) => note.includes('2027') && note.includes('2026'))).toBe(true);
});

it('warns where a year stays below its limit by little', () => {
  const tight = { ...year, year: 2026, net: '999.98' };
  const { notes } = planPaper({ ...PLAN, years: [tight, year] }, german, 'de');
  expect(plain(notes[0])).toMatch(/^2026 bleibst du nur 0,02 € unter der Freigrenze von 1.000,00 €/);
  expect(notes.filter((note) => note.includes('bleibst du nur'))).toHaveLength(1);
});

it('tells the gap where the plan is not proven', () => {
  const { figures } = planPaper({ ...PLAN, gap: '3.20' }, german, 'de');
  expect(plain(figures.at(-1)?.value)).toBe('höchstens 3,20 € vom Optimum');
});
