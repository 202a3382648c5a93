/** An ambiguous ticker stops its rows and is asked about once; the answer holds for this file and for later ones. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';
import type { ImportOptions } from '../import-types.ts';

const FIXTURE = new URL('../../fixtures/bitvavo-transactions/', import.meta.url);
const HEADER = readFileSync(new URL('history.csv', FIXTURE), 'utf8').split('\n')[0];
const row = (no: number) =>
  `Europe/Berlin,2019-05-0${no},09:00:00,buy,BCC,1,EUR,300,EUR,-300,EUR,0,Completed,00000000-0000-0000-0000-00000000000${no},`;

async function read(options: ImportOptions = {}) {
  const content = new TextEncoder().encode([HEADER, row(1), row(2)].join('\n'));
  const { files, events } = await importFiles([{ name: 'mine.csv', content }], options);
  return { questions: files[0]?.questions, coins: events.map((event) => 'in' in event && event.in?.asset), files };
}

const open = { code: 'ticker', ticker: 'BCC', choices: ['BCH', 'BCC (BitConnect)'], proposed: 'BCH' };

test('two rows wait for one question', async () => {
  const { questions, coins, files } = await read();
  expect(questions).toEqual([open]);
  expect(coins).toEqual([]);
  expect(files[0]?.issues.map(({ line, code }) => [line, code])).toEqual([
    [2, 'asset.ambiguous'],
    [3, 'asset.ambiguous'],
  ]);
});

test('the answer settles both and can still be seen and changed', async () => {
  const { questions, coins } = await read({ answers: { 'mine.csv': { assets: { BCC: 'BCH' } } } });
  expect(coins).toEqual(['BCH', 'BCH']);
  expect(questions).toEqual([{ ...open, applied: 'BCH', isAnswered: true }]);
});

test('an answer given for an earlier file of the format is used; one for this file wins', async () => {
  const assets = { 'bitvavo-transactions': { BCC: 'BCC (BitConnect)', EUR: 'USD' } };
  const { coins } = await read({ known: { assets } });
  expect(coins).toEqual(['BCC (BitConnect)', 'BCC (BitConnect)']);
  const changed = await read({ known: { assets }, answers: { 'mine.csv': { assets: { BCC: 'BCH' } } } });
  expect(changed.coins).toEqual(['BCH', 'BCH']);
  expect((await read({ known: { assets: { 'kraken-ledgers': { BCC: 'BCH' } } } })).coins).toEqual([]);
});
