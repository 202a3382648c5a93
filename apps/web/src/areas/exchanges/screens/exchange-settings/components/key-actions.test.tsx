import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import type { ConnectionView } from '../../../connection-types.ts';
import { useConnectionActions } from '../../../parts/use-connection-actions.tsx';
import type { Connections } from '../../../use-connections.ts';
import { KeyActions } from './key-actions.tsx';

const kraken: ConnectionView = {
  id: 'k1',
  exchange: 'kraken',
  label: '',
  createdAt: '2026-11-01T08:00:00Z',
  lastTest: { at: '2026-11-15T08:00:00Z', responseMs: 87 },
  rights: null,
  keepsDays: {},
  streams: [],
  refused: [],
  isReading: false,
};

function Card({ connections, onConnect }: { readonly connections: Connections; readonly onConnect: () => void }) {
  const actions = useConnectionActions(connections);
  return (
    <>
      <KeyActions
        name="Kraken"
        connection={connections.list[0]}
        isSyncing={false}
        onConnect={onConnect}
        onSync={(id) => actions.sync([id])}
        onDisconnect={actions.disconnect}
      />
      {actions.dialogs}
    </>
  );
}

function show(list: readonly ConnectionView[]) {
  const calls = { sync: vi.fn(async () => {}), remove: vi.fn(async () => {}), onConnect: vi.fn() };
  const connections = {
    asked: { kind: 'ready', value: { isUnlocked: true, list } },
    list,
    runs: new Map(),
    testing: new Set(),
    ...calls,
  } as unknown as Connections;
  render(
    <LocaleProvider locale="en">
      <Card connections={connections} onConnect={calls.onConnect} />
    </LocaleProvider>,
  );
  return calls;
}

it('offers to connect where there is no key', async () => {
  const calls = show([]);
  await userEvent.click(screen.getByRole('button', { name: 'Connect Kraken' }));
  expect(calls.onConnect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Disconnect Kraken' })).toBeNull();
});

it('syncs, and disconnects only after a second word', async () => {
  const calls = show([kraken]);
  await userEvent.click(screen.getByRole('button', { name: 'Sync Kraken' }));
  expect(calls.sync).toHaveBeenCalledWith(['k1']);
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect Kraken' }));
  expect(calls.remove).not.toHaveBeenCalled();
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain('Kraken');
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(calls.remove).toHaveBeenCalledWith('k1');
});
