import type { AnswerRequest } from '@cryptax/reports/answer';
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
