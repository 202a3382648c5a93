/** Proposals of an adviser on the client's side: each with old, new and effect; taken only with the plan, stale ones shown as such. */
import { quickRounds } from '@cryptax/kernel/testing';
import type { LedgerEvent } from '@cryptax/ledger';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, expect, it } from 'vitest';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { setKnownPlan } from '../../../../platform/plan/plan.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';

afterAll(quickRounds(crypto.subtle));
afterEach(() => {
  cleanup();
  setKnownPlan('account', 'free');
  settings.changedElsewhere(null);
});

const PASSPHRASE = 'correct horse battery';
const SOURCE = { kind: 'book', book: 'own', year: 2024 } as const;
const SALE = { kind: 'sell', at: '2024-06-10T10:00:00Z', wallet: 'A', out: { asset: 'BTC', amount: '1' } } as const;

/** A client, and a file in which the adviser proposes 43,000 for the sale and deletes the purchase of ETH. */
async function clientWithProposals() {
  const [client, adviser] = [testLedger({ database: new IDBFactory() }), testLedger({ database: new IDBFactory() })];
  const bought = { kind: 'buy', at: '2024-01-10T10:00:00Z', wallet: 'A' } as const;
  for (const event of [
    { ...bought, in: { asset: 'BTC', amount: '1' }, valueEur: '40000' },
    { ...SALE, valueEur: '42000' },
    { ...bought, in: { asset: 'ETH', amount: '1' }, valueEur: '100' },
  ])
    good(await client.applyEdit('own', { kind: 'add', why: 'add', event }));
  const pack = good(await client.createPack(SOURCE, PASSPHRASE, ''));
  const { packId } = good(await adviser.openPack(new File([pack.blob], pack.fileName), PASSPHRASE));
  good(await adviser.workOnPack(packId));
  const entries = good(await adviser.reportLines({ kind: 'pack', packId }, { list: 'entries', offset: 0, limit: 9 }));
  const sale = entries.rows.find(({ kind }) => kind === 'sell') as LedgerEvent;
  const ether = entries.rows.find((event) => 'in' in event && event.in?.asset === 'ETH') as LedgerEvent;
  good(
    await adviser.applyEdit('own', { kind: 'edit', event: { ...sale, valueEur: '43000' } as LedgerEvent, why: 'edit' }),
  );
  good(await adviser.applyEdit('own', { kind: 'delete', eventIds: [ether.id], why: 'delete' }));
  const words = { adviser: 'Kanzlei Möller', reasons: ['Bank statement', ''] };
  const made = good(await adviser.createProposals(packId, PASSPHRASE, words));
  return { client, ether, file: new File([made.blob], made.fileName) };
}

it('shows old, new and effect, asks for the plan, takes one and shows one that no longer fits', async () => {
  settings.set('locale', 'en');
  const { client, ether, file } = await clientWithProposals();
  good(
    await client.applyEdit('own', { kind: 'edit', event: { ...ether, valueEur: '120' } as LedgerEvent, why: 'edit' }),
  );
  await visit('/reports?year=2024', { ledger: clientOf(client) });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept proposals' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Choose file (.ctxprop)'), { target: { files: [file] } });
  fireEvent.change(dialog.getByLabelText('Passphrase'), { target: { value: PASSPHRASE } });
  fireEvent.click(dialog.getByRole('button', { name: 'Open' }));
  await dialog.findByText(/2 proposals from Kanzlei Möller/);
  // Without the plan it is a preview.
  expect(dialog.getByText('Preview, part of Pro.')).toBeDefined();
  act(() => setKnownPlan('account', 'pro'));
  expect(dialog.queryByText('Preview, part of Pro.')).toBeNull();

  const [dearer, gone] = (await dialog.findAllByRole('listitem')).filter(
    (item) => item.parentElement?.tagName === 'OL',
  );
  if (dearer === undefined || gone === undefined) throw new Error('two proposals expected');
  expect(dearer.textContent).toContain('Value: 42,000 EUR → 43,000 EUR');
  expect(dearer.textContent).toContain('Reason: Bank statement');
  await waitFor(() => expect(dearer.textContent).toContain('€2,000.00 → €3,000.00'));
  await waitFor(() => expect(gone.textContent).toContain('has changed since the pack was made'));
  expect(within(gone).queryByRole('button', { name: 'Accept' })).toBeNull();

  fireEvent.click(within(dearer).getByRole('button', { name: 'Accept' }));
  await within(dearer).findByText('Accepted');
  const [step] = good(await client.journal('own'));
  expect(step?.why).toBe('Kanzlei Möller: Bank statement');
  expect(good(await client.taxReport(SOURCE)).summary.assessed.privateSales.net).toBe('3000.00');
});

it('lets an adviser work on a pack in an empty book, and only there', async () => {
  settings.set('locale', 'en');
  const { client } = await clientWithProposals();
  const pack = good(await client.createPack(SOURCE, PASSPHRASE, ''));
  for (const [adviser, entries] of [
    [testLedger({ database: new IDBFactory() }), 3],
    [client, 3],
  ] as const) {
    const { packId } = good(await adviser.openPack(new File([pack.blob], pack.fileName), PASSPHRASE));
    await visit(`/klaus-tax?pack=${packId}`, { ledger: clientOf(adviser) });
    fireEvent.click(await screen.findByRole('button', { name: 'Work on it' }));
    if (adviser === client) await screen.findByText(/This book already has entries/);
    await waitFor(async () =>
      expect(good(await adviser.queryEvents({ book: 'own', offset: 0, limit: 9 })).total).toBe(entries),
    );
    cleanup();
  }
});
