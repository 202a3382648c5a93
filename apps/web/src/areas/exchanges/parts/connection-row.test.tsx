import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../platform/i18n/locale.tsx';
import type { ConnectionView } from '../connection-types.ts';
import type { SyncRun } from '../use-connections.ts';
import { ConnectionRow } from './connection-row.tsx';

const connection: ConnectionView = {
  id: '1',
  exchange: 'okx',
  label: 'Main',
  createdAt: '2026-11-01T08:00:00Z',
  lastTest: { at: '2026-11-15T08:00:00Z', responseMs: 87 },
  rights: { trade: false, withdraw: false },
  keepsDays: { trades: 90 },
  streams: ['trades', 'conversions', 'deposits', 'withdrawals', 'ledger'],
  refused: [],
  isReading: false,
};

function show(more: Partial<ConnectionView>, run?: SyncRun) {
  const calls = { onSync: vi.fn(), onStop: vi.fn(), onTest: vi.fn(), onDisconnect: vi.fn() };
  render(
    <LocaleProvider locale="en">
      <ul>
        <ConnectionRow connection={{ ...connection, ...more }} run={run} isTesting={false} {...calls} />
      </ul>
    </LocaleProvider>,
  );
  return calls;
}

it('tells the real response time, what the key may do, and what the exchange forgets', async () => {
  const calls = show({});
  expect(screen.getByText(/^87 ms/)).toBeDefined();
  expect(screen.getByText('read only')).toBeDefined();
  expect(screen.getByText(/only provides trades for the last 90 days/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Sync OKX · Main' }));
  await userEvent.click(screen.getByRole('button', { name: 'Test OKX · Main' }));
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect OKX · Main' }));
  expect([calls.onSync, calls.onTest, calls.onDisconnect].map((call) => call.mock.calls.length)).toEqual([1, 1, 1]);
});

it('warns about rights that reading does not need, most about withdrawals', () => {
  show({ rights: { trade: true, withdraw: true } });
  expect(screen.getByText(/This key can withdraw funds/)).toBeDefined();
  expect(screen.queryByText(/This key may trade/)).toBeNull();
});

it('says so when the exchange does not tell the rights', () => {
  show({ rights: null });
  expect(screen.getByText(/does not say what the key may do/)).toBeDefined();
});

it('shows how far a sync is, and its failure with what helps', async () => {
  const progress = { stream: 'deposits', streamIndex: 2, streamCount: 4, done: 0.5, records: 1_234 } as const;
  const calls = show({}, { kind: 'reading', progress });
  /** Two of four histories and a half. */
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('63');
  expect(screen.getByText('deposits (3 of 4) · read: 1,234')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls.onStop).toHaveBeenCalledOnce();
});

it('tells a failure in words, and that a reading goes on where it was cut off', () => {
  show({ waiting: 40 }, { kind: 'failed', error: { code: 'exchange.unreachable' } });
  expect(screen.getByText(/The exchange does not answer/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sync OKX · Main' }).textContent).toBe('Continue');
});

it('says what it reads, since when, and what only a file brings', () => {
  show({ refused: ['conversions'] });
  const cells = (area: string) =>
    [...(screen.getByRole('rowheader', { name: area, hidden: true }).parentElement?.querySelectorAll('td') ?? [])].map(
      (cell) => cell.textContent,
    );
  expect(cells('spot trades')).toEqual(['read', 'last 90 days; older by file']);
  expect(cells('staking')).toEqual(['read', 'from the beginning']);
  expect(cells('conversions and instant purchases')).toEqual([
    'not read',
    'The exchange does not provide all of it: by file',
  ]);
  expect(cells('margin')).toEqual(['file only', 'if used: by file']);
});
