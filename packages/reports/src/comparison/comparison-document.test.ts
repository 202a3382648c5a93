/** A comparison on paper: every sum printed, causes that add up, and nothing broken in the PDF. */
import { add, dec, formatDecimal } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, parseNotation } from '@cryptax/ledger';
import { compareStatement, secondOpinion } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import type { DocumentTable } from '../plan-document/plan-document.ts';
import { renderPlanPdf } from '../plan-document/render-plan-pdf.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { type ComparedGainsPaper, type ComparedStatementPaper, comparisonDocument } from './comparison-document.ts';

const TEXT = `
b1: 2023-01-10 09:00 buy Kraken 2 BTC for 40000
s1: 2024-03-01 09:00 sell Kraken 0.5 BTC for 28000
s2: 2024-04-01 09:00 sell Kraken 0.5 BTC for 30000
s3: 2024-05-01 09:00 sell Kraken 0.5 BTC for 31000
`;
const read = parseNotation(TEXT);
if (!read.ok) throw new Error('example');
const events = read.value;

const sale = (line: number, soldOn: string, proceeds: string, cost: string, gain: string) => ({
  ...{ line, asset: 'BTC', quantity: '0.5', soldOn, acquiredOn: '2023-01-10', proceeds, cost, gain },
  isTaxFree: null,
});

/** The first agrees, the second has no cost there, the third is missing there; one more is only there. */
const GAINS: ComparedGainsPaper = {
  kind: 'gains',
  file: 'koinly.csv',
  year: 2024,
  unread: [{ line: 9 }],
  about: { tool: 'Koinly', evidence: 'headers', isEuroAssumed: true },
  opinion: secondOpinion({
    events,
    settings: DEFAULT_SETTINGS,
    year: 2024,
    theirs: [
      sale(2, '2024-03-01', '28000', '10000', '18000'),
      sale(3, '2024-04-01', '30000', '0', '30000'),
      { ...sale(4, '2024-08-01', '70', '20', '50'), asset: 'XMR' },
    ],
  }),
};

const STATEMENT: ComparedStatementPaper = {
  kind: 'statement',
  file: 'kraken.xml',
  year: 2024,
  unread: [],
  about: { platform: 'Kraken', users: 2 },
  accounts: ['Kraken'],
  rows: compareStatement({
    events,
    year: 2024,
    accounts: ['Kraken'],
    wallets: [{ wallet: 'Kraken', kind: 'exchange' }],
    values: new Map(),
    lines: [
      { line: 2, asset: 'BTC', category: 'sold-for-fiat', count: 3, units: '1.5', amountEur: '89100.00' },
      { line: 3, asset: 'XMR', category: 'transfers-in', count: 1, units: '4', amountEur: null },
    ],
  }),
};

test('a gain report: each sale once, and the causes add up to the difference on paper as well', () => {
  const { tables, notes, figures } = comparisonDocument(GAINS, 'Klaus Muster');
  expect(rowsOf(tables, 'Gründe')).toEqual([
    ['Fehlt dort', '1', '-21.000,00 €', '0,00 €'],
    ['Kauf unbekannt', '1', '+10.000,00 €', '0,00 €'],
    ['Fehlt hier', '1', '+50,00 €', '0,00 €'],
    ['Summe', '', '-10.950,00 €', '0,00 €'],
  ]);
  expect(rowsOf(tables, 'Verkäufe mit Unterschied')).toEqual([
    ['01.04.2024', 'BTC', '20.000,00 €', '30.000,00 €', 'Kauf unbekannt', '+10.000,00 €', '3'],
    ['01.05.2024', 'BTC', '21.000,00 €', '–', 'Fehlt dort', '-21.000,00 €', ''],
    ['01.08.2024', 'XMR', '–', '50,00 €', 'Fehlt hier', '+50,00 €', '4'],
    ['Summe', '', '41.000,00 €', '30.050,00 €', '', '-10.950,00 €', ''],
  ]);
  expect(rowsOf(tables, 'Verkäufe ohne Unterschied')).toEqual([
    ['01.03.2024', 'BTC', '0,5', '18.000,00 €', '2'],
    ['Summe', '', '', '18.000,00 €', ''],
  ]);
  // 41,000 and 18,000 are the 59,000 of the ledger, 30,050 and 18,000 the 48,050 of the report.
  expect(figures.map(({ value }) => plain(value))).toEqual([
    ...['Klaus Muster', 'koinly.csv', '59.000,00 €', '48.050,00 €', '-10.950,00 €'],
  ]);
  expect(notes.join(' ')).toMatch(
    /nicht gelesen sind: 1\..*nur die Kopfzeile.*keine Währung.*Kauf unbekannt: Dort fehlt/,
  );
});

test('a statement: sums per coin, causes of each, and the same total three times', () => {
  const { tables, notes } = comparisonDocument(STATEMENT);
  const totals = tables.map(({ rows }) => plain(rows.at(-1)?.at(-1) ?? ''));
  expect(new Set(totals)).toEqual(new Set(['+100,00 €']));
  expect(rowsOf(tables, 'Unterschiede nach Grund')).toEqual([
    ['BTC', 'Verkauft gegen Geld', 'Kurs', '', '+100,00 €'],
    ['XMR', 'Eingänge', 'Fehlt hier', '+4', 'nicht angegeben'],
    ['Summe', '', '', '', '+100,00 €'],
  ]);
  const printed = STATEMENT.rows.reduce((sum, { amountEur }) => add(sum, dec(amountEur ?? '0')), dec('0.00'));
  expect(formatDecimal(printed)).toBe('100.00');
  expect(notes.join(' ')).toMatch(/keinen Betrag in Euro nennt: 1\..*mehrere Personen/);
});

test('where both agree there is neither a cause nor an empty table', () => {
  const [first, ...rest] = GAINS.opinion.rows.filter(({ differences }) => differences.length === 0);
  if (first === undefined) throw new Error('example');
  const opinion = { ...GAINS.opinion, rows: [first, ...rest], causes: [] };
  const { tables, notes } = comparisonDocument({ ...GAINS, opinion });
  expect(tables.filter(({ rows }) => rows.length > 0).map(({ title }) => title)).toEqual([
    'Summen des Jahres',
    'Verkäufe ohne Unterschied',
  ]);
  expect(notes).toContain('Beide Seiten stimmen überein.');
});

test('as PDF in German, every table once, nothing broken', async () => {
  const options = { locale: 'de', madeAt: '2027-08-17T08:00:00.000Z', demo: false } as const;
  for (const paper of [GAINS, STATEMENT]) {
    const document = comparisonDocument(paper, 'Klaus Muster');
    const { pages, bookmarks } = await pdfText(await renderPlanPdf(document, options));
    const text = pages.flat(2).join(' ');
    expect(bookmarks).toEqual([document.title, ...document.tables.map(({ title }) => title), 'Hinweise']);
    expect(text).toContain('Klaus Muster');
    expect(text).not.toMatch(/undefined|NaN|\{|\?/);
  }
});

function rowsOf(tables: readonly DocumentTable[], title: string) {
  return tables.find((table) => table.title === title)?.rows.map((row) => row.map(plain));
}

function plain(cell: string): string {
  return cell.replaceAll('\u00a0', ' ');
}
