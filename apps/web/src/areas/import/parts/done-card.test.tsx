import { err, ok } from '@cryptax/kernel';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../platform/i18n/locale.tsx';
import type { CommittedImport, ImportPreview } from '../../../platform/ledger/import-types.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import type { LedgerState } from '../../../platform/ledger/ledger-state.ts';
import { LedgerProvider } from '../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../platform/notices/notices.ts';
import { Observable } from '../../../platform/observable.ts';
import { settings } from '../../../platform/settings/settings.ts';
import { DoneCard } from './done-card.tsx';

beforeEach(() => settings.set('noBackupReminders', true));
afterEach(() => {
  settings.clear('noBackupReminders');
  for (const { id } of notices.shown.get()) notices.dismiss(id);
});

const newest = { seq: 1 };

interface Outcome {
  readonly files?: readonly object[];
  readonly imports?: readonly object[];
}

function show(
  undo: LedgerApi['undo'],
  onClear: () => void,
  more: Partial<LedgerApi> = {},
  { files = [], imports = [{ openReview: 0 }] }: Outcome = {},
) {
  newest.seq = 1;
  const journal = async () => ok([{ seq: newest.seq, kind: 'import', why: 'import', state: 'done' }]);
  const client = {
    api: { undo, journal, ...more } as unknown as LedgerApi,
    state: new Observable<LedgerState>({ kind: 'loading' }),
  };
  const [preview, result] = [{ files }, { status: 'applied', added: 3, imports, areRowsKept: true }];
  const routeTree = createRootRoute({
    component: () => (
      <LocaleProvider locale="en">
        <LedgerProvider client={client}>
          <DoneCard
            preview={preview as unknown as ImportPreview}
            result={result as unknown as CommittedImport}
            onClear={onClear}
          />
        </LedgerProvider>
      </LocaleProvider>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router as never} />);
}

it('takes the import back once, however often the button is pressed', async () => {
  const cleared = vi.fn();
  const undo = vi.fn(async () => ok({ revision: 2, changed: 3, eventIds: [] }));
  show(undo, cleared);
  const button = await screen.findByRole('button', { name: 'Undo' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(cleared).toHaveBeenCalled());
  expect(undo).toHaveBeenCalledOnce();
});

it('says what stands in the way, and stays', async () => {
  const cleared = vi.fn();
  show(async () => err({ code: 'journal.damaged' }) as never, cleared);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(notices.shown.get().at(-1)?.content).toMatchObject({ title: expect.stringMatching(/cannot be undone/) }),
  );
  expect(cleared).not.toHaveBeenCalled();
});

it('takes nothing back once another step has followed the import', async () => {
  const undo = vi.fn(async () => ok({ revision: 3, changed: 1, eventIds: [] }));
  show(undo, vi.fn());
  const button = await screen.findByRole('button', { name: 'Undo' });
  newest.seq = 2;
  fireEvent.click(button);
  await waitFor(() =>
    expect(notices.shown.get().at(-1)?.content).toMatchObject({ title: expect.stringMatching(/changed since/) }),
  );
  expect(undo).not.toHaveBeenCalled();
});

it('counts the rows that came along, and names the files that did not', async () => {
  const unknown = { name: 'mine.csv', format: null, counts: { review: 4 } };
  const known = { name: 'kraken.csv', format: { id: 'kraken-ledgers', source: 'Kraken' }, counts: { review: 2 } };
  show(vi.fn(), vi.fn(), {}, { files: [known, unknown], imports: [{ openReview: 2 }] });
  expect(await screen.findByText('3 new entries from 1 file, 2 rows to review.')).toBeTruthy();
  expect(screen.getByText(/^Not added: mine\.csv\./)).toBeTruthy();
});

it('keeps the keyboard where it is when the button to stay is gone', async () => {
  show(vi.fn(), vi.fn());
  const stay = await screen.findByRole('button', { name: 'Stay here' });
  stay.focus();
  fireEvent.click(stay);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Files imported successfully/));
});

it('has the overview worked out while it is read', async () => {
  const asked: string[] = [];
  const ask = (name: string) => async () => {
    asked.push(name);
    return ok({} as never);
  };
  show(vi.fn(), vi.fn(), {
    portfolioModel: ask('portfolio'),
    queryEvents: ask('events'),
    eventFacets: ask('facets'),
  });
  await waitFor(() => expect(asked).toEqual(['portfolio', 'events', 'facets']));
});
