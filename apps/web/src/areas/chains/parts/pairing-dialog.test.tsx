import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../platform/i18n/locale.tsx';
import { Observable } from '../../../platform/observable.ts';
import { ElsewhereWallet } from './elsewhere-wallet.tsx';
import type { LinkedWallet, Pairing } from './linked-wallet.ts';

const URI = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`;

function show(isSetUp = true) {
  const pairing = new Observable<Pairing>({ kind: 'idle' });
  const link = {
    pairing,
    isSetUp: async () => isSetUp,
    pair: vi.fn(async () => pairing.set({ kind: 'starting' })),
    cancel: vi.fn(async () => pairing.set({ kind: 'idle' })),
  };
  render(
    <LocaleProvider locale="en">
      <ElsewhereWallet link={link as unknown as LinkedWallet} />
    </LocaleProvider>,
  );
  return link;
}

const start = async () => userEvent.click(await screen.findByRole('button', { name: 'Connect with WalletConnect' }));

it('is not there where the operator set nothing up', async () => {
  show(false);
  await Promise.resolve();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the code and the link while it waits, and closes when the wallet said yes', async () => {
  const link = show();
  await start();
  expect(screen.getByRole('status').textContent).toBe('Fetching the code …');
  link.pairing.set({ kind: 'waiting', uri: URI });
  const code = await screen.findByRole('img', { name: 'Code to scan with the wallet app' });
  /** 160 bytes at level L fit version 8: 49 fields and four of white on each side. */
  expect(code.getAttribute('viewBox')).toBe('-4 -4 57 57');
  expect(screen.getByText('Waiting for your wallet …')).toBeDefined();
  expect(screen.getByText('Open in the wallet app').getAttribute('href')).toBe(URI);
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(written).toHaveBeenCalledWith(URI);
  link.pairing.set({ kind: 'idle' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('cancels with the button and with Esc', async () => {
  const link = show();
  await start();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await start();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(link.cancel).toHaveBeenCalledTimes(2);
});

it('says what failed and offers a new code', async () => {
  const link = show();
  await start();
  link.pairing.set({ kind: 'failed', failure: 'expired' });
  expect((await screen.findByRole('alert')).textContent).toContain('The code has expired');
  await userEvent.click(screen.getByRole('button', { name: 'New code' }));
  expect(link.pair).toHaveBeenCalledTimes(2);
});
