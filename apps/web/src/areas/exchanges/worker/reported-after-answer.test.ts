/** A movement that the user has dealt with is not asked about again when the exchange itself tells it. */
import { expect, it } from 'vitest';
import type { Fix } from '../../../platform/ledger/review-types.ts';
import { fakeRelay } from '../../../testing/fake-relay.ts';
import { good } from '../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../testing/test-ledger.ts';

/** A statement without ids; the interface tells the same deposit half a minute later. */
const STATEMENT = textFile(
  'statement.csv',
  'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark\n1,2026-03-01 10:00:05,Spot,Deposit,BTC,0.50000000,\n',
);
const deposit = (id: string, second: string) =>
  ({ kind: 'deposit', id, at: `2026-03-01T10:00:${second}.000Z`, moved: { asset: 'BTC', amount: '0.5' } }) as const;

it.each<Fix>([
  { kind: 'ignore-row' },
  { kind: 'settle-transfer', as: { kind: 'purchase', valueEur: '1000' } },
  { kind: 'settle-transfer', as: { kind: 'gift' } },
  { kind: 'settle-transfer', as: { kind: 'own-wallet', wallet: 'Ledger' } },
])('%j', async (fix) => {
  const relay = fakeRelay();
  const api = testLedger({ world: relay.world });
  await importAll(api, [STATEMENT]);
  const open = async () => good(await api.reviewList('own', { kind: 'unmatched-transfer', offset: 0, limit: 9 })).cards;
  const [card] = await open();
  good(await api.applyFix('own', [card?.id ?? ''], fix));
  good(await api.unlockConnections('four words are enough'));
  const credentials = { apiKey: 'my-api-key', secret: 'my-secret' };
  // A second one of the same amount, which the statement does not have, is another one.
  relay.histories = { deposits: [deposit('dep-1', '35'), deposit('dep-2', '50')] };
  const { id } = good(await api.addConnection({ exchange: 'binance', label: 'Main', credentials }));
  const { preview } = good(await api.readConnection(id));
  expect(preview?.totals).toMatchObject({ events: 0, duplicate: 1, review: 1 });
  good(await api.takeOverConnection(id, preview?.previewId ?? ''));
  expect(await open()).toHaveLength(1);
});
