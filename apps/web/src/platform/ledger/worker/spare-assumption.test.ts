/** An acquisition that was assumed, and what happens when the ledger comes to know better. */
import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, it } from 'vitest';
import { good } from '../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../testing/test-ledger.ts';
import type { ReviewKind } from '../event-types.ts';
import type { LedgerApi } from '../ledger-api.ts';
import type { Fix } from '../review-types.ts';

const NOON = '2024-02-01T12:00:00Z';

function sale(amount: string, id = 's', at = NOON): LedgerEvent {
  const source = { file: 'sales.csv', line: 2, format: 'f' };
  return { id, at, kind: 'sell', wallet: 'W', out: { asset: 'BTC', amount }, valueEur: '20000', source };
}

function purchase(amount: string): LedgerEvent {
  const source = { file: 'bought.csv', line: 2, format: 'f' };
  const base = { id: 'b', at: '2023-11-01T12:00:00Z', wallet: 'W', source };
  return { ...base, kind: 'buy', in: { asset: 'BTC', amount }, valueEur: '9000' };
}

async function importEvents(api: LedgerApi, name: string, ...events: readonly LedgerEvent[]): Promise<void> {
  await importAll(api, [textFile(name, JSON.stringify({ format: 'cryptax-ledger', version: 1, events }))]);
}

async function cards(api: LedgerApi, kind: ReviewKind) {
  return good(await api.reviewList('own', { kind, offset: 0, limit: 10 })).cards;
}

async function answer(api: LedgerApi, kind: ReviewKind, fix: Fix): Promise<void> {
  const ids = (await cards(api, kind)).map(({ id }) => id);
  expect(ids).not.toEqual([]);
  good(await api.applyFix('own', ids, fix));
}

/** Sales without a purchase, each with an acquisition assumed at a stated cost. */
async function assumed(...sales: readonly LedgerEvent[]): Promise<LedgerApi> {
  const api = testLedger();
  await importEvents(api, 'sales.json', ...sales);
  const fix: Fix = { kind: 'assume-stated', costEur: '1000', acquiredAt: '2023-12-01T11:00:00Z' };
  await answer(api, 'missing-acquisition', fix);
  expect(await cards(api, 'spare-assumption')).toEqual([]);
  return api;
}

async function held(api: LedgerApi): Promise<readonly string[]> {
  return good(await api.summary('own')).holdings.map(({ asset, amount }) => `${amount} ${asset}`);
}

describe('an assumed acquisition', () => {
  it('that the imported purchase makes needless is reported, removed, brought back and removed again', async () => {
    const api = await assumed(sale('0.5'));
    await importEvents(api, 'bought.json', purchase('0.5'));
    expect(await held(api)).toEqual(['0.5 BTC']);
    const list = good(await api.reviewList('own', { offset: 0, limit: 10 }));
    expect(list.counts).toMatchObject({ 'spare-assumption': 1, 'missing-acquisition': 0 });
    const [card] = await cards(api, 'spare-assumption');
    expect(card).toMatchObject({
      cause: { code: 'assumption.not-needed' },
      amount: '0.5',
      asset: 'BTC',
      wallet: 'W',
      event: { kind: 'assumed-acquisition' },
      fixes: ['trim-assumption', 'keep-assumption'],
    });
    const fix: Fix = { kind: 'trim-assumption' };
    const effect = good(await api.previewFix('own', [card?.id ?? ''], fix));
    expect(effect.holdings).toEqual([{ asset: 'BTC', before: '0.5', after: '0' }]);
    await answer(api, 'spare-assumption', fix);
    for (const step of ['undo', 'redo'] as const) {
      expect(await held(api)).toEqual([]);
      expect(await cards(api, 'spare-assumption')).toEqual([]);
      good(await api.undo('own'));
      expect(await held(api)).toEqual(['0.5 BTC']);
      expect(await cards(api, 'spare-assumption')).toHaveLength(1);
      if (step === 'undo') good(await api.redo('own'));
    }
  });

  it('is worth on its card what the coins were sold for, or what they were worth on the day they were moved', async () => {
    const sold = await assumed(sale('0.5'));
    await importEvents(sold, 'bought.json', purchase('0.25'));
    expect(await cards(sold, 'spare-assumption')).toMatchObject([{ amount: '0.25', effectEur: '10000.00' }]);
    const { valueEur: _, ...base } = { ...sale('0.5', 'm', '2024-03-01T12:00:00Z'), valueEur: '' };
    const moved = await assumed({ ...base, kind: 'transfer', toWallet: 'V' } as LedgerEvent);
    await importEvents(moved, 'bought.json', purchase('0.25'));
    // A quarter of 57,548.0 euros, the close of that day.
    expect(await cards(moved, 'spare-assumption')).toMatchObject([{ amount: '0.25', effectEur: '14387.00' }]);
  });

  it('that is needed in part keeps that part and its share of the cost', async () => {
    const api = await assumed(sale('0.5'));
    good(await api.applyEdit('own', { kind: 'edit', why: '', event: sale('0.2') }));
    const [card] = await cards(api, 'spare-assumption');
    expect(card).toMatchObject({
      cause: { code: 'assumption.needed-in-part', params: { rest: '0.2', total: '0.5' } },
      amount: '0.3',
    });
    await answer(api, 'spare-assumption', { kind: 'trim-assumption' });
    expect(await held(api)).toEqual([]);
    expect(await cards(api, 'spare-assumption')).toEqual([]);
    expect(await cards(api, 'missing-acquisition')).toEqual([]);
    expect(good(await api.eventDetail('own', card?.event?.id ?? '')).stored).toMatchObject({
      in: { amount: '0.2' },
      valueEur: '400',
      forEventId: 's',
    });
  });

  it('that is kept is not asked about again, until more of it is spare', async () => {
    const api = await assumed(sale('0.5'));
    good(await api.applyEdit('own', { kind: 'edit', why: '', event: sale('0.2') }));
    await answer(api, 'spare-assumption', { kind: 'keep-assumption' });
    expect(await cards(api, 'spare-assumption')).toEqual([]);
    expect(await held(api)).toEqual(['0.3 BTC']);
    good(await api.applyEdit('own', { kind: 'edit', why: '', event: sale('0.1') }));
    expect(await cards(api, 'spare-assumption')).toMatchObject([{ amount: '0.4' }]);
  });

  it('and similar ones are trimmed in one step to what is needed in all', async () => {
    const api = await assumed(sale('0.5'), sale('0.5', 't', '2024-03-01T12:00:00Z'));
    await importEvents(api, 'bought.json', purchase('0.75'));
    const found = await cards(api, 'spare-assumption');
    expect(found.map(({ amount, similar }) => [amount, similar.length])).toEqual([
      ['0.5', 1],
      ['0.25', 1],
    ]);
    await answer(api, 'spare-assumption', { kind: 'trim-assumption' });
    expect(await held(api)).toEqual([]);
    expect(await cards(api, 'missing-acquisition')).toEqual([]);
    good(await api.undo('own'));
    expect(await held(api)).toEqual(['0.75 BTC']);
  });
});
