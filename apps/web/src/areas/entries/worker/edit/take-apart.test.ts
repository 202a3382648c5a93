/** What was assumed for an event follows it: no way of changing the event leaves coins behind that nobody ever had. */
import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, it } from 'vitest';
import type { ReviewKind } from '../../../../platform/ledger/event-types.ts';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { good } from '../../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../../testing/test-ledger.ts';

function sale(id: string, at: string, amount: string, file = 'a.csv'): LedgerEvent {
  const source = { file, line: 2, format: 'f' };
  return { id, at, kind: 'sell', wallet: 'W', out: { asset: 'BTC', amount }, valueEur: '20000', source };
}

/** Sales without a purchase, each with an assumed acquisition at cost 0. */
async function assumed(...sales: readonly LedgerEvent[]): Promise<LedgerApi> {
  const api = testLedger();
  const text = JSON.stringify({ format: 'cryptax-ledger', version: 1, events: sales });
  await importAll(api, [textFile('ledger.json', text)]);
  const found = await cardIds(api, 'missing-acquisition');
  good(await api.applyFix('own', found, { kind: 'assume-zero-cost' }));
  return api;
}

async function cardIds(api: LedgerApi, kind: ReviewKind): Promise<readonly string[]> {
  return good(await api.reviewList('own', { kind, offset: 0, limit: 10 })).cards.map(({ id }) => id);
}

/** Nothing was bought, everything was sold: nothing is missing and nothing is held. */
async function expectEven(api: LedgerApi): Promise<void> {
  expect(await cardIds(api, 'missing-acquisition')).toEqual([]);
  expect(good(await api.summary('own')).holdings).toEqual([]);
}

const NOON = '2024-02-01T12:00:00Z';

describe('an assumption', () => {
  it.each([
    ['earlier', { shiftSeconds: -3600 }],
    ['later', { shiftSeconds: 86_400 }],
    ['to another wallet', { wallet: 'V' }],
  ])('moves with its event: %s', async (_, patch) => {
    const api = await assumed(sale('s', NOON, '0.5'));
    good(await api.applyEdit('own', { kind: 'bulk-edit', why: '', eventIds: ['s'], patch }));
    await expectEven(api);
    good(await api.undo('own'));
    await expectEven(api);
  });

  it('is joined by a second one when its event grows', async () => {
    const api = await assumed(sale('s', NOON, '0.5'));
    good(await api.applyEdit('own', { kind: 'edit', why: '', event: sale('s', NOON, '0.7') }));
    const again = await cardIds(api, 'missing-acquisition');
    good(await api.applyFix('own', again, { kind: 'assume-zero-cost' }));
    await expectEven(api);
  });

  it('goes over to the event that its own is merged into', async () => {
    const api = await assumed(sale('s', NOON, '0.5'), sale('t', '2024-02-01T13:00:00Z', '0.25'));
    good(await api.applyEdit('own', { kind: 'merge', why: '', eventIds: ['t', 's'] }));
    await expectEven(api);
    good(await api.applyEdit('own', { kind: 'delete', why: '', eventIds: ['s'] }));
    await expectEven(api);
  });

  it('goes with a duplicate that is removed', async () => {
    const api = await assumed(sale('s', NOON, '0.5'));
    const copy = JSON.stringify({ format: 'cryptax-ledger', version: 1, events: [sale('c', NOON, '0.5', 'b.csv')] });
    await importAll(api, [textFile('copy.json', copy)]);
    good(await api.applyFix('own', await cardIds(api, 'missing-acquisition'), { kind: 'assume-zero-cost' }));
    good(await api.applyFix('own', await cardIds(api, 'possible-duplicate'), { kind: 'remove-duplicate' }));
    await expectEven(api);
  });
});
