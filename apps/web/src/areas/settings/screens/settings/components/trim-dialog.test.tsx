import { err, ok } from '@cryptax/kernel';
import type { OldSteps } from '@cryptax/store';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import type { Answer } from '../../../../../platform/ledger/answer.ts';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import { LedgerProvider } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { Observable } from '../../../../../platform/observable.ts';
import { EMPTY_LEDGER } from '../../../../../testing/empty-ledger.ts';
import { TrimDialog } from './trim-dialog.tsx';

afterEach(() => vi.restoreAllMocks());

function show(steps: OldSteps, shortenHistory: (book: string) => Answer<OldSteps & { freedBytes?: number }>) {
  const api = { oldSteps: async () => ok(steps), shortenHistory } as unknown as LedgerApi;
  const onClose = vi.fn();
  render(
    <LocaleProvider locale="en">
      <LedgerProvider client={{ api, state: new Observable(EMPTY_LEDGER) }}>
        <TrimDialog onClose={onClose} />
      </LedgerProvider>
    </LocaleProvider>,
  );
  return { onClose, confirm: () => screen.getByRole('button', { name: 'Shorten history' }) };
}

test('says what it is about, shortens once and tells the room it gave', async () => {
  const success = vi.spyOn(notices, 'success');
  const shorten = vi.fn(async () => ok({ done: 128, abandoned: 2, freedBytes: 3_500_000 }));
  const { onClose, confirm } = show({ done: 128, abandoned: 2 }, shorten);
  expect(await screen.findByText(/^128 older steps stay listed .* can no longer be undone/)).toBeDefined();
  expect(screen.getByText('The last 20 steps can still be undone.')).toBeDefined();
  expect(screen.getByText(/^2 steps that you undid/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save a backup first' })).toBeDefined();
  await userEvent.click(confirm());
  expect(shorten.mock.calls).toEqual([['own']]);
  expect(success).toHaveBeenCalledWith('History shortened', '3.5\u00a0MB freed');
  expect(onClose).toHaveBeenCalledOnce();
});

test('with nothing to shorten it says why, and there is nothing to press', async () => {
  const shorten = vi.fn();
  const { confirm } = show({ done: 0, abandoned: 0 }, shorten);
  expect(await screen.findByText(/^There is nothing to shorten: the last 20 steps always stay/)).toBeDefined();
  await userEvent.click(confirm());
  expect(shorten).not.toHaveBeenCalled();
});

test('a failure is reported, and the question stays open', async () => {
  const info = vi.spyOn(notices, 'info');
  const { onClose, confirm } = show({ done: 0, abandoned: 1 }, async () =>
    err({ code: 'store.quota', remedies: ['free-disk-space'] }),
  );
  expect(await screen.findByText(/^One step that you undid .* still takes up space/)).toBeDefined();
  await userEvent.click(confirm());
  expect(info.mock.calls[0]?.[0]).toMatch(/^The browser's storage is full\./);
  expect(onClose).not.toHaveBeenCalled();
});
