import { expect, it } from 'vitest';
import { good } from '../../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../../testing/test-ledger.ts';

const LIST_HEADER = '"Type","Buy","Cur.","Sell","Cur.","Fee","Cur.","Exchange","Group","Comment","Date","Tx-ID"';
const WALLET_HEADER =
  'Operation Date,Status,Currency Ticker,Operation Type,Operation Amount,Operation Fees,Operation Hash,Account Name,Account xpub,Countervalue Ticker,Countervalue at Operation Date,Countervalue at CSV Export';
/** In summer Berlin is two hours ahead: what arrived at 14:10 UTC seems to have been there before it was sent at 14:00. */
const DAYS = ['05.06.2024', '12.07.2024', '19.07.2024', '02.08.2024'];

/** A list in UTC that does not say so, and the wallet that sent the coins ten minutes before. */
function files() {
  const row = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',');
  const bought = row(['Trade', '2', 'BTC', '80000', 'EUR', '', '', 'Kraken', '', '', '01.01.2024 23:30:00', '']);
  const arrived = DAYS.map((day, no) =>
    row(['Deposit', `0.${no + 1}`, 'BTC', '', '', '', '', 'Kraken', '', '', `${day} 14:10:00`, '']),
  );
  const never = row(['Withdrawal', '', '', '0.7', 'BTC', '', '', 'Kraken', '', '', '20.08.2024 14:00:00', '']);
  const sent = DAYS.map((day, no) => {
    const at = `${day.split('.').reverse().join('-')}T14:00:00.000Z`;
    return `${at},Confirmed,BTC,OUT,0.${no + 1}001,0.0001,${`${no}a`.repeat(32)},Bitcoin 1,xpubEXAMPLE,EUR,1.00,1.00`;
  });
  return [
    textFile('list.csv', [LIST_HEADER, bought, ...arrived, never].join('\n')),
    textFile('wallet.csv', [WALLET_HEADER, ...sent].join('\n')),
  ];
}

const momentsOf = async (api: ReturnType<typeof testLedger>) => {
  const { rows } = good(await api.queryEvents({ book: 'own', offset: 0, limit: 20 }));
  return rows.map(({ kind, at }) => `${at} ${kind}`).sort();
};

it('offers the zone at which a list fits the wallet, moves every time of it in one step, and takes the step back', async () => {
  const api = testLedger();
  await importAll(api, files());
  const before = await momentsOf(api);
  const offered = good(await api.questions('own')).remedies.find(({ kind }) => kind === 'zone');
  // Berlin was assumed, UTC is what fits: nine movements waited, eight of them for each other.
  expect(offered).toMatchObject({ kind: 'zone', count: 8, file: 'list.csv', shift: 'utc', fits: 4, pairs: 4 });
  if (offered?.kind !== 'zone') throw new Error('no offer');

  good(await api.applyZone('own', offered.importNo));
  expect(await momentsOf(api)).toEqual([
    '2024-01-01T23:30:00Z buy',
    '2024-06-05T14:00:00Z transfer',
    '2024-07-12T14:00:00Z transfer',
    '2024-07-19T14:00:00Z transfer',
    '2024-08-02T14:00:00Z transfer',
    // Still open, and at its new moment too.
    '2024-08-20T14:00:00Z open',
  ]);
  const after = good(await api.questions('own'));
  expect(after.remedies.filter(({ kind }) => kind === 'zone')).toEqual([]);
  const { cards } = good(await api.reviewList('own', { kind: 'unmatched-transfer', offset: 0, limit: 20 }));
  expect(cards.map(({ event }) => event?.at)).toEqual(['2024-08-20T14:00:00Z']);
  // The same files again bring nothing: rows are known by what they say, not by the clock.
  await importAll(api, files());
  expect(await momentsOf(api)).toHaveLength(6);

  good(await api.undo('own'));
  expect(await momentsOf(api)).toEqual(before);
  expect(good(await api.questions('own')).remedies).toContainEqual(offered);

  good(await api.keepZone('own', offered.importNo));
  expect(good(await api.questions('own')).remedies.filter(({ kind }) => kind === 'zone')).toEqual([]);
  expect(await momentsOf(api)).toEqual(before);
});

it('offers the zone in the preview of the import already, reads the file there and asks nothing more', async () => {
  const api = testLedger();
  const [list, wallet] = files();
  if (list === undefined || wallet === undefined) throw new Error('two files');
  const preview = good(await api.previewImport([list, wallet]));
  const asked = preview.files.find(({ name }) => name === 'list.csv')?.questions;
  expect(asked).toEqual([
    { code: 'zone', choices: ['UTC'], proposed: 'UTC', applied: 'Europe/Berlin', fitting: { fits: 4, pairs: 4 } },
  ]);
  const again = good(await api.previewImport([list, wallet], { 'list.csv': { timezone: 'UTC' } }));
  expect(again.files.flatMap(({ questions }) => questions.filter(({ fitting }) => fitting !== undefined))).toEqual([]);
  good(await api.commitImport(again.previewId));
  expect((await momentsOf(api)).filter((moment) => moment.endsWith('transfer'))).toHaveLength(4);
  expect(good(await api.questions('own')).remedies.filter(({ kind }) => kind === 'zone')).toEqual([]);
});
