/** Single addresses that a letter asks about: what the ledger can tell apart is enclosed, the rest is said to be open. */
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { buildTaxYearReport } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { zipTexts } from '../testing/zip-texts.ts';
import { answerCsv } from './answer-csv.ts';
import { answerKit } from './answer-kit.ts';
import { answerLetter } from './answer-letter.ts';
import { ANSWER_POINTS, type AnswerPoint } from './answer-points.data.ts';
import { renderAnswerPdf } from './render-answer-pdf.ts';
import { namedEntries } from './scoped-report.ts';

const at = (day: string) => `${day}T10:00:00Z`;
const btc = (amount: string) => ({ asset: 'BTC', amount });
/** The test key of BIP-84. */
const KEY =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';
const [OWN, OTHER, CHAIN] = ['bc1qasked', 'bc1qother', '0xAbCd00000000000000000000000000000000Ef12'];

/** A key with two addresses that Kraken paid out to, and one address that is a wallet of its own. */
const EVENTS: readonly LedgerEvent[] = [
  { id: 'b1', at: at('2023-02-01'), kind: 'buy', wallet: 'Kraken', in: btc('2'), valueEur: '40000.00' },
  {
    id: 't1',
    at: at('2023-03-01'),
    kind: 'transfer',
    wallet: 'Kraken',
    toWallet: 'Key',
    out: btc('0.5'),
    address: OWN,
  },
  {
    id: 't2',
    at: at('2023-04-01'),
    kind: 'transfer',
    wallet: 'Kraken',
    toWallet: 'Key',
    out: btc('0.7'),
    address: OTHER,
  },
  {
    id: 'e1',
    at: at('2023-05-01'),
    kind: 'buy',
    wallet: 'Chain',
    in: { asset: 'ETH', amount: '1' },
    valueEur: '1700.00',
  },
  { id: 's1', at: at('2023-06-01'), kind: 'sell', wallet: 'Key', out: btc('0.1'), valueEur: '2500.00' },
];

const built = buildTaxYearReport({
  year: 2023,
  person: { role: 'A', name: 'Klaus Muster', address: ['Lindenweg 3'] },
  settings: DEFAULT_SETTINGS,
  profile: {},
  generatedAt: '2027-08-20T12:00:00Z',
  wallets: [
    { wallet: 'Kraken', kind: 'exchange' },
    { wallet: 'Key', name: 'Tresor', kind: 'wallet', address: KEY },
    { wallet: 'Chain', name: 'Kette', kind: 'wallet', address: CHAIN },
  ],
  manualChanges: [],
  unreadRows: [],
  spouse: null,
  events: EVENTS,
});
if (!built.ok) throw new Error(built.error.code);
const report = built.value;

const ADDRESSES = [
  ...[OWN, OTHER].map((address) => ({
    ...{ address, wallets: [{ id: 'Key', name: 'Tresor' }], isWhole: false },
    named: namedEntries(EVENTS, address.toUpperCase()),
  })),
  { address: CHAIN, wallets: [{ id: 'Chain', name: 'Kette' }], isWhole: true, named: [] },
];

function kitOf(points: readonly AnswerPoint[], addresses: readonly string[], wallets: readonly string[] | null = []) {
  const letter = { office: '', reference: '', taxNumber: '', writtenOn: '', deadline: '' };
  const request = { years: [2023], points, wallets, addresses, letter };
  return answerKit({ request, reports: [report], addresses: ADDRESSES, today: '2027-08-20' });
}

test('an address of several: only entries that name it, no balance, nothing of its wallet or of the key', () => {
  const { annexes, gaps } = kitOf(['addresses', 'transfers', 'balances', 'transactions'], [OWN]);
  expect(annexes.map(({ point, rows, isUntold }) => [point, rows, isUntold])).toEqual([
    ['addresses', 1, false],
    ['transfers', 1, false],
    ['balances', 0, true],
    ['transactions', 1, false],
  ]);
  expect(annexes[0]?.tables[0]?.rows).toEqual([['Tresor', OWN, '1', '2023-03-01', '2023-03-01']]);
  const printed = JSON.stringify(annexes);
  for (const other of [OTHER, 'zpub', '0.7', CHAIN]) expect(printed).not.toContain(other);
  expect(gaps.find(({ code }) => code === 'address-not-told')).toMatchObject({
    points: ['transfers', 'balances', 'transactions'],
    names: [OWN],
  });
});

test('what cannot be told by address is open in letter and index, and never called nothing', async () => {
  const kit = kitOf(['balances', 'derivatives', 'transfers'], [OWN]);
  const { paragraphs, open } = answerLetter(kit);
  expect(paragraphs[0]).toContain(`beschränkt auf die Adresse ${OWN}.`);
  expect(paragraphs.join(' ')).not.toContain('Fehlanzeige');
  expect(open.map(([reason]) => reason).join(' ')).toContain(`nicht je Adresse trennen: ${OWN}`);
  const { pages } = await pdfText(await renderAnswerPdf(kit, { madeAt: '2027-08-20T10:00:00Z', demo: false }));
  expect(pages.flat(2).join(' ')).toMatch(/Bestände zum 31\.12\..{0,20}noch offen/);
});

test('an address that is all of its wallet is that wallet, with balances and without a gap', () => {
  const { annexes, gaps, scope } = kitOf(['addresses', 'balances'], [CHAIN]);
  expect(annexes.map(({ rows }) => rows)).toEqual([1, 1]);
  expect([scope, gaps.map(({ code }) => code)]).toEqual([['Kette'], ['balance-without-value']]);
});

test('a ticked wallet takes in its addresses; without any tick it is everything', () => {
  const whole = kitOf(['transfers', 'addresses'], [OWN], ['Key']);
  expect([whole.annexes.map(({ rows }) => rows), whole.scope]).toEqual([[3, 2], ['Tresor']]);
  expect(whole.gaps.map(({ code }) => code)).not.toContain('address-not-told');
  expect(kitOf(['transfers', 'addresses'], [], null).annexes.map(({ rows }) => rows)).toEqual([4, 2]);
});

test('a wallet of a key: its addresses in use, never the key, and one sentence why', async () => {
  const kit = kitOf([...ANSWER_POINTS], [], ['Key']);
  const [addresses] = kit.annexes.find(({ point }) => point === 'addresses')?.tables ?? [];
  expect(addresses?.rows.map((row) => row.slice(0, 3))).toEqual([
    ['Tresor', 'zpub6rFR7y…tZYs (Schlüssel, gekürzt)', '3'],
    ['Tresor', OWN, null],
    ['Tresor', OTHER, null],
  ]);
  expect(kit.gaps.map(({ code }) => code)).not.toContain('no-address');
  const { pages } = await pdfText(await renderAnswerPdf(kit, { madeAt: '2027-08-20T10:00:00Z', demo: false }));
  const text = pages.map((page) => page.map((line) => line.join(' ')).join(' ')).join(' ');
  expect(text).toContain('Wer ihn ganz kennt, sieht alle Adressen und Bewegungen der Wallet');
  for (const printed of [text, ...Object.values(zipTexts(answerCsv(kit))), JSON.stringify(kit.annexes)])
    expect(printed.replaceAll(/\s/g, '')).not.toContain(KEY.slice(0, 24));
});

test('a key whose addresses nobody knows leaves the point open', () => {
  const letter = { office: '', reference: '', taxNumber: '', writtenOn: '', deadline: '' };
  const request = { years: [2023], points: ['addresses'] as const, wallets: null, addresses: [], letter };
  const { gaps } = answerKit({ request, reports: [report], today: '2027-08-20' });
  expect(gaps.find(({ code }) => code === 'no-address')).toMatchObject({ names: ['Tresor'], points: ['addresses'] });
});

test('documents are a point of their own; none is open, not nothing', () => {
  const { annexes, gaps } = kitOf(['files', 'documents'], [], null);
  expect(annexes.map(({ point, isUntold }) => [point, isUntold])).toEqual([
    ['files', false],
    ['documents', true],
  ]);
  expect(gaps.map(({ code }) => code)).toContain('no-documents');
  expect(kitOf(['files'], [], null).gaps.map(({ code }) => code)).not.toContain('no-documents');
});
