import { pdfText } from '@cryptax/reports/testing';
import { expect, it } from 'vitest';
import type { EventDraft } from '../../../platform/ledger/edit-types.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { good } from '../../../testing/good.ts';
import { testLedger } from '../../../testing/test-ledger.ts';

/** 2021: +4,000 of one sale within the year. 2012 has no rules. */
const EVENTS: readonly EventDraft[] = [
  { kind: 'buy', at: '2012-01-10T10:00:00Z', wallet: 'A', in: { asset: 'ETH', amount: '1' }, valueEur: '10' },
  { kind: 'sell', at: '2012-02-10T10:00:00Z', wallet: 'A', out: { asset: 'ETH', amount: '1' }, valueEur: '20' },
  { kind: 'buy', at: '2021-01-10T10:00:00Z', wallet: 'A', in: { asset: 'BTC', amount: '1' }, valueEur: '40000' },
  { kind: 'sell', at: '2021-06-10T10:00:00Z', wallet: 'A', out: { asset: 'BTC', amount: '1' }, valueEur: '44000' },
];

async function filled(): Promise<LedgerApi> {
  const api = testLedger();
  await api.open();
  for (const event of EVENTS) good(await api.applyEdit('own', { kind: 'add', event, why: 'from the paper file' }));
  const { match } = good(await api.taxSettings());
  good(await api.setTaxSettings({ match, profile: { years: { '2021': { taxableIncome: '50000' } } } }));
  return api;
}

const yearOf = async (api: LedgerApi, year: number) =>
  good(await api.pastYears('own', '2026-11-17')).rows.find((row) => row.year === year);

it('[INT-02] holds a declared year against the ledger and charges interest on the tax of the difference', async () => {
  const api = await filled();
  const before = await yearOf(api, 2021);
  expect(before).toMatchObject({ entered: undefined, difference: { taxable: '4000.00' } });
  // Income tax 2021 on 54,000 less that on 50,000: 13,575 - 11,994 = 1,581. Interest of 1,550 from October 2023 on: 37 months.
  expect(before?.difference.incomeTax).toBe('1581.00');
  expect(before?.interest).toMatchObject({ from: '2023-10-01', months: 37, base: '1550.00', amount: '86.00' });

  good(await api.setDeclared('own', 2021, { declared: { privateSales: '4000.00', filedIn: 2022 }, base: undefined }));
  expect(await yearOf(api, 2021)).toMatchObject({
    entered: { privateSales: '4000.00', filedIn: 2022 },
    difference: { taxable: '0.00', tax: '0.00' },
    openUntil: { ordinary: '2026-12-31' },
  });
});

it('names years without rules and compares a declared year that the ledger does not have', async () => {
  const api = await filled();
  good(await api.setDeclared('own', 2019, { declared: { privateSales: '900.00' }, base: undefined }));
  const view = good(await api.pastYears('own', '2026-11-17'));
  expect(view.unknownYears).toEqual([2012]);
  expect(view.rows.find(({ year }) => year === 2019)).toMatchObject({
    declared: { taxable: '900.00' },
    difference: { taxable: '-900.00', tax: null },
  });
  // 4,000 not declared, 900 declared too much; the tax of 2019 is not known, so there is no sum of taxes.
  expect(view.totals).toMatchObject({ taxable: '3100.00', tax: null });
});

it('refuses to write over what another tab entered, forgets a year, and takes a step back', async () => {
  const api = await filled();
  good(await api.setDeclared('own', 2021, { declared: { income: '10.00' }, base: undefined }));
  const stale = await api.setDeclared('own', 2021, { declared: { income: '20.00' }, base: undefined });
  expect(stale).toMatchObject({ ok: false, error: { code: 'choice.newer' } });
  good(await api.setDeclared('own', 2021, { declared: null, base: { income: '10.00' } }));
  expect((await yearOf(api, 2021))?.entered).toBeUndefined();
  good(await api.undo('own'));
  expect((await yearOf(api, 2021))?.entered).toEqual({ income: '10.00' });
});

it('takes the figures of a sealed report for the declared ones', async () => {
  const api = await filled();
  const { id } = good(await api.sealReport({ kind: 'book', book: 'own', year: 2021 }));
  expect((await yearOf(api, 2021))?.sealedId).toBe(id);
  expect(good(await api.sealedFigures(id))).toEqual({ privateSales: '4000.00', income: '0.00' });
});

it('[INT-02] knows that equal figures are taxed alike, without a profile', async () => {
  const api = await filled();
  const { match } = good(await api.taxSettings());
  good(await api.setTaxSettings({ match, profile: {} }));
  good(await api.setDeclared('own', 2021, { declared: { privateSales: '4000.00' }, base: undefined }));
  expect(await yearOf(api, 2021)).toMatchObject({ difference: { tax: '0.00' }, interest: { amount: '0.00' } });
});

it('prints the comparison in German, with the owner and the running year left out', async () => {
  const api = await filled();
  good(await api.setPersonData({ name: 'Klaus Muster' }));
  const { fileName, blob } = good(await api.printPastYears('own', '2026-11-17'));
  expect(fileName).toBe('Vergangene_Jahre.pdf');
  const text = (await pdfText(new Uint8Array(await blob.arrayBuffer()))).pages.flat(2).join(' ');
  for (const words of ['Klaus Muster', '1.581,00', '86,00', '01.10.2023 bis']) expect(text).toContain(words);
});
