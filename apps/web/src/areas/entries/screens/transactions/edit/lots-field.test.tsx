import { type Instant, ok } from '@cryptax/kernel';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../../../../platform/ledger/ledger-client.ts';
import type { LedgerState } from '../../../../../platform/ledger/ledger-state.ts';
import { LedgerProvider } from '../../../../../platform/ledger/use-ledger.tsx';
import { type EventForm, emptyForm } from '../model/event-form.ts';
import { LotsField } from './lots-field.tsx';

const LOT = { acquiredAt: '2025-01-10T10:00:00Z', freeFrom: '2026-01-11', amount: '1', cost: '100.00' };
const LOTS = [
  { ...LOT, lotId: 'b1' },
  { ...LOT, lotId: 'b2', acquiredAt: '2025-02-10T10:00:00Z', freeFrom: '2026-02-11', cost: null },
];

const READY = { kind: 'empty', book: 'own', revision: 1 } as unknown as LedgerState;

/** The form around the field, as the editor keeps it. */
function Form({ hasError = false }: { readonly hasError?: boolean }) {
  const [form, setForm] = useState<EventForm>({
    ...emptyForm(1_750_000_000 as Instant),
    ...{ kind: 'sell', wallet: 'Kraken', outAsset: 'BTC', outAmount: '1.5' },
  });
  return (
    <>
      <output>{form.lotIds.join(' ')}</output>
      <LotsField
        book="own"
        eventId={undefined}
        {...{ form, hasError }}
        onChange={(part) => setForm((old) => ({ ...old, ...part }))}
      />
    </>
  );
}

async function show(hasError = false) {
  const api = new Proxy({} as LedgerApi, {
    get: (_, asked) => {
      if (asked === 'subscribe') return async (hear: (state: LedgerState) => void) => hear(READY);
      return asked === 'saleLots' ? async () => ok(LOTS) : () => new Promise(() => {});
    },
  });
  await act(async () => {
    render(
      <LocaleProvider locale="en">
        <LedgerProvider client={clientOf(api)}>
          <Form hasError={hasError} />
        </LedgerProvider>
      </LocaleProvider>,
    );
  });
}

afterEach(cleanup);

it('names lots in the order in which they are chosen, says when they do not suffice, and lets go of them again', async () => {
  await show();
  const chosen = () => screen.getByRole('status').textContent;
  const name = screen.getByRole('checkbox', { name: /Name the lots/ });
  await userEvent.click(name);
  await userEvent.click(await screen.findByRole('checkbox', { name: /acquired on 10 Feb 2025/ }));
  expect(chosen()).toBe('b2');
  expect(screen.getByText(/That is not enough/)).toBeDefined();
  expect(screen.getByText(/cost unknown/)).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: /acquired on 10 Jan 2025/ }));
  expect(chosen()).toBe('b2 b1');
  expect(screen.getByText(/^Chosen: .* will be sold/)).toBeDefined();
  // A sale of the past: how it can be shown belongs into the note.
  expect(screen.getByText(/The sale is in the past/)).toBeDefined();
  await userEvent.click(name);
  expect(chosen()).toBe('');
});

it('says what is missing where a sale of the past has no words on its proof', async () => {
  await show(true);
  expect(screen.getByText(/Say in the note how you can prove the lots/)).toBeDefined();
});
