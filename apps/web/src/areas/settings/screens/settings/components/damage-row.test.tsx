import { ok } from '@cryptax/kernel';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import type { LedgerState } from '../../../../../platform/ledger/ledger-state.ts';
import { LedgerProvider } from '../../../../../platform/ledger/use-ledger.tsx';
import { Observable } from '../../../../../platform/observable.ts';
import { DamageRow } from './damage-row.tsx';

afterEach(() => vi.restoreAllMocks());

const RECORD = {
  id: 'chunks:["own",1]#1',
  table: 'chunks',
  key: '["own",1]#1',
  reason: 'malformed-event',
  text: '{"id":"a2","note":"<img src=x onerror=alert(1)>"}',
};

test('shows damaged records as text and gives all of them out as a file', async () => {
  const api = { damagedRecords: async () => ok([RECORD]) } as unknown as LedgerApi;
  const state = new Observable<LedgerState>({ kind: 'loading' });
  const { container } = render(
    <LocaleProvider locale="en">
      <LedgerProvider client={{ api, state }}>
        <DamageRow />
      </LedgerProvider>
    </LocaleProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/One record is damaged\. It stays as it is/)).toBeDefined();
  expect(screen.getByText(RECORD.text)).toBeDefined();
  expect(container.querySelector('img')).toBeNull();
  let saved: Blob | MediaSource | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob;
    return 'blob:none';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
  const text = saved instanceof Blob ? await saved.text() : '';
  expect(JSON.parse(text)).toEqual({ format: 'cryptax-damaged-records', version: 1, records: [RECORD] });
});
