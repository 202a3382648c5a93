/** What a file leaves open is asked about, what its rows settle is not, and an answer can still be changed. */
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';
import type { FileAnswers } from './column-decisions.ts';

const HEADER = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange,tx_hash,note';

async function read(days: readonly string[], answers: FileAnswers = {}) {
  const rows = days.map((day) => `${day},buy,BTC,0.01,60000,EUR,600,,,Kraken,,`);
  const content = new TextEncoder().encode([HEADER, ...rows].join('\n'));
  const { files, events, issues } = await importFiles([{ name: 'f.csv', content }], { answers: { 'f.csv': answers } });
  return { questions: files[0]?.questions ?? [], times: events.map(({ at }) => at), issues };
}

test('the zone is asked for where a time has none, and Berlin is used meanwhile', async () => {
  const { questions, times, issues } = await read(['2024-05-02T10:00:00Z', '2024-05-03 10:00:00']);
  expect(questions).toMatchObject([{ code: 'zone', proposed: 'Europe/Berlin', applied: 'Europe/Berlin' }]);
  // 10:00 in Berlin is 08:00 UTC in May.
  expect(times).toEqual(['2024-05-02T10:00:00Z', '2024-05-03T08:00:00Z']);
  expect(issues.map(({ code }) => code)).toEqual(['file.zone-assumed']);
});

test('times that all carry their zone leave nothing to ask', async () => {
  expect((await read(['2024-05-02T10:00:00Z', '2024-05-03T10:00:00+02:00'])).questions).toEqual([]);
});

test('an answered zone is reported as such and no longer assumed', async () => {
  const { questions, times, issues } = await read(['2024-05-03 10:00:00'], { zone: 'Asia/Tokyo' });
  expect(questions).toMatchObject([{ code: 'zone', applied: 'Asia/Tokyo', isAnswered: true }]);
  // Tokyo is nine hours ahead.
  expect(times).toEqual(['2024-05-03T01:00:00Z']);
  expect(issues).toEqual([]);
});

const order = (questions: readonly { readonly code: string }[]) =>
  questions.filter(({ code }) => code === 'date-order');

test.each([
  ['a day above twelve', ['03/04/2024 10:00', '25/04/2024 10:00']],
  ['the order of the rows', ['01/03/2024 10:00', '02/03/2024 10:00', '03/03/2024 10:00', '01/04/2024 10:00']],
])('%s settles whether day or month comes first', async (_, days) => {
  const { questions, times } = await read(days);
  expect(order(questions)).toEqual([]);
  expect(times).toHaveLength(days.length);
});

test('open dates wait for the answer, and are read by it', async () => {
  const days = ['03/04/2024 10:00'];
  const open = await read(days);
  expect(order(open.questions)).toMatchObject([{ choices: ['D/M/YYYY H:mm:ss', 'M/D/YYYY H:mm:ss'] }]);
  expect(open.times).toEqual([]);
  const answered = await read(days, { dateLayout: 'M/D/YYYY H:mm:ss', zone: 'UTC' });
  expect(answered.times).toEqual(['2024-03-04T10:00:00Z']);
  expect(order(answered.questions)).toMatchObject([{ applied: 'M/D/YYYY H:mm:ss', isAnswered: true }]);
});
