import { describe, expect, it, vi } from 'vitest';
import { BrowserWallet, shortAddress } from './browser-wallet.ts';

const ADDRESS = '0x71C4aa00000000000000000000000000000f9aF2';
const OTHER = '0x1111111111111111111111111111111111112222';

function extension(accounts: unknown) {
  const handlers = new Map<string, (value: unknown) => void>();
  return {
    request: vi.fn(async () => {
      if (accounts instanceof Error) throw accounts;
      return accounts;
    }),
    on: (event: string, handler: (value: unknown) => void) => void handlers.set(event, handler),
    emit: (event: string, value: unknown) => handlers.get(event)?.(value),
  };
}

function pageWith(provider: unknown, name: string): Window {
  const page = new EventTarget();
  page.addEventListener('eip6963:requestProvider', () =>
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info: { name }, provider } })),
  );
  return page as unknown as Window;
}

describe('BrowserWallet', () => {
  it('is absent until an extension announces itself', () => {
    const wallet = new BrowserWallet();
    wallet.find(new EventTarget() as unknown as Window);
    expect(wallet.status.get()).toEqual({ kind: 'absent' });
    wallet.find(pageWith({ request: 'no function' }, 'Broken'));
    expect(wallet.status.get()).toEqual({ kind: 'absent' });
    wallet.find(pageWith(extension([]), 'Rabby'));
    expect(wallet.status.get()).toEqual({ kind: 'available', name: 'Rabby' });
  });

  it('connects, follows a changed account and forgets on disconnect', async () => {
    const wallet = new BrowserWallet();
    const provider = extension([ADDRESS]);
    wallet.find(pageWith(provider, 'Rabby'));
    await wallet.connect();
    expect(wallet.status.get()).toEqual({ kind: 'connected', address: ADDRESS });
    provider.emit('accountsChanged', [OTHER]);
    expect(wallet.status.get()).toEqual({ kind: 'connected', address: OTHER });
    wallet.disconnect();
    expect(wallet.status.get()).toEqual({ kind: 'available', name: 'Rabby' });
    provider.emit('accountsChanged', [ADDRESS]);
    expect(wallet.status.get().kind).toBe('available');
  });

  it('takes a no for an answer, and an odd answer for no account', async () => {
    const refusing = new BrowserWallet();
    refusing.find(pageWith(extension(new Error('User rejected')), 'Rabby'));
    await refusing.connect();
    expect(refusing.status.get()).toEqual({ kind: 'refused' });

    const odd = new BrowserWallet();
    odd.find(pageWith(extension(['0x12']), 'Rabby'));
    await odd.connect();
    expect(odd.status.get().kind).toBe('available');
  });
});

describe('shortAddress', () => {
  it('keeps first 6 and last 4, and short texts whole', () => {
    expect(shortAddress(ADDRESS)).toBe('0x71C4…9aF2');
    expect(shortAddress('0x1234567890')).toBe('0x1234567890');
  });
});
