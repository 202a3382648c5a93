import { FORMATS } from '@cryptax/importers';
import { expect, it } from 'vitest';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { facts } from './landing-facts.ts';

it('shows what the app itself computes from the demo ledger', async () => {
  const ledger = testLedger();
  good(await ledger.loadDemo());
  const { years } = good(await ledger.summary('demo'));
  const shown = years
    .filter(({ year }) => facts.years.some((example) => example.year === year))
    .map(({ year, privateSales, taxFreeGain, income, incomplete, estimate }) => ({
      year,
      net: privateSales.net,
      limit: privateSales.limit,
      isTaxable: privateSales.limitReached,
      free: taxFreeGain,
      income: income.net,
      incomeLimit: income.limit,
      isIncomeTaxable: income.limitReached,
      tax: estimate?.extraTax,
      open: incomplete,
    }));
  expect(facts.years.map(({ trace: _, ...figures }) => figures)).toEqual(shown);
  expect(shown.length).toBeGreaterThan(1);
});

it('leads from the figure to the event of the demo ledger and its line', async () => {
  const ledger = testLedger();
  good(await ledger.loadDemo());
  const trace = facts.years.find(({ year }) => year === facts.shownYear)?.trace;
  const { rows } = good(
    await ledger.queryEvents({ book: 'demo', filter: { year: facts.shownYear }, offset: 0, limit: 500 }),
  );
  const sale = rows.find(({ source }) => source?.file === trace?.file && source?.line === trace?.line);
  expect([sale?.out?.asset, sale?.day]).toEqual([trace?.asset, trace?.soldOn]);
});

it('counts formats, exchanges and chains of the code', () => {
  expect(facts.counts.formats).toBe(FORMATS.filter(({ refuse }) => refuse === undefined).length);
  expect(facts.counts.exchanges).toBeGreaterThanOrEqual(40);
  expect(facts.counts.exchanges).toBeLessThan(facts.counts.formats);
  expect(facts.counts.chains).toBeGreaterThanOrEqual(13);
});

it('fills three lines of the form and the four methods with the shown year', () => {
  const net = facts.years.find(({ year }) => year === facts.shownYear)?.net;
  expect(facts.form.map(({ field }) => field)).toEqual(['proceeds', 'cost', 'gain']);
  expect(facts.form.at(-1)?.value).toBe(net);
  expect(facts.methods[0]).toEqual({ method: 'FIFO', gain: net });
  expect(facts.methods).toHaveLength(4);
});
