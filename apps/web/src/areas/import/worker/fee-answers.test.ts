/** What is said about the fees of a list that nobody knows: asked in the wizard or beside the preview, and kept with the mapping. */
import { expect, test } from 'vitest';
import { good } from '../../../testing/good.ts';
import { testLedger, textFile } from '../../../testing/test-ledger.ts';
import type { FeeAnswers, MappingEdit } from '../mapping-file.ts';
import { feeAnswer } from '../parts/import-flow.ts';
import { editOf } from '../screens/expert-import/use-proposal.ts';

const HEADER = 'Datum;Art;Coin;Menge;Kurs EUR;Summe EUR;Gebühr;MwSt';
const file = (day: number) =>
  textFile(`mine-${day}.csv`, `${HEADER}\n0${day}.03.2024 10:00:00;Kauf;BTC;0,5;60000,00;30000,00;45,00;7,18\n`);

async function proposed(api: ReturnType<typeof testLedger>, change?: (edit: MappingEdit) => MappingEdit) {
  const first = good(await api.proposeMapping(file(1), 'mine-1.csv'));
  return change === undefined ? first : good(await api.proposeMapping(file(1), 'mine-1.csv', change(editOf(first))));
}

test('the wizard asks of which coin the fee is, names what is not used, and shows nothing as booked before', async () => {
  const { questions, rows, unusedFees } = await proposed(testLedger());
  expect(questions).toMatchObject([{ code: 'zone' }, { code: 'fee-coin', ticker: 'Gebühr', column: 'Gebühr' }]);
  expect(rows).toMatchObject([{ kind: 'review', code: 'fee.coin-open', events: [] }]);
  expect(unusedFees).toEqual(['MwSt']);
});

test('an answer of the wizard shows at once and is in the mapping that it gives', async () => {
  const answers = { feeCoins: { Gebühr: 'money' } };
  const { rows, mapping } = await proposed(testLedger(), (edit) => ({ ...edit, answers }));
  expect(rows).toMatchObject([{ kind: 'event', events: [{ valueEur: '30000', fee: { asset: 'EUR', amount: '45' } }] }]);
  expect(mapping).toMatchObject({ definition: { answers } });
});

test('a column that is made another fee by hand is read as one, and its header says what it is in', async () => {
  const vat = { 6: 'fee', 7: 'fee2' } as const;
  const { rows, unusedFees } = await proposed(testLedger(), (edit) => ({
    ...edit,
    roles: { ...edit.roles, ...vat },
    answers: { feeColumns: '*', feeCoins: { Gebühr: 'money', MwSt: 'money' } },
  }));
  expect(unusedFees).toEqual([]);
  expect(rows).toMatchObject([{ events: [{ fee: { asset: 'EUR', amount: '52.18' } }] }]);
});

test('an answer beside the preview is remembered for the next file with this header', async () => {
  const api = testLedger();
  const { mapping } = await proposed(api);
  const choices = (answers: FeeAnswers) => ({ 'mine-1.csv': { timezone: 'UTC', mapping, answers } });
  const open = good(await api.previewImport([file(1)], choices({})));
  expect(open.totals).toMatchObject({ events: 0, review: 1 });
  const question = open.files[0]?.questions.find(({ code }) => code === 'fee-coin');
  const said = feeAnswer({}, question ?? { code: 'fee' }, 'money');
  const answered = good(await api.previewImport([file(1)], choices(said)));
  expect(answered.totals).toMatchObject({ events: 1, review: 0 });
  good(await api.commitImport(answered.previewId));
  const next = good(await api.previewImport([file(2)]));
  expect(next.totals).toMatchObject({ events: 1, review: 0 });
  expect(next.files[0]?.questions.map(({ code }) => code)).toEqual(['zone']);
  /** Another answer for a later file takes its place. */
  const other = { 'mine-2.csv': { answers: { feeCoins: { Gebühr: 'BNB' } } } };
  const changed = good(await api.previewImport([file(2)], other));
  good(await api.commitImport(changed.previewId));
  expect(good(await api.mappings())).toMatchObject([{ definition: { answers: { feeCoins: { Gebühr: 'BNB' } } } }]);
});
