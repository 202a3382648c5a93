/** A PDF of a report, checked by the page as whoever gets it would: unchanged, changed, and no report at all. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';

const owner = testLedger();
let pdf: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  await owner.open();
  const wallet = 'Kraken';
  const bought = { kind: 'buy', at: '2024-01-10T10:00:00Z', wallet, in: { asset: 'BTC', amount: '1' } } as const;
  const sold = { kind: 'sell', at: '2024-06-10T10:00:00Z', wallet, out: { asset: 'BTC', amount: '1' } } as const;
  good(await owner.applyEdit('own', { kind: 'add', event: { ...bought, valueEur: '40000' }, why: 'add' }));
  good(await owner.applyEdit('own', { kind: 'add', event: { ...sold, valueEur: '45000' }, why: 'add' }));
  const source = { kind: 'book', book: 'own', year: 2024 } as const;
  const { blob } = good(await owner.makeFile(source, { format: 'pdf', locale: 'de' }));
  pdf = new Uint8Array(await blob.arrayBuffer());
});
afterEach(cleanup);

/** Somebody else, who has no data at all. */
async function check(bytes: Uint8Array<ArrayBuffer>, name = 'report.pdf'): Promise<void> {
  settings.set('locale', 'en');
  const other = testLedger();
  await other.open();
  await visit('/check-report', { ledger: clientOf(other) });
  const input = await screen.findByLabelText('Choose a PDF');
  fireEvent.change(input, { target: { files: [new File([bytes], name)] } });
}

it('[REC-08] says of a report as it was saved that nothing was changed, and whose and which it is', async () => {
  await check(pdf.slice());
  expect(await screen.findByText(/^Unchanged\./)).toBeDefined();
  expect(screen.getByText('2024', { selector: 'dd' })).toBeDefined();
});

it('[REC-08] finds one changed byte of a page', async () => {
  const changed = pdf.slice();
  const place = Buffer.from(changed).indexOf('\nstream\n', 2_000, 'latin1') + 48;
  changed[place] = (changed[place] as number) ^ 1;
  await check(changed);
  expect(await screen.findByText(/^(The data inside is right, but|Changed\.|The report inside cannot)/)).toBeDefined();
});

it('tells a file without a report from a report', async () => {
  await check(new TextEncoder().encode('%PDF-1.7 another program'));
  expect(await screen.findByText(/^This file does not contain a Cryptax report\./)).toBeDefined();
});

it('makes one file of several years, with the report of each inside', async () => {
  const { fileName, blob } = good(await owner.makeYears('own', [2024, 2023], { format: 'json', locale: 'de' }));
  expect(fileName).toBe('Reports_2023-2024.zip');
  const text = Buffer.from(await blob.arrayBuffer()).toString('latin1');
  expect(text).toContain('Annual_Report_2023.json');
  expect(text).toContain('Annual_Report_2024.json');
});
