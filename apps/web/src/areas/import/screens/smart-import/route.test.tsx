/** The guided import as a user meets it, over the real ledger service on a database in memory. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger, textFile } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';

const HEADER = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange,tx_hash,note';
const buy = (no: number) =>
  `2024-05-02T10:${String(Math.floor(no / 60)).padStart(2, '0')}:${String(no % 60).padStart(2, '0')}Z,buy,BTC,0.01,60000,EUR,600,,,Kraken,,${no}`;

function purchases(name: string, from: number, to: number): File {
  const rows = Array.from({ length: to - from + 1 }, (_, index) => buy(from + index));
  return textFile(name, [HEADER, ...rows].join('\n'));
}

async function importFile(api: LedgerApi, file: File): Promise<void> {
  const { previewId } = good(await api.previewImport([file]));
  good(await api.commitImport(previewId));
}

async function drop(file: File): Promise<void> {
  await userEvent.upload(await screen.findByLabelText('Choose files'), file);
}

const ids = async (api: LedgerApi) => good(await api.queryEventIds({ book: 'own', filter: {} }));

beforeEach(() => {
  settings.set('locale', 'en');
  // A returning user: no question of the shell comes in between.
  settings.set('storageChoiceMade', true);
  settings.set('welcomeCompleted', true);
});
afterEach(cleanup);

describe('the free plan', () => {
  it('takes one hundred transactions, names the limit at the next one and locks nothing away', async () => {
    const api = testLedger();
    await importFile(api, purchases('first.csv', 1, 99));
    await visit('/smart-import', { ledger: clientOf(api) });

    await drop(purchases('two-more.csv', 100, 101));
    const limit =
      'Transaction limit reached! You have 1 transactions left in FREE plan. Upgrade to import 2 more transactions.';
    await screen.findByText(new RegExp(limit));
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 entries' }));
    const dialog = await screen.findByRole('dialog', { name: 'Premium Feature' });
    expect(within(dialog).getByText(limit)).toBeTruthy();
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
    expect(within(dialog).getByText('€49 a year or €5 a month, VAT included.')).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'See the upgrade' }).getAttribute('href')).toContain('/pricing');
    expect(within(dialog).getByText('Everything you have imported stays yours to use.')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Later' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await ids(api)).toHaveLength(99);

    // The hundredth is free, and a full ledger can still be read, changed and saved.
    await drop(purchases('one-more.csv', 100, 100));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 entry' }));
    await screen.findByText('Files imported successfully');
    const all = await ids(api);
    expect(all).toHaveLength(100);
    good(await api.applyEdit('own', { kind: 'delete', eventIds: all.slice(0, 1), why: 'delete' }));
    good(await api.undo('own'));
    expect(good(await api.backup({})).length).toBeGreaterThan(1_000);
  });
});

describe('a running import', () => {
  it('is cancelled with a word and keeps the files', async () => {
    const api: LedgerApi = { ...testLedger(), previewImport: () => new Promise(() => {}) };
    await visit('/smart-import', { ledger: clientOf(api) });
    await drop(purchases('many.csv', 1, 3));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByText('Import cancelled.');
    expect(await screen.findByText('many.csv')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start Import' })).toBeTruthy();
  });
});

describe('a file of which every row waits', () => {
  it('is offered for review, and nobody says that it could not be imported', async () => {
    await visit('/smart-import', { ledger: clientOf(testLedger()) });
    await drop(textFile('odd.csv', `${HEADER}\n2024-05-02T10:00:00Z,teleport,BTC,0.01,60000,EUR,600,,,Kraken,,x`));
    await screen.findByText('No entry is complete yet: the rows wait for your answer.');
    expect(screen.getByRole('button', { name: 'Add 1 row for review' })).toBeTruthy();
    expect(screen.queryByText(/could not be imported|No file/)).toBeNull();
  });
});

describe('a drop', () => {
  const dropOn = (target: Element, file: File) => {
    const dataTransfer = { files: [file], types: ['Files'], dropEffect: 'copy' };
    // True where the browser would still open the file in place of the app.
    return fireEvent.drop(target, { dataTransfer });
  };

  it('is refused aloud while an import runs', async () => {
    const api: LedgerApi = { ...testLedger(), previewImport: () => new Promise(() => {}) };
    await visit('/smart-import', { ledger: clientOf(api) });
    await drop(purchases('many.csv', 1, 3));
    await screen.findByRole('button', { name: 'Cancel' });
    dropOn(screen.getByRole('region', { name: 'Drop area for files' }), purchases('more.csv', 4, 5));
    expect(await screen.findByText('An import is already running.')).toBeTruthy();
  });

  it.each(['/smart-import', '/settings'])('anywhere on %s is read by the import', async (address) => {
    const router = await visit(address, { ledger: clientOf(testLedger()) });
    const heading = await screen.findByRole('heading', { level: 1 });
    await act(() => vi.dynamicImportSettled());
    expect(dropOn(heading, purchases('many.csv', 1, 3))).toBe(false);
    expect(await screen.findByRole('button', { name: 'Add 3 entries' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/smart-import');
  });
});

describe('the keyboard', () => {
  it('stays with the import when a step takes its button away', async () => {
    await visit('/smart-import', { ledger: clientOf(testLedger()) });
    await drop(purchases('few.csv', 1, 3));
    const discard = await screen.findByRole('button', { name: 'Discard' });
    discard.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Drop files here');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Drop files here/));
  });
});

describe('questions of a file', () => {
  const dates = (day: string) => [HEADER, `${day},buy,BTC,0.01,60000,EUR,600,,,Kraken,,`].join('\n');

  it('asks for the order of day and month only where it is open, and reads again', async () => {
    await visit('/smart-import', { ledger: clientOf(testLedger()) });
    await drop(textFile('open.csv', dates('03/04/2024 10:00')));
    const question = await screen.findByRole('combobox', { name: 'What comes first in the dates?' });
    expect(screen.getByText('The rows are waiting for your answer.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add 1 entry/ })).toBeNull();
    await userEvent.click(question);
    await userEvent.click(await screen.findByRole('option', { name: /^The month/ }));
    expect(await screen.findByRole('button', { name: 'Add 1 entry' })).toBeTruthy();
    // Still there, with its answer, for whoever changes his mind.
    expect((await screen.findByRole('combobox', { name: 'What comes first in the dates?' })).textContent).toMatch(
      /^The month/,
    );
  });
});
