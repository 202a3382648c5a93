import { expect, test } from 'vitest';
import { good } from '../../testing/good.ts';
import { textFile } from '../../testing/test-ledger.ts';
import { readMappingFile, writeMappingFile } from './mapping-file.ts';
import { proposeMapping } from './worker/propose-mapping.ts';

const KNOWN = {
  roles: new Set(['date', 'asset', 'amount', 'type', 'price', 'total']),
  kinds: new Set(['trade-buy', 'trade-sell', 'review']),
};
const DRIFTED = { headerFingerprint: 'f', base: 'kraken-ledgers', columns: { date: 'Zeit', asset: ['Coin', 'Asset'] } };

async function own() {
  const rows = '2024-03-01 10:00:00;BTC;0.5;60000;30000;Kauf\n2024-03-02 10:00:00;ETH;2;3000;6000;Kauf\n';
  const file = textFile('own.csv', `Datum;Coin;Menge;Kurs EUR;Summe EUR;Art\n${rows}`);
  return JSON.parse(JSON.stringify(good(await proposeMapping(file, 'own.csv', undefined)).mapping));
}

test('what is written is read again', async () => {
  const mappings = [DRIFTED, await own()];
  expect(good(readMappingFile(writeMappingFile(mappings), KNOWN))).toEqual({ mappings, leftOut: 0 });
});

test('damaged mappings, unknown roles and kinds are left out and counted', async () => {
  const mapping = await own();
  const { definition } = mapping;
  const mappings = [
    DRIFTED,
    'text',
    { ...DRIFTED, columns: { date: 7 } },
    { ...DRIFTED, columns: { __proto__x: 'Zeit' } },
    { ...mapping, definition: { ...definition, types: { Kauf: 'everything' } } },
    { ...mapping, definition: { ...definition, layouts: 'all' } },
  ];
  const text = JSON.stringify({ format: 'cryptax-mappings', version: 1, mappings });
  expect(good(readMappingFile(text, KNOWN))).toEqual({ mappings: [DRIFTED], leftOut: 5 });
});

test('what was said about fees travels, and nothing else under its name', async () => {
  const mapping = await own();
  const having = (answers: unknown) => ({ ...mapping, definition: { ...mapping.definition, answers } });
  const said = { fee: 'within', feeSent: 'beside', feeCoins: { fee: 'money', 'payment-fee': 'BTC' }, feeColumns: '*' };
  const read = (answers: unknown) => good(readMappingFile(writeMappingFile([having(answers)]), KNOWN)).mappings;
  expect(read(said)).toEqual([having(said)]);
  expect(read({ ...said, zone: 'UTC' })).toEqual([having(said)]);
  for (const foreign of ['all', { fee: 'twice' }, { feeSent: 7 }, { feeCoins: { fee: '<b>' } }, { feeColumns: 3 }])
    expect(read(foreign)).toEqual([mapping]);
});

test('nothing that the wizard does not write is taken over', async () => {
  const mapping = await own();
  const foreign = { ...mapping.definition, identities: [{ sum: 7 }], refuse: 'x', adjust: 'x', doubtful: false };
  const text = writeMappingFile([{ ...mapping, definition: foreign }]);
  expect(good(readMappingFile(text, KNOWN)).mappings).toEqual([mapping]);
});

test.each([
  ['no JSON', 'Datum;Coin'],
  ['another file of ours', '{"format":"cryptax-ledger","version":1}'],
  ['a later version', '{"format":"cryptax-mappings","version":2,"mappings":[]}'],
])('%s is refused', (_, text) => {
  expect(readMappingFile(text, KNOWN)).toEqual({ ok: false, error: 'not-mappings' });
});
