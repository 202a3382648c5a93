/** A year whose disposals, receipts and movements wait is never printed as a year in which nothing happened. */
import { buildTaxYearReport, type TaxYearReport } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { renderReport } from '../render-report.ts';
import { goldenInput } from '../testing/golden.ts';
import { pdfText } from '../testing/pdf-text.ts';
import type { Locale } from '../text/locale.ts';

type Events = Parameters<typeof buildTaxYearReport>[0]['events'];

const [BUY, SWAP, REWARD, OPEN] = [
  ...[{ id: 'b', at: '2023-03-01T10:00:00Z', kind: 'buy', in: { asset: 'BTC', amount: '1' }, valueEur: '20000.00' }],
  ...[
    {
      id: 's',
      at: '2024-02-01T10:00:00Z',
      kind: 'swap',
      out: { asset: 'BTC', amount: '0.5' },
      in: { asset: 'XYZ', amount: '9' },
    },
  ],
  ...[
    { id: 'r', at: '2024-03-01T10:00:00Z', kind: 'income', incomeKind: 'staking', in: { asset: 'XYZ', amount: '1' } },
  ],
  ...[{ id: 'o', at: '2024-04-01T10:00:00Z', kind: 'open', direction: 'out', out: { asset: 'BTC', amount: '0.1' } }],
].map((event) => ({ wallet: 'A', ...event })) as unknown as Events;

function reportOf(...events: readonly (Events[number] | undefined)[]): TaxYearReport {
  const known = events.flatMap((event) => event ?? []);
  const report = buildTaxYearReport({ ...goldenInput('beginner'), year: 2024, events: known });
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
}

async function printed(report: TaxYearReport, locale: Locale): Promise<string> {
  const { pages } = await pdfText((await renderReport(report, { format: 'pdf', locale })).bytes);
  return pages.flat(2).join(' ').replaceAll(/\s+/g, ' ');
}

test('a swap and a reward without a price are named as waiting, not as none', async () => {
  const report = reportOf(BUY, SWAP, REWARD);
  const de = await printed(report, 'de');
  expect(de).not.toContain('Im Jahr wurden keine Kryptowerte veräußert.');
  expect(de).toContain('Nach den Buchungen bisher: Eine Veräußerung des Jahres hat noch kein Ergebnis.');
  expect(de).toContain('Noch keine berechnet: Eine Veräußerung des Jahres hat noch kein Ergebnis');
  expect(de).toContain('Noch keine berechnet: Ein Zufluss des Jahres hat noch keinen Wert');
  const en = await printed(report, 'en');
  expect(en).not.toContain('No crypto assets were disposed of in the year.');
  expect(en).toContain('None calculated yet: one receipt of the year has no value yet');
});

test('a movement that nobody has explained is an open point of the report, with its entry', async () => {
  const de = await printed(reportOf(BUY, OPEN), 'de');
  expect(de).toContain('Unvollständig: ein Punkt ist offen');
  expect(de).toContain('Bewegung ungeklärt');
  expect(de).toContain('0,1 BTC in A sind ungeklärt');
});

test('a year that only an assumption keeps open says so, and counts no points', async () => {
  const assumed = {
    ...BUY,
    kind: 'assumed-acquisition',
    basis: 'zero-cost',
    valueEur: '0.00',
  } as unknown as Events[number];
  expect(await printed(reportOf(assumed), 'de')).toContain(
    'Unvollständig: eine Anschaffung ist angenommen, nicht belegt',
  );
});
