/** Whatever names its other side and its transaction shows both, answered or not, with the explorer of its chain. */
import { expect, test } from 'vitest';
import { good } from '../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../testing/test-ledger.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const OWN = `0x${'11'.repeat(20)}`;
const OTHER = `0x${'22'.repeat(20)}`;
const ETHERSCAN = [
  '"Transaction Hash","Blockno","UnixTimestamp","DateTime (UTC)","From","To","ContractAddress","Value_IN(ETH)","Value_OUT(ETH)","CurrentValue @ $3000/Eth","TxnFee(ETH)","TxnFee(USD)","Historical $Price/Eth","Status","ErrCode","Method"',
  `"${HASH}","1","1710000000","2024-03-09 16:00:00","${OTHER}","${OWN}","","0.5","0","1500","0.001","3","3000","","","Transfer"`,
].join('\n');

test('an open movement, and the same one answered', async () => {
  const api = testLedger();
  await importAll(api, [textFile(`export-${OWN}.csv`, ETHERSCAN)]);
  const rowsNow = async () => good(await api.queryEvents({ book: 'own', offset: 0, limit: 9 })).rows;
  const trace = { address: OTHER, txHash: HASH, link: `https://etherscan.io/tx/${HASH}` };
  expect(await rowsNow()).toMatchObject([{ kind: 'open', ...trace }]);
  const [card] = good(await api.reviewList('own', { offset: 0, limit: 9 })).cards;
  const gift = { kind: 'gift', valueEur: '900', acquiredAt: '2023-01-01T00:00:00Z' } as const;
  good(await api.applyFix('own', [card?.id ?? ''], { kind: 'settle-transfer', as: gift }));
  expect(await rowsNow()).toMatchObject([{ kind: 'gift-in', ...trace }]);
});

test('of an exchange that names no network there is no link', async () => {
  const api = testLedger();
  const bitvavo = [
    'Timezone,Date,Time,Type,Currency,Amount,Quote Currency,Quote Price,Received / Paid Currency,Received / Paid Amount,Fee currency,Fee amount,Status,Transaction ID,Address',
    `Europe/Berlin,2025-01-15,13:05:44,withdrawal,ETH,-0.5,,,,,ETH,0.001,Completed,1,${OTHER}`,
  ].join('\n');
  await importAll(api, [textFile('bitvavo.csv', bitvavo)]);
  const [row] = good(await api.queryEvents({ book: 'own', offset: 0, limit: 9 })).rows;
  expect(row).toMatchObject({ kind: 'open', address: OTHER });
  expect(row?.link).toBeUndefined();
});
