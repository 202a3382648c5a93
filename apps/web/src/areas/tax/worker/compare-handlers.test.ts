import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pdfText } from '@cryptax/reports/testing';
import { expect, it } from 'vitest';
import type { EventDraft } from '../../../platform/ledger/edit-types.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { good } from '../../../testing/good.ts';
import { testLedger } from '../../../testing/test-ledger.ts';

const FOLDER = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  '..',
  '..',
  '..',
  'packages',
  'importers',
  'foreign-reports',
);
const sample = (name: string) => new File([readFileSync(join(FOLDER, name))], name);

/** One purchase and two sales on Kraken in 2024, one purchase in 2026. */
const EVENTS: readonly EventDraft[] = [
  { kind: 'buy', at: '2023-01-10T10:00:00Z', wallet: 'Kraken', in: { asset: 'BTC', amount: '1' }, valueEur: '16020' },
  {
    kind: 'sell',
    at: '2024-03-01T10:00:00Z',
    wallet: 'Kraken',
    out: { asset: 'BTC', amount: '0.5' },
    valueEur: '27990',
  },
  { kind: 'buy', at: '2026-02-01T10:00:00Z', wallet: 'Kraken', in: { asset: 'BTC', amount: '0.1' }, valueEur: '8000' },
];

async function filled(): Promise<LedgerApi> {
  const api = testLedger();
  await api.open();
  for (const event of EVENTS) good(await api.applyEdit('own', { kind: 'add', event, why: 'from the paper file' }));
  return api;
}

it('compares a gain report with the book and keeps nothing of it', async () => {
  const api = await filled();
  const found = good(await api.compareReport('own', sample('koinly-2024.csv'), {}));
  if (found.kind !== 'gains') throw new Error(found.kind);
  expect(found).toMatchObject({ year: 2024, years: [2024], about: { tool: 'Koinly', evidence: 'sample' }, unread: [] });
  // The first row agrees to the cent; the five others are nowhere in this book.
  expect(found.opinion.causes).toMatchObject([{ cause: 'missing-here', rows: 5 }]);
  expect(found.opinion.ours.gain).toBe('19980.00');
  // A year that the report does not have: nothing on either side.
  const other = good(await api.compareReport('own', sample('koinly-2024.csv'), { year: 2026 }));
  expect(other).toMatchObject({ kind: 'gains', opinion: { rows: [] } });
});

it('finds the account of a statement by its name, or asks for it', async () => {
  const api = await filled();
  const found = good(await api.compareReport('own', sample('carf-2026.xml'), {}));
  expect(found).toMatchObject({
    kind: 'statement',
    year: 2026,
    wallet: 'Kraken',
    about: { kind: 'xml', platform: 'Kraken', users: 1 },
  });
  if (found.kind !== 'statement') throw new Error(found.kind);
  expect(
    found.rows.find(({ asset, category }) => asset === 'BTC' && category === 'bought-for-fiat')?.differences,
  ).toEqual([{ cause: 'price', units: '0', amountEur: '12.50' }]);
  const text = readFileSync(join(FOLDER, 'statement-2026.csv'), 'utf8').replaceAll('Kraken', 'Bitvavo');
  const unknown = good(await api.compareReport('own', new File([text], 'statement.csv'), {}));
  expect(unknown).toMatchObject({
    kind: 'statement',
    wallet: null,
    rows: [],
    wallets: [{ id: 'Kraken', name: 'Kraken' }],
  });
  const chosen = good(await api.compareReport('own', new File([text], 'statement.csv'), { wallet: 'Kraken' }));
  expect(chosen).toMatchObject({
    wallet: 'Kraken',
    rows: expect.arrayContaining([expect.objectContaining({ asset: 'XRP' })]),
  });
});

it('prints what it found, in German, with the owner and the account', async () => {
  const api = await filled();
  for (const [name, words] of [
    ['koinly-2024.csv', ['Zweitmeinung_2024.pdf', 'Verkäufe ohne Unterschied', 'Fehlt hier']],
    ['carf-2026.xml', ['Plattformvergleich_2026.pdf', 'Konto in der Buchführung', '+12,50']],
  ] as const) {
    const found = good(await api.compareReport('own', sample(name), {}));
    if (found.kind === 'unread') throw new Error(found.code);
    const { fileName, blob } = good(await api.printComparison('own', found));
    const { pages } = await pdfText(new Uint8Array(await blob.arrayBuffer()));
    for (const each of words) expect(`${fileName} ${pages.flat(2).join(' ')}`).toContain(each);
  }
});

it('says what a file is that cannot be compared', async () => {
  const api = await filled();
  const problem = async (text: string, name = 'x.csv') => {
    const found = good(await api.compareReport('own', new File([text], name), {}));
    return found.kind === 'unread' ? found.code : found.kind;
  };
  expect(await problem('a,b\n1,2\n')).toBe('file.no-gain-report');
  expect(await problem('Asset,Amount,Date Sold,Proceeds (USD),Cost (USD)\nBTC,1,2024-03-01,1,1\n')).toBe(
    'file.other-currency',
  );
  expect(await problem('<CARF_OECD xmlns="urn:oecd:ties:carf:v1">', 'x.xml')).toBe('file.unreadable');
});
