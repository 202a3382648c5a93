import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { buildTaxYearReport, type ReportDocument, type ReportInput, type TaxYearReport } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { zipTexts } from '../testing/zip-texts.ts';
import { answerCsv } from './answer-csv.ts';
import { answerKit } from './answer-kit.ts';
import { answerLetter, yearsText } from './answer-letter.ts';
import { ANSWER_POINTS, type AnswerPoint } from './answer-points.data.ts';
import type { AnswerInput, AnswerRequest } from './answer-request.ts';
import { gapReason } from './gap-text.ts';
import { renderAnswerPdf } from './render-answer-pdf.ts';

const PERSON = {
  role: 'A',
  name: 'Klaus Muster',
  address: ['Lindenweg 3', '80331 München'],
  taxNumber: '143/123/45678',
  taxOffice: 'Finanzamt München',
} as const;

const at = (day: string) => `${day}T10:00:00Z`;
const btc = (amount: string) => ({ asset: 'BTC', amount });
const line = (file: string, no: number) => ({ source: { file, line: no } });

const EVENTS: readonly LedgerEvent[] = [
  {
    id: 'b1',
    at: at('2023-05-01'),
    kind: 'buy',
    wallet: 'Kraken',
    in: btc('1'),
    valueEur: '26000.00',
    ...line('k.csv', 12),
  },
  {
    id: 'b2',
    at: at('2024-02-01'),
    kind: 'buy',
    wallet: 'Kraken',
    in: btc('1'),
    valueEur: '40000.00',
    ...line('k.csv', 31),
  },
  {
    id: 't1',
    at: at('2024-03-01'),
    kind: 'transfer',
    wallet: 'Kraken',
    toWallet: 'Ledger',
    out: btc('1.5'),
    ...line('k.csv', 40),
  },
  {
    id: 's1',
    at: at('2024-05-02'),
    kind: 'sell',
    wallet: 'Ledger',
    out: btc('1.2'),
    valueEur: '72000.00',
    ...line('desk.csv', 3),
  },
  {
    id: 'i1',
    at: at('2024-06-01'),
    kind: 'income',
    incomeKind: 'staking',
    wallet: 'Kraken',
    in: { asset: 'ETH', amount: '0.1' },
    valueEur: '300.00',
    ...line('k.csv', 50),
  },
  { id: 'g1', at: at('2024-07-01'), kind: 'gift-out', wallet: 'Ledger', out: btc('0.1'), ...line('desk.csv', 4) },
  {
    id: 's2',
    at: at('2025-03-01'),
    kind: 'sell',
    wallet: 'Kraken',
    out: btc('0.5'),
    valueEur: '45000.00',
    ...line('k.csv', 60),
  },
];

const INPUT: ReportInput = {
  year: 2024,
  person: PERSON,
  settings: DEFAULT_SETTINGS,
  profile: {},
  generatedAt: '2027-08-20T12:00:00Z',
  wallets: [
    { wallet: 'Kraken', kind: 'exchange' },
    { wallet: 'Ledger', kind: 'wallet', address: 'bc1qexample' },
  ],
  manualChanges: [],
  unreadRows: [],
  spouse: null,
  events: EVENTS,
};

const LETTER = { office: '', reference: 'VIII/3', taxNumber: '', writtenOn: '2027-08-02', deadline: '2027-09-01' };

function reportOf(year: number, over: Partial<ReportInput> = {}): TaxYearReport {
  const report = buildTaxYearReport({ ...INPUT, year, ...over });
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
}

function asked(points: readonly AnswerPoint[], over: Partial<AnswerRequest> = {}): AnswerRequest {
  return { years: [2024, 2025], points, wallets: null, addresses: [], letter: LETTER, ...over };
}

function kitOf(request: AnswerRequest, over: Partial<AnswerInput> = {}) {
  return answerKit({ request, reports: [reportOf(2024), reportOf(2025)], today: '2027-08-20', ...over });
}

test('only what is asked is enclosed, over all asked years, with the sums of each', () => {
  const { annexes } = kitOf(asked(['disposals', 'gifts']));
  expect(annexes.map(({ number, point, rows }) => [number, point, rows])).toEqual([
    [1, 'disposals', 3],
    [2, 'gifts', 1],
  ]);
  const [lots] = annexes[0]?.tables ?? [];
  expect(lots?.rows.map(([year]) => year)).toEqual(['2024', '2024', '2025']);
  const gain = lots?.columns.findIndex(({ id }) => id === 'gain') ?? -1;
  const sums = lots?.totals.map(({ label, cells }) => [label, cells[gain]]);
  const [first, second] = [reportOf(2024), reportOf(2025)].map(({ summary }) => summary.disposals);
  expect(sums).toContainEqual([expect.stringMatching(/ 2024$/), first?.free.gain]);
  expect(sums).toContainEqual([expect.stringMatching(/ 2025$/), second?.free.gain]);
});

test('one wallet only: the rows of the others are left out, and sums are those of the rows', () => {
  const { annexes } = kitOf(asked(['transactions', 'disposals'], { wallets: ['Ledger'] }));
  const [lots, all] = annexes.map(({ tables }) => tables[0]);
  expect(lots?.rows.every(([year]) => year === '2024')).toBe(true);
  const quantity = lots?.columns.findIndex(({ id }) => id === 'quantity') ?? -1;
  expect(lots?.rows.map((row) => row[quantity])).toEqual(['1', '0.2']);
  expect(all?.rows.map((row) => row[2])).toEqual(['Übertragung', 'Verkauf', 'Schenkung']);
});

test('a provisional price of one year is named, marks its rows, and leaves the columns of all years alike', async () => {
  const origin = { source: 'peg', method: 'trade', insteadOf: 'defillama' } as const;
  const events = EVENTS.map((event) => (event.id === 's2' ? { ...event, valueOrigin: origin } : event));
  const kit = kitOf(asked(['disposals']), { reports: [reportOf(2024, { events }), reportOf(2025, { events })] });
  const [table] = kit.annexes[0]?.tables ?? [];
  expect(table?.columns.at(-1)?.title).toBe('Vorläufiger Kurs');
  expect(table?.rows.map((row) => [row[0], row.at(-1)])).toEqual([
    ['2024', null],
    ['2024', null],
    ['2025', 'vorläufig'],
  ]);
  for (const cells of [...(table?.rows ?? []), ...(table?.totals ?? []).map((total) => total.cells)])
    expect(cells).toHaveLength(table?.columns.length ?? 0);
  const gaps = kit.gaps.filter(({ code }) => code === 'provisional-prices');
  expect(gaps).toMatchObject([{ year: 2025, count: 1, points: ['disposals'] }]);
  expect(kit.basis.map(({ complete }) => complete)).toEqual([true, false]);
});

test('a point without anything is answered by saying so, and takes no number', () => {
  const { annexes } = kitOf(asked(['derivatives', 'balances'], { years: [2025] }));
  expect(annexes.map(({ point, number }) => [point, number])).toEqual([
    ['derivatives', null],
    ['balances', 1],
  ]);
  const letter = answerLetter(kitOf(asked(['derivatives'], { years: [2025] })));
  expect(letter.paragraphs.join(' ')).toContain('Fehlanzeige im genannten Zeitraum: Termingeschäfte.');
});

test('each obstacle is named for the points it concerns, and for no other', () => {
  const events: readonly LedgerEvent[] = [
    ...EVENTS,
    {
      id: 'x1',
      at: at('2024-09-01'),
      kind: 'sell',
      wallet: 'Paper',
      out: { asset: 'XMR', amount: '5' },
      valueEur: '700.00',
      ...line('p.csv', 2),
    },
  ];
  const unreadRows = [{ code: 'bad-row', severity: 'error', source: { file: 'a.csv', line: 2 }, params: {} } as const];
  const report = reportOf(2024, { events, unreadRows });
  const range = {
    complete: false,
    privateSales: { low: '100.00', high: '2500.00' },
    income: { low: '0.00', high: '0.00' },
  };
  const request = asked(['overview', 'addresses', 'income', 'balances', 'money'], { years: [2012, 2024] });
  const { gaps } = kitOf(request, { reports: [report], ranges: { 2024: range } });
  const found = Object.fromEntries(gaps.map(({ code, points }) => [code, points]));
  expect(found).toMatchObject({
    'year-unknown': ['overview', 'income', 'money', 'balances'],
    shortfalls: ['overview', 'balances'],
    'undescribed-wallets': ['addresses'],
    'no-terms': ['income'],
    'purchases-without-money': ['money'],
  });
  expect(found).not.toHaveProperty('sender-missing');
  expect(found).not.toHaveProperty('typed-entries');
  const rows = gaps.find(({ code }) => code === 'unread-rows');
  expect(rows && gapReason(rows, 'de')).toBe(
    '2024: Noch nicht verarbeitete Zeilen aus Dateien: 1. Das Ergebnis der privaten Veräußerungen liegt zwischen 100,00 EUR und 2.500,00 EUR',
  );
});

test('a whole answer without obstacles says so by having none; who it is from is asked for', () => {
  const wallets = [{ wallet: 'Kraken', kind: 'exchange' }] as const;
  const events = EVENTS.slice(1, 2);
  const request = asked(['disposals', 'purchases', 'platforms'], { years: [2024] });
  expect(kitOf(request, { reports: [reportOf(2024, { events, wallets })] }).gaps).toEqual([]);
  const nobody = reportOf(2024, { events, wallets, person: { role: 'A' } });
  const late = kitOf(request, { reports: [nobody], today: '2027-09-02' });
  expect(late.gaps.map(({ code }) => code)).toEqual(['deadline-passed', 'sender-missing']);
  expect(answerLetter(late).paragraphs[0]).toContain('leider erst nach Ablauf der bis zum 01.09.2027 gesetzten Frist');
});

test('the letter in German: reference, deadline, annexes; then every row of the tables once', async () => {
  const reports = [reportOf(2024), reportOf(2025, { documents: DOCUMENTS })];
  const kit = kitOf(asked(ANSWER_POINTS), { reports });
  const { pages, bookmarks, info } = await pdfText(
    await renderAnswerPdf(kit, { madeAt: '2027-08-20T10:00:00Z', demo: false }),
  );
  const letter = pages[0]?.map((line) => line.join(' ')).join(' ') ?? '';
  for (const text of [
    'Klaus Muster Lindenweg 3 80331 München Finanzamt München',
    'Steuernummer: 143/123/45678',
    'Ihr Zeichen: VIII/3',
    'Kryptowerte 2024 und 2025: Antwort auf Ihre Fragen',
    'innerhalb der bis zum 01.09.2027 gesetzten Frist',
    'Mit freundlichen Grüßen',
    'Anlagen: Anlagenverzeichnis und Anlagen 1 bis ',
  ]) {
    expect(letter).toContain(text);
  }
  expect(info.Title).toBe('Kryptowerte 2024 und 2025: Antwort auf Ihre Fragen');
  expect(bookmarks).toContain('Anlage 1: Einkünfte je Jahr');
  const words = pages.flat().map((line) => line.join(' '));
  expect(words.join(' ')).not.toContain('alle Buchungen des Jahres');
  // A heading stays with its table, and a list that needs the width is not squeezed onto an upright page.
  for (const page of pages) expect(page.at(-3)?.join(' ')).not.toMatch(/^(Anlage \d|Bestandsentwicklung im)/);
  expect(words.filter((line) => line.includes('desk.csv:3')).length).toBeGreaterThan(0);
  expect(words.some((line) => line.includes('auszug.pdf'))).toBe(true);
  expect(words.join(' ')).not.toMatch(/undefined|NaN|\{/);
});

const document = { addedAt: '2027-08-01T10:00:00Z', about: 'Konto', sha256: 'ab'.repeat(32) };
const DOCUMENTS: readonly ReportDocument[] = [
  {
    ...document,
    name: 'auszug.pdf',
    of: { kind: 'event', eventId: 'b1', event: 'buy', at: at('2023-05-01'), wallet: 'Kraken' },
  },
  {
    ...document,
    name: 'fremd.pdf',
    of: { kind: 'event', eventId: 'x9', event: 'buy', at: at('2022-05-01'), wallet: 'Kraken' },
  },
  { ...document, name: 'schluessel.txt', of: { kind: 'wallet', wallet: 'Ledger' } },
  {
    ...document,
    name: 'Bestand_2024-12-31_cosmos1.txt',
    about: 'Bestand am 31.12.2024 auf Cosmos Hub, Quelle Cosmos: 11,5 ATOM',
    of: { kind: 'wallet', wallet: 'Ledger' },
  },
  {
    ...document,
    name: 'ende.png',
    of: { kind: 'statement', wallet: 'Kraken', asset: 'BTC', amount: '0.5', at: '2024-12-31T22:59:59Z' },
  },
  {
    ...document,
    name: 'davor.png',
    of: { kind: 'statement', wallet: 'Kraken', asset: 'BTC', amount: '1', at: '2023-12-31T22:59:59Z' },
  },
];

test('kept year-end proofs stand beside the balances: what the chain said, price source, both readings; other years and wallets do not', async () => {
  const proof = {
    wallet: 'Ledger',
    year: 2024,
    chain: 'Cosmos Hub',
    addresses: ['cosmos1fl48'],
    block: '23 vom 31.12.2024 23:59:55 (Berliner Zeit), Quelle Cosmos',
    lines: [{ asset: 'ATOM', told: '11.5', computed: '11.25', eur: '23.00', source: 'Kraken, Tageskurs' }],
    unclaimed: [{ asset: 'ATOM', amount: '0.25', eur: '0.50', source: 'Kraken, Tageskurs' }],
  } as const;
  const { unclaimed: _, ...silent } = proof;
  const yearEnds = [
    { ...proof, lines: [] },
    proof,
    { ...silent, wallet: 'Kraken', lines: [] },
    { ...proof, year: 2023 },
    { ...proof, wallet: 'Fremd' },
  ];
  const kit = kitOf(asked(['balances']), { yearEnds });
  const [, told, rewards] = kit.annexes[0]?.tables ?? [];
  expect(told?.rows).toEqual([
    ['2024', 'Ledger', 'cosmos1fl48', 'ATOM', '11.5', '11.25', '23.00', 'Kraken, Tageskurs', proof.block],
  ]);
  expect(rewards?.rows).toEqual([
    ['2024', 'Kraken', 'cosmos1fl48', 'von der Chain nicht genannt', null, null, null, null],
    ['2024', 'Ledger', 'cosmos1fl48', 'ATOM', '0.25', '0.50', '0.00', 'Kraken, Tageskurs'],
  ]);
  const { pages } = await pdfText(await renderAnswerPdf(kit, { madeAt: '2027-08-20T10:00:00Z', demo: false }));
  const text = pages.flat(2).join(' ');
  for (const words of ['11,5', '11,25', 'Kraken, Tageskurs', 'Zufluss erst mit dem', '0,50'])
    expect(text).toContain(words);
  const narrowed = kitOf(asked(['balances'], { wallets: ['Kraken'] }), { yearEnds }).annexes[0]?.tables ?? [];
  expect(narrowed.map(({ id }) => id)).toEqual(['balances', 'year-end-rewards']);
});

test('documents of the asked entries and of what their sales go back to, of asked balances and wallets; no others', () => {
  const reports = [reportOf(2024), reportOf(2025, { documents: DOCUMENTS })];
  const named = (over: Partial<AnswerRequest>) =>
    kitOf(asked(['documents'], over), { reports })
      .annexes[0]?.tables.find(({ id }) => id === 'documents')
      ?.rows.map((row) => row[1]);
  const proof = 'Bestand_2024-12-31_cosmos1.txt';
  expect(named({})).toEqual(['auszug.pdf', 'schluessel.txt', proof, 'ende.png']);
  // The proof of a year that nobody asked about stays out.
  expect(named({ years: [2025] })).toEqual(['schluessel.txt']);
  expect(named({ wallets: ['Ledger'] })).toEqual(['auszug.pdf', 'schluessel.txt', proof]);
});

test('the tables as files, named by annex; a name that a spreadsheet would run is harmless', () => {
  const events = EVENTS.slice(4, 5).map((event) => ({ ...event, wallet: '=cmd()' }));
  const kit = kitOf(asked(['income', 'platforms'], { years: [2024] }), {
    reports: [reportOf(2024, { events, wallets: [] })],
  });
  const files = zipTexts(answerCsv(kit));
  expect(Object.keys(files)).toEqual(['Anlage_01_platforms.csv', 'Anlage_02_income.csv', 'Anlage_02_spans.csv']);
  expect(files['Anlage_01_platforms.csv']).toContain("'=cmd()");
});

test('years in words', () => {
  expect([[2024], [2023, 2024], [2024, 2022, 2023], [2021, 2023, 2024]].map(yearsText)).toEqual([
    '2024',
    '2023 und 2024',
    '2022 bis 2024',
    '2021, 2023 und 2024',
  ]);
});
