import { quickRounds } from '@cryptax/kernel/testing';
import type { LedgerEvent } from '@cryptax/ledger';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, expect, test } from 'vitest';
import type { EventDraft } from '../../../platform/ledger/edit-types.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { good } from '../../../testing/good.ts';
import { testLedger } from '../../../testing/test-ledger.ts';

afterAll(quickRounds(crypto.subtle));

const PASSPHRASE = 'Möwe über dem Watt';
const buy = (month: string, valueEur: string) =>
  ({
    kind: 'buy',
    at: `2024-${month}-10T10:00:00Z`,
    wallet: 'W',
    in: { asset: 'BTC', amount: '1' },
    valueEur,
  }) as const;
const DRAFTS: readonly EventDraft[] = [
  buy('01', '1000'),
  buy('02', '2000'),
  { kind: 'sell', at: '2024-06-10T10:00:00Z', wallet: 'W', out: { asset: 'BTC', amount: '1' }, valueEur: '5000' },
  {
    kind: 'open',
    at: '2024-07-10T10:00:00Z',
    wallet: 'W',
    in: { asset: 'ETH', amount: '2' },
    reason: 'transfer.unmatched-in',
  } as EventDraft,
];

async function entriesOf(api: LedgerApi): Promise<readonly LedgerEvent[]> {
  const { rows } = good(
    await api.reportLines({ kind: 'book', book: 'own', year: 2024 }, { list: 'balances', offset: 0, limit: 1 }),
  );
  expect(rows.length).toBeGreaterThanOrEqual(0);
  const pack = good(await api.createPack({ kind: 'book', book: 'own', year: 2024 }, PASSPHRASE, ''));
  const { packId } = good(await api.openPack(new File([pack.blob], 'now.ctxpack'), PASSPHRASE));
  return good(await api.reportLines({ kind: 'pack', packId }, { list: 'entries', offset: 0, limit: 99 })).rows;
}

/** A client with four entries, and an adviser who has opened the pack in an empty book of his own. */
async function bothSides() {
  const [client, adviser] = [testLedger({ database: new IDBFactory() }), testLedger({ database: new IDBFactory() })];
  for (const event of DRAFTS) good(await client.applyEdit('own', { kind: 'add', event, why: 'w' }));
  const pack = good(await client.createPack({ kind: 'book', book: 'own', year: 2024 }, PASSPHRASE, ''));
  const { packId } = good(await adviser.openPack(new File([pack.blob], pack.fileName), PASSPHRASE));
  good(await adviser.workOnPack(packId));
  const entries = await entriesOf(adviser);
  expect(entries).toEqual(await entriesOf(client));
  return { client, adviser, packId, entries };
}

test('what an adviser changes comes back as proposals, each taken with its effect, named in the journal and undone', async () => {
  const { client, adviser, packId, entries } = await bothSides();
  expect(good(await adviser.proposedChanges(packId))).toEqual([]);
  const [first, second, sold, open] = entries as [LedgerEvent, LedgerEvent, LedgerEvent, LedgerEvent];
  good(
    await adviser.applyEdit('own', { kind: 'edit', event: { ...first, valueEur: '1500' } as LedgerEvent, why: 'edit' }),
  );
  const gift = { ...open, kind: 'gift-in', valueEur: '0' } as Record<string, unknown>;
  delete gift.reason;
  good(await adviser.applyEdit('own', { kind: 'edit', event: gift as unknown as LedgerEvent, why: 'edit' }));
  good(await adviser.applyEdit('own', { kind: 'delete', eventIds: [second.id], why: 'delete' }));
  const changes = good(await adviser.proposedChanges(packId));
  expect(changes.map(({ before, after }) => [before.map(({ id }) => id), after.map(({ kind }) => kind)])).toEqual([
    [[first.id], ['buy']],
    [[second.id], []],
    [[open.id], ['gift-in']],
  ]);
  const words = { adviser: ' Kanzlei Möller ', reasons: ['Beleg 4', 'Doppelt', ''] };
  const made = good(await adviser.createProposals(packId, PASSPHRASE, words));
  expect(made.fileName).toBe('Adviser_Proposals_2024.ctxprop');

  const file = new File([made.blob], made.fileName);
  expect(await client.openProposals(file, 'geraten')).toMatchObject({ error: { code: 'pack.wrong-passphrase' } });
  const read = good(await client.openProposals(file, PASSPHRASE));
  expect(read).toMatchObject({ adviser: 'Kanzlei Möller', year: 2024 });
  const [dearer, double, given] = read.proposals.map(({ reason, before, after }) => ({
    kind: 'proposal' as const,
    before,
    after,
    why: `${read.adviser}: ${reason}`,
  }));
  if (dearer === undefined || double === undefined || given === undefined) throw new Error('three proposals expected');
  // 5,000 less 1,000 becomes 5,000 less 1,500.
  const { years } = good(await client.previewEdit('own', dearer));
  expect(years.find(({ year }) => year === 2024)).toMatchObject({
    before: { privateSalesNet: '4000.00' },
    after: { privateSalesNet: '3500.00' },
  });
  good(await client.applyEdit('own', dearer));
  good(await client.applyEdit('own', given));
  const [, step] = good(await client.journal('own'));
  expect(step).toMatchObject({ kind: 'answer', why: 'Kanzlei Möller: Beleg 4' });
  expect(
    (await entriesOf(client)).map(({ kind, ...event }) => [kind, 'valueEur' in event ? event.valueEur : '']),
  ).toEqual([
    ['buy', '1500'],
    ['buy', '2000'],
    [sold.kind, '5000'],
    ['gift-in', '0'],
  ]);
  good(await client.undo('own'));
  expect((await entriesOf(client)).at(-1)?.kind).toBe('open');

  // Changed since the pack was made: shown as such, and nothing is written.
  good(
    await client.applyEdit('own', { kind: 'edit', event: { ...second, valueEur: '2100' } as LedgerEvent, why: 'edit' }),
  );
  expect(await client.previewEdit('own', double)).toMatchObject({ error: { code: 'edit.newer' } });
  expect(await client.applyEdit('own', double)).toMatchObject({ error: { code: 'edit.newer' } });
  expect(await client.applyEdit('own', dearer)).toMatchObject({ error: { code: 'edit.newer' } });
});

test('entries that one step changed together are one proposal, and a book with entries takes no pack', async () => {
  const { client, adviser, packId, entries } = await bothSides();
  const [first, second] = entries as [LedgerEvent, LedgerEvent];
  good(
    await adviser.applyEdit('own', { kind: 'edit', event: { ...second, at: first.at } as LedgerEvent, why: 'edit' }),
  );
  good(await adviser.applyEdit('own', { kind: 'merge', eventIds: [first.id, second.id], why: 'merge' }));
  const [change, ...rest] = good(await adviser.proposedChanges(packId));
  if (change === undefined) throw new Error('one change expected');
  expect([change.before.map(({ id }) => id), change.after.length, rest]).toEqual([[first.id, second.id], 1, []]);
  good(await client.applyEdit('own', { kind: 'proposal', ...change, why: 'Kanzlei Möller' }));
  expect((await entriesOf(client))[0]).toMatchObject({ in: { amount: '2' }, valueEur: '3000' });
  expect(await adviser.workOnPack(packId)).toMatchObject({ error: { code: 'pack.book-in-use' } });
});
