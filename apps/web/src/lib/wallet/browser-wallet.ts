/**
 * The wallet that is connected for reading: an extension of this browser, found by EIP-6963 announcement or as the older
 * `window.ethereum` and asked by EIP-1193, or an address entered by hand. No key, no signature, no transaction.
 * Disconnecting forgets the address here; the permission itself is withdrawn in the extension.
 */
import { Observable } from '../observable.ts';
import { settings } from '../settings/settings.ts';

export interface FoundWallet {
  /** Reverse domain of the extension, such as `io.metamask`. */
  readonly id: string;
  readonly name: string;
  /** A data address of a picture. */
  readonly icon?: string;
}

export type WalletConnection =
  | { readonly kind: 'absent' }
  | { readonly kind: 'available'; readonly name: string | null }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'connected';
      readonly via: 'browser' | 'manual';
      readonly address: string;
      readonly name: string | null;
      /** EIP-155 number of the network the wallet shows; absent until it said so, and for an address by hand. */
      readonly chainId?: number;
    };

export interface WalletProvider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
  on?(event: string, listener: (value: unknown) => void): void;
}

interface Announced extends FoundWallet {
  readonly provider: WalletProvider;
}

const LEGACY_ID = 'legacy';
const [BROWSER, MANUAL] = ['browser:', 'manual:'];

export class BrowserWallet {
  readonly status = new Observable<WalletConnection>({ kind: 'absent' });
  readonly found = new Observable<readonly FoundWallet[]>([]);
  #announced: readonly Announced[] = [];
  #current: Announced | null = null;

  /** Asks extensions to announce themselves; whoever was connected last is looked at again without asking. */
  find(page: Window): () => void {
    const onAnnounce = (event: Event) => {
      const detail: unknown = 'detail' in event ? event.detail : null;
      const wallet = isRecord(detail) ? announcedOf(detail) : undefined;
      if (wallet !== undefined) this.#adopt(wallet);
    };
    page.addEventListener('eip6963:announceProvider', onAnnounce);
    page.dispatchEvent(new Event('eip6963:requestProvider'));
    if (this.#announced.length === 0 && 'ethereum' in page && isProvider(page.ethereum)) {
      const isMetaMask = isRecord(page.ethereum) && page.ethereum.isMetaMask === true;
      this.#adopt({ id: LEGACY_ID, name: isMetaMask ? 'MetaMask' : 'Browser-Wallet', provider: page.ethereum });
    }
    const kept = settings.get('connectedWallet');
    if (kept.startsWith(MANUAL)) this.takeAddress(kept.slice(MANUAL.length));
    return () => page.removeEventListener('eip6963:announceProvider', onAnnounce);
  }

  /** The one named, else the first found. */
  async connect(id?: string): Promise<void> {
    const wallet = this.#announced.find((one) => one.id === id) ?? this.#announced[0];
    if (wallet === undefined || this.status.get().kind === 'connecting') return;
    this.status.set({ kind: 'connecting' });
    try {
      await this.#take(wallet, await wallet.provider.request({ method: 'eth_requestAccounts' }));
    } catch {
      // Saying no in the extension is an answer, not a fault; the popup says so and offers the button again.
      this.status.set({ kind: 'refused' });
    }
  }

  /** An address by hand; the caller has checked it. */
  takeAddress(address: string): void {
    this.#current = null;
    settings.set('connectedWallet', `${MANUAL}${address}`);
    this.status.set({ kind: 'connected', via: 'manual', address, name: null });
  }

  disconnect(): void {
    this.#current = null;
    settings.set('connectedWallet', '');
    const [first] = this.#announced;
    this.status.set(first === undefined ? { kind: 'absent' } : { kind: 'available', name: first.name });
  }

  /** The connected extension, to ask for balance and network. */
  get provider(): WalletProvider | undefined {
    return this.#current?.provider;
  }

  #adopt(wallet: Announced): void {
    if (this.#announced.some(({ id }) => id === wallet.id)) return;
    this.#announced = [...this.#announced, wallet];
    this.found.set(this.#announced.map(({ provider: _, ...shown }) => shown));
    wallet.provider.on?.('accountsChanged', (accounts) => {
      if (this.#current === wallet) void this.#take(wallet, accounts);
    });
    wallet.provider.on?.('chainChanged', (chain) => this.#chainChanged(wallet, chain));
    if (this.status.get().kind === 'absent') this.status.set({ kind: 'available', name: wallet.name });
    if (settings.get('connectedWallet') === `${BROWSER}${wallet.id}`) void this.#restore(wallet);
  }

  /** `eth_accounts` opens no window: it names the account only while the permission still stands. */
  async #restore(wallet: Announced): Promise<void> {
    try {
      await this.#take(wallet, await wallet.provider.request({ method: 'eth_accounts' }));
    } catch {
      // A locked extension answers nothing; the connect button is still there.
      this.disconnect();
    }
  }

  async #take(wallet: Announced, accounts: unknown): Promise<void> {
    const address: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
    if (typeof address !== 'string' || !/^0x[0-9a-f]{40}$/i.test(address)) {
      this.disconnect();
      return;
    }
    this.#current = wallet;
    settings.set('connectedWallet', `${BROWSER}${wallet.id}`);
    const chainId = await chainOf(wallet.provider);
    if (this.#current !== wallet) return;
    const named = { via: 'browser', address, name: wallet.name } as const;
    this.status.set({ kind: 'connected', ...named, ...(chainId === undefined ? {} : { chainId }) });
  }

  #chainChanged(wallet: Announced, chain: unknown): void {
    const status = this.status.get();
    const chainId = numberOf(chain);
    if (this.#current !== wallet || status.kind !== 'connected' || chainId === undefined) return;
    this.status.set({ ...status, chainId });
  }
}

export const browserWallet = new BrowserWallet();

/** As the status widget shows it: first 6 and last 4 characters. */
export function shortAddress(address: string): string {
  return address.length <= 12 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`;
}

async function chainOf(provider: WalletProvider): Promise<number | undefined> {
  try {
    return numberOf(await provider.request({ method: 'eth_chainId' }));
  } catch {
    return undefined;
  }
}

function numberOf(chain: unknown): number | undefined {
  return typeof chain === 'string' && /^0x[0-9a-f]{1,12}$/i.test(chain) ? Number.parseInt(chain, 16) : undefined;
}

function announcedOf({ info, provider }: Record<string, unknown>): Announced | undefined {
  if (!isProvider(provider)) return undefined;
  const { rdns, uuid, name, icon } = isRecord(info) ? info : {};
  const id = [rdns, uuid].find((one) => typeof one === 'string' && one !== '');
  const picture = typeof icon === 'string' && icon.startsWith('data:image/') ? { icon } : {};
  return {
    id: typeof id === 'string' ? id : LEGACY_ID,
    name: typeof name === 'string' && name !== '' ? name.slice(0, 40) : 'Browser-Wallet',
    ...picture,
    provider,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isProvider(value: unknown): value is WalletProvider {
  return isRecord(value) && typeof value.request === 'function';
}
