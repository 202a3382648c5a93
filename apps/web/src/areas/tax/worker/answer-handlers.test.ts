import type { AnswerRequest } from '@cryptax/reports/answer';
import { pdfText, zipTexts } from '@cryptax/reports/testing';
import { expect, it } from 'vitest';
import type { EventDraft } from '../../../platform/ledger/edit-types.ts';
import { good } from '../../../testing/good.ts';
import { testLedger } from '../../../testing/test-ledger.ts';

const EVENTS: readonly EventDraft[] = [
  { kind: 'buy', at: '2012-01-10T10:00:00Z', wallet: 'A', in: { asset: 'ETH', amount: '1' }, valueEur: '10' },
  { kind: 'buy', at: '2021-01-10T10:00:00Z', wallet: 'A', in: { asset: 'BTC', amount: '1' }, valueEur: '40000' },
  { kind: 'sell', at: '2021-06-10T10:00:00Z', wallet: 'A', out: { asset: 'BTC', amount: '1' }, valueEur: '44000' },
];

it('answers from the reports of the book, names a year without rules and what has no file', async () => {
  const api = testLedger();
  await api.open();
  for (const event of EVENTS) good(await api.applyEdit('own', { kind: 'add', event, why: 'from the paper file' }));
  const { years, wallets } = good(await api.answerChoices('own'));
  expect([years.includes(2021), years.includes(2012), wallets.map(({ id }) => id)]).toEqual([true, true, ['A']]);
  const letter = { office: '', reference: '', taxNumber: '', writtenOn: '', deadline: '2026-12-01' };
  const request: AnswerRequest = {
    years: [2012, 2021],
    points: ['disposals', 'transactions'],
    wallets: null,
    addresses: [],
    letter,
  };
  const { annexes, gaps } = good(await api.answerCheck('own', request));
  expect(annexes).toEqual([
    { point: 'disposals', number: 1, rows: 1, isUntold: false },
    { point: 'transactions', number: 2, rows: 2, isUntold: false },
  ]);
  expect(gaps.map(({ code, year, count }) => [code, year, count])).toEqual([
    ['sender-missing', null, 1],
    ['year-unknown', 2012, 1],
    ['silences', 2021, 1],
    ['typed-entries', 2021, 2],
  ]);
  const pdf = good(await api.makeAnswer('own', request, 'pdf'));
  expect([pdf.fileName, pdf.mediaType]).toEqual(['Antwort_Finanzamt.pdf', 'application/pdf']);
  expect((await pdf.blob.text()).slice(0, 5)).toBe('%PDF-');
});

/** The test key of BIP-84. */
const KEY =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';

it('prints no extended key in anything that others read', async () => {
  const api = testLedger();
  await api.open();
  good(await api.addWallets({ name: 'Tresor', type: 'hardware', address: KEY, chains: [] }));
  const buy: EventDraft = {
    kind: 'buy',
    at: '2021-01-10T10:00:00Z',
    wallet: 'Tresor',
    in: { asset: 'BTC', amount: '1' },
    valueEur: '40000',
  };
  good(await api.applyEdit('own', { kind: 'add', event: buy, why: 'from the paper file' }));
  const texts: string[] = [];
  for (const format of ['json', 'csv', 'xml'] as const) {
    const { blob } = good(await api.makeFile({ kind: 'book', book: 'own', year: 2021 }, { format, locale: 'de' }));
    texts.push(await blob.text());
  }
  const letter = { office: '', reference: '', taxNumber: '', writtenOn: '', deadline: '' };
  const request: AnswerRequest = { years: [2021], points: ['addresses'], wallets: ['Tresor'], addresses: [], letter };
  const files = [
    await api.makeFile({ kind: 'book', book: 'own', year: 2021 }, { format: 'pdf', locale: 'de' }),
    await api.makeAnswer('own', request, 'pdf'),
    await api.printOrigin('own', { kind: 'wallet', wallet: 'Tresor' }, 'de', 'x.pdf'),
  ];
  for (const file of files) {
    const { pages } = await pdfText(new Uint8Array(await good(file).blob.arrayBuffer()));
    texts.push(pages.flat(2).join(''));
  }
  for (const format of ['xlsx', 'csv-zip'] as const) {
    const { blob } = good(await api.makeFile({ kind: 'book', book: 'own', year: 2021 }, { format, locale: 'de' }));
    texts.push(Object.values(zipTexts(new Uint8Array(await blob.arrayBuffer()))).join('\n'));
  }
  expect(texts[0]).toContain('zpub6rFR7y…tZYs');
  expect(texts.at(-1)).toContain('zpub6rFR7y…tZYs');
  for (const text of texts) expect(text).not.toContain(KEY.slice(0, 20));
  expect(good(await api.answerCheck('own', request)).gaps.map(({ code }) => code)).toContain('no-address');
});
