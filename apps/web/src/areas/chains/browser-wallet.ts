/**
 * The wallet that is connected for reading: an extension of this browser, found by EIP-6963 announcement or as the older
 * `window.ethereum` and asked by EIP-1193, a wallet on another device, or an address entered by hand. No key, no signature,
 * no transaction. Disconnecting forgets the address here; an extension's permission is withdrawn in the extension.
 */
import { defined, isRecord } from '@cryptax/kernel';
import { Observable } from '../../platform/observable.ts';
import { settings } from '../../platform/settings/settings.ts';
import type { LinkedAccount, WalletProvider } from './parts/wallet-provider.ts';

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
      readonly via: 'browser' | 'walletconnect' | 'manual';
      readonly address: string;
      readonly name: string | null;
      /** EIP-155 number of the network the wallet shows; absent until it said so, and for an address by hand. */
      readonly chainId?: number;
    };

interface Announced extends FoundWallet {
  readonly provider: WalletProvider;
}

/** Who is connected: an extension, or a wallet elsewhere whose connection can be ended. */
interface Current extends Pick<Announced, 'id' | 'name' | 'provider'> {
  readonly via: 'browser' | 'walletconnect';
  readonly end?: () => void;
}

const LEGACY_ID = 'legacy';
const [BROWSER, LINKED, MANUAL] = ['browser:', 'walletconnect:', 'manual:'];

export class BrowserWallet {
  readonly status = new Observable<WalletConnection>({ kind: 'absent' });
  readonly found = new Observable<readonly FoundWallet[]>([]);
  #announced: readonly Announced[] = [];
  #current: Current | null = null;

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
    if (kept === LINKED) void this.#restoreLink();
    return () => page.removeEventListener('eip6963:announceProvider', onAnnounce);
  }

  /** The one named, else the first found. */
  async connect(id?: string): Promise<void> {
    const wallet = this.#announced.find((one) => one.id === id) ?? this.#announced[0];
    if (wallet === undefined || this.status.get().kind === 'connecting') return;
    this.status.set({ kind: 'connecting' });
    try {
      await this.#take({ ...wallet, via: 'browser' }, await wallet.provider.request({ method: 'eth_requestAccounts' }));
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

  /** A wallet on another device, paired by lib/wallet/linked-wallet. */
  async takeLinked({ name, provider, end }: LinkedAccount): Promise<void> {
    const wallet: Current = { id: '', via: 'walletconnect', name, provider, end };
    this.#follow(wallet);
    await this.#take(wallet, await provider.request({ method: 'eth_accounts' }));
  }

  /** The wallet on the other device ended the connection. */
  linkEnded(): void {
    if (this.#current?.via !== 'walletconnect') return;
    this.#current = null;
    this.disconnect();
  }

  disconnect(): void {
    this.#current?.end?.();
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
    this.#follow({ ...wallet, via: 'browser' });
    if (this.status.get().kind === 'absent') this.status.set({ kind: 'available', name: wallet.name });
    if (settings.get('connectedWallet') === `${BROWSER}${wallet.id}`) void this.#restore(wallet);
  }

  #follow(wallet: Current): void {
    const isCurrent = () => this.#current?.provider === wallet.provider;
    wallet.provider.on?.('accountsChanged', (accounts) => {
      if (isCurrent()) void this.#take(wallet, accounts);
    });
    wallet.provider.on?.('chainChanged', (chain) => {
      if (isCurrent()) this.#chainChanged(chain);
    });
  }

  /** Loaded only for those who paired a wallet: the library is large. */
  async #restoreLink(): Promise<void> {
    const { linkedWallet } = await import('./parts/walletconnect.ts');
    const answer = await linkedWallet(this).restore();
    if (answer === 'gone' && settings.get('connectedWallet') === LINKED) this.disconnect();
  }

  /** `eth_accounts` opens no window: it names the account only while the permission still stands. */
  async #restore(wallet: Announced): Promise<void> {
    try {
      await this.#take({ ...wallet, via: 'browser' }, await wallet.provider.request({ method: 'eth_accounts' }));
    } catch {
      // A locked extension answers nothing; the connect button is still there.
      this.disconnect();
    }
  }

  async #take(wallet: Current, accounts: unknown): Promise<void> {
    const address: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
    if (typeof address !== 'string' || !/^0x[0-9a-f]{40}$/i.test(address)) {
      this.disconnect();
      return;
    }
    this.#current = wallet;
    settings.set('connectedWallet', wallet.via === 'browser' ? `${BROWSER}${wallet.id}` : LINKED);
    const chainId = await chainOf(wallet.provider);
    if (this.#current !== wallet) return;
    const named = { via: wallet.via, address, name: wallet.name } as const;
    this.status.set({ kind: 'connected', ...named, ...defined({ chainId }) });
  }

  #chainChanged(chain: unknown): void {
    const status = this.status.get();
    const chainId = numberOf(chain);
    if (status.kind !== 'connected' || chainId === undefined) return;
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

function announcedOf({ info, provider }: Readonly<Record<string, unknown>>): Announced | undefined {
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

function isProvider(value: unknown): value is WalletProvider {
  return isRecord(value) && typeof value.request === 'function';
}
