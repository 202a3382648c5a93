/** A ticker with several meanings is asked about once: the answer under review holds for the next file, until it is undone. */
import { expect, test } from 'vitest';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { good } from '../../../testing/good.ts';
import { testLedger, textFile } from '../../../testing/test-ledger.ts';

const HEADER = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange,tx_hash,note';
const file = (day: number) =>
  textFile(`day${day}.csv`, `${HEADER}\n2019-05-0${day}T10:00:00Z,buy,BCC,1,300,EUR,300,,,Kraken,,\n`);

async function questionsOf(api: LedgerApi, day: number) {
  const { files, previewId } = good(await api.previewImport([file(day)]));
  return { questions: files[0]?.questions.filter(({ code }) => code === 'ticker'), previewId, files };
}

test('asked once, remembered from the review list, forgotten with an undo', async () => {
  const api = testLedger();
  const first = await questionsOf(api, 1);
  expect(first.questions).toMatchObject([{ ticker: 'BCC', choices: ['BCH', 'BCC (BitConnect)'] }]);
  expect(first.questions?.[0]?.applied).toBeUndefined();
  good(await api.commitImport(first.previewId));

  const { cards } = good(await api.reviewList('own', { offset: 0, limit: 10 }));
  const card = cards.find(({ kind }) => kind === 'ambiguous-asset');
  good(await api.applyFix('own', [card?.id ?? ''], { kind: 'choose-asset', ticker: 'BCC', asset: 'BCH' }));

  const second = await questionsOf(api, 2);
  expect(second.questions).toMatchObject([{ ticker: 'BCC', applied: 'BCH', isAnswered: true }]);
  expect(second.files[0]?.counts).toMatchObject({ event: 1, review: 0 });

  good(await api.undo('own'));
  expect((await questionsOf(api, 2)).questions?.[0]?.applied).toBeUndefined();
});
