// @vitest-environment node
/** Pairing with a wallet on another device, against a wallet of our own behind the port: no relay can be reached here. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../../platform/settings/settings.ts';
import { BrowserWallet } from '../browser-wallet.ts';
import { LinkedWallet, type Pairing } from './linked-wallet.ts';
import type { WalletLink } from './wallet-provider.ts';
import { askProject } from './walletconnect.ts';

const ADDRESS = '0x71C4aa00000000000000000000000000000f9aF2';
const OTHER = '0x1111111111111111111111111111111111112222';
const URI = 'wc:topic@2?relay-protocol=irn&symKey=00';
const PROJECT = '0123456789abcdef0123456789abcdef';

/** A wallet that scans, and answers when the test says so. */
function phone({ isPaired = false } = {}) {
  const listeners = new Map<string, (value: unknown) => void>();
  let answer: { readonly yes: () => void; readonly no: (error: unknown) => void } | undefined;
  let onEnd: () => void = () => undefined;
  const state = { isPaired, accounts: [ADDRESS], chain: '0x89' };
  const link: WalletLink = {
    provider: {
      request: async ({ method }) => (method === 'eth_chainId' ? state.chain : state.accounts),
      on: (event, listener) => void listeners.set(event, listener),
    },
    pairedWith: () => (state.isPaired ? 'Pocket' : undefined),
    pair: (onCode) =>
      new Promise((yes, no) => {
        answer = {
          yes: () => {
            state.isPaired = true;
            yes();
          },
          no,
        };
        onCode(URI);
      }),
    cancel: vi.fn(async () => undefined),
    end: vi.fn(async () => {
      state.isPaired = false;
    }),
    onEnd: (listener) => {
      onEnd = listener;
    },
  };
  return {
    link,
    yes: () => answer?.yes(),
    no: (error: unknown) => answer?.no(error),
    hangUp: () => onEnd(),
    notify: (event: string, value: unknown) => listeners.get(event)?.(value),
  };
}

function setUp(wallet = phone(), projectId: string | undefined = PROJECT) {
  const shell = new BrowserWallet();
  const open = vi.fn(async () => wallet.link);
  const linked = new LinkedWallet({ open, projectId: async () => projectId, target: shell });
  return { ...wallet, shell, linked, open };
}

const becomes = (linked: LinkedWallet, pairing: Partial<Pairing>) =>
  vi.waitFor(() => expect(linked.pairing.get()).toMatchObject(pairing));

beforeEach(() => settings.set('connectedWallet', ''));

describe('pairing', () => {
  it('shows a code, waits, and connects the account that the wallet shares', async () => {
    const { linked, shell, yes, open } = setUp();
    const done = linked.pair();
    expect(linked.pairing.get()).toEqual({ kind: 'starting' });
    await becomes(linked, { kind: 'waiting', uri: URI });
    yes();
    await done;
    expect(linked.pairing.get()).toEqual({ kind: 'idle' });
    expect(open).toHaveBeenCalledWith(PROJECT);
    /** 0x89 is Polygon, 137. */
    expect(shell.status.get()).toEqual({
      kind: 'connected',
      via: 'walletconnect',
      address: ADDRESS,
      name: 'Pocket',
      chainId: 137,
    });
  });

  it.each([
    ['refused', { code: 5000, message: 'User rejected.' }],
    ['expired', new Error('Proposal expired')],
    ['unreachable', new Error("Couldn't establish socket connection to the relay server")],
  ])('tells when it is %s, and can be tried again', async (failure, error) => {
    const { linked, shell, no, yes } = setUp();
    const first = linked.pair();
    await becomes(linked, { kind: 'waiting' });
    no(error);
    await first;
    expect(linked.pairing.get()).toEqual({ kind: 'failed', failure });
    const second = linked.pair();
    await becomes(linked, { kind: 'waiting' });
    yes();
    await second;
    expect(shell.status.get().kind).toBe('connected');
  });

  it('stays cancelled, even if the wallet says yes later', async () => {
    const { linked, shell, link, yes } = setUp();
    const done = linked.pair();
    await becomes(linked, { kind: 'waiting' });
    await linked.cancel();
    expect([linked.pairing.get().kind, vi.mocked(link.cancel).mock.calls.length]).toEqual(['idle', 1]);
    yes();
    await done;
    expect(vi.mocked(link.end)).toHaveBeenCalledOnce();
    expect(shell.status.get().kind).toBe('absent');
  });

  it('gives up when no code comes within twenty seconds', async () => {
    vi.useFakeTimers();
    const target = new BrowserWallet();
    const silent = new LinkedWallet({ open: () => new Promise(() => {}), projectId: async () => PROJECT, target });
    void silent.pair();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(silent.pairing.get()).toEqual({ kind: 'starting' });
    await vi.advanceTimersByTimeAsync(1);
    expect(silent.pairing.get()).toEqual({ kind: 'failed', failure: 'unreachable' });
    vi.useRealTimers();
  });

  it('does not exist without a project', async () => {
    const { linked, open } = setUp(phone(), '');
    const none = new LinkedWallet({ open, projectId: async () => undefined, target: new BrowserWallet() });
    expect([await linked.isSetUp(), await none.isSetUp()]).toEqual([true, false]);
    await none.pair();
    expect(none.pairing.get()).toEqual({ kind: 'failed', failure: 'unreachable' });
    expect(open).not.toHaveBeenCalled();
  });
});

describe('a paired wallet', () => {
  it('is followed to another account and network, and ended here', async () => {
    const { linked, shell, link, notify } = setUp(phone({ isPaired: true }));
    expect(await linked.restore()).toBe('restored');
    notify('accountsChanged', [OTHER]);
    await vi.waitFor(() => expect(shell.status.get()).toMatchObject({ address: OTHER, chainId: 137 }));
    notify('chainChanged', '0xa');
    expect(shell.status.get()).toMatchObject({ address: OTHER, chainId: 10 });
    shell.disconnect();
    expect(vi.mocked(link.end)).toHaveBeenCalledOnce();
    expect([shell.status.get().kind, settings.get('connectedWallet')]).toEqual(['absent', '']);
  });

  it('is gone when the wallet ends it', async () => {
    const { linked, shell, link, hangUp } = setUp(phone({ isPaired: true }));
    await linked.restore();
    hangUp();
    expect(shell.status.get().kind).toBe('absent');
    expect(vi.mocked(link.end)).not.toHaveBeenCalled();
  });

  it('is taken up after a reload, forgotten if it ended meanwhile, and kept if it cannot be asked', async () => {
    const again = setUp(phone({ isPaired: true }));
    await again.linked.restore();
    expect(settings.get('connectedWallet')).toBe('walletconnect:');
    expect(again.shell.status.get()).toMatchObject({ via: 'walletconnect', address: ADDRESS });
    expect(await setUp(phone()).linked.restore()).toBe('gone');
    const offline = new LinkedWallet({
      open: async () => Promise.reject(new Error('offline')),
      projectId: async () => PROJECT,
      target: new BrowserWallet(),
    });
    expect(await offline.restore()).toBe('unreachable');
    expect(settings.get('connectedWallet')).toBe('walletconnect:');
  });
});

it('believes only a project id of the right shape', async () => {
  const answer = (body: unknown, status = 200) =>
    askProject(async () => new Response(JSON.stringify(body), { status }));
  expect(await answer({ walletConnectProjectId: PROJECT })).toBe(PROJECT);
  expect(await answer({ walletConnectProjectId: 'x' })).toBeUndefined();
  expect(await answer({})).toBeUndefined();
  expect(await answer({ walletConnectProjectId: PROJECT }, 500)).toBeUndefined();
  expect(await askProject(async () => Promise.reject(new TypeError('offline')))).toBeUndefined();
});
