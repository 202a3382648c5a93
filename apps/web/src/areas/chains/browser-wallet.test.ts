import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../platform/settings/settings.ts';
import { BrowserWallet, shortAddress } from './browser-wallet.ts';

const ADDRESS = '0x71C4aa00000000000000000000000000000f9aF2';
const OTHER = '0x1111111111111111111111111111111111112222';

function extension(accounts: unknown, chain = '0x1') {
  const handlers = new Map<string, (value: unknown) => void>();
  return {
    request: vi.fn(async ({ method }: { readonly method: string }) => {
      if (accounts instanceof Error) throw accounts;
      return method === 'eth_chainId' ? chain : accounts;
    }),
    on: (event: string, handler: (value: unknown) => void) => void handlers.set(event, handler),
    emit: (event: string, value: unknown) => handlers.get(event)?.(value),
  };
}

interface Offered {
  readonly provider: unknown;
  readonly name: string;
  readonly rdns?: string;
}

function pageWith(...offered: readonly Offered[]): Window {
  const page = new EventTarget();
  page.addEventListener('eip6963:requestProvider', () => {
    for (const { provider, name, rdns = name } of offered) {
      const detail = { info: { name, rdns, uuid: name }, provider };
      page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    }
  });
  return page as unknown as Window;
}

const settled = () => vi.waitFor(() => {});

beforeEach(() => settings.set('connectedWallet', ''));

describe('BrowserWallet', () => {
  it('is absent until an extension announces itself', () => {
    const wallet = new BrowserWallet();
    wallet.find(new EventTarget() as unknown as Window);
    expect(wallet.status.get()).toEqual({ kind: 'absent' });
    wallet.find(pageWith({ provider: { request: 'no function' }, name: 'Broken' }));
    expect(wallet.status.get()).toEqual({ kind: 'absent' });
    wallet.find(pageWith({ provider: extension([]), name: 'Rabby' }));
    expect(wallet.status.get()).toEqual({ kind: 'available', name: 'Rabby' });
  });

  it('finds several, each once, and the older injection only where nobody announces', () => {
    const wallet = new BrowserWallet();
    const legacy = Object.assign(new EventTarget(), { ethereum: { ...extension([]), isMetaMask: true } });
    wallet.find(legacy as unknown as Window);
    expect(wallet.found.get()).toEqual([{ id: 'legacy', name: 'MetaMask' }]);
    const other = new BrowserWallet();
    const page = pageWith({ provider: extension([]), name: 'Rabby' }, { provider: extension([]), name: 'Frame' });
    other.find(page);
    page.dispatchEvent(new Event('eip6963:requestProvider'));
    expect(other.found.get().map(({ name }) => name)).toEqual(['Rabby', 'Frame']);
  });

  it('connects the chosen one, follows account and network, and forgets on disconnect', async () => {
    const wallet = new BrowserWallet();
    const [first, provider] = [extension([OTHER]), extension([ADDRESS])];
    wallet.find(pageWith({ provider: first, name: 'Frame' }, { provider, name: 'Rabby' }));
    await wallet.connect('Rabby');
    const connected = { kind: 'connected', via: 'browser', name: 'Rabby' };
    expect(wallet.status.get()).toEqual({ ...connected, address: ADDRESS, chainId: 1 });
    provider.emit('accountsChanged', [OTHER]);
    await vi.waitFor(() => expect(wallet.status.get()).toMatchObject({ ...connected, address: OTHER }));
    provider.emit('chainChanged', '0x89');
    expect(wallet.status.get()).toMatchObject({ address: OTHER, chainId: 137 });
    wallet.disconnect();
    expect(wallet.status.get()).toEqual({ kind: 'available', name: 'Frame' });
    provider.emit('accountsChanged', [ADDRESS]);
    await settled();
    expect(wallet.status.get().kind).toBe('available');
  });

  it('is connected again after a reload without asking for permission', async () => {
    const before = new BrowserWallet();
    before.find(pageWith({ provider: extension([ADDRESS]), name: 'Rabby' }));
    await before.connect();
    const provider = extension([ADDRESS]);
    const after = new BrowserWallet();
    after.find(pageWith({ provider, name: 'Rabby' }));
    await vi.waitFor(() => expect(after.status.get()).toMatchObject({ kind: 'connected', address: ADDRESS }));
    expect(provider.request.mock.calls.map(([{ method }]) => method)).toEqual(['eth_accounts', 'eth_chainId']);
  });

  it('keeps an address entered by hand', () => {
    new BrowserWallet().takeAddress(ADDRESS);
    const after = new BrowserWallet();
    after.find(pageWith());
    expect(after.status.get()).toEqual({ kind: 'connected', via: 'manual', address: ADDRESS, name: null });
  });

  it('takes a no for an answer, and an odd answer for no account', async () => {
    const refusing = new BrowserWallet();
    refusing.find(pageWith({ provider: extension(new Error('User rejected')), name: 'Rabby' }));
    await refusing.connect();
    expect(refusing.status.get()).toEqual({ kind: 'refused' });

    const odd = new BrowserWallet();
    odd.find(pageWith({ provider: extension(['0x12']), name: 'Rabby' }));
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
