/**
 * The wallet extension of this browser, for reading its address only: found by EIP-6963 announcement or as the older
 * `window.ethereum`, asked by EIP-1193. No key, no signature, no transaction. Disconnecting forgets the address here;
 * the permission itself is withdrawn in the extension.
 */
import { Observable } from '../observable.ts';

export type WalletStatus =
  | { readonly kind: 'absent' }
  | { readonly kind: 'available'; readonly name: string | null }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'connected'; readonly address: string };

interface Provider {
  request(call: { readonly method: string }): Promise<unknown>;
  on?(event: string, listener: (value: unknown) => void): void;
}

export class BrowserWallet {
  readonly status = new Observable<WalletStatus>({ kind: 'absent' });
  #provider: Provider | null = null;
  #name: string | null = null;

  /** Asks extensions to announce themselves; the first one that does is ours. */
  find(page: Window): () => void {
    const onAnnounce = (event: Event) => {
      const detail: unknown = 'detail' in event ? event.detail : null;
      if (!isRecord(detail) || !isProvider(detail.provider)) return;
      this.#adopt(
        detail.provider,
        isRecord(detail.info) && typeof detail.info.name === 'string' ? detail.info.name : null,
      );
    };
    page.addEventListener('eip6963:announceProvider', onAnnounce);
    page.dispatchEvent(new Event('eip6963:requestProvider'));
    if ('ethereum' in page && isProvider(page.ethereum)) this.#adopt(page.ethereum, null);
    return () => page.removeEventListener('eip6963:announceProvider', onAnnounce);
  }

  async connect(): Promise<void> {
    if (this.#provider === null || this.status.get().kind === 'connecting') return;
    this.status.set({ kind: 'connecting' });
    try {
      this.#takeAccounts(await this.#provider.request({ method: 'eth_requestAccounts' }));
    } catch {
      // Saying no in the extension is an answer, not a fault; the popup says so and offers the button again.
      this.status.set({ kind: 'refused' });
    }
  }

  disconnect(): void {
    this.status.set(this.#provider === null ? { kind: 'absent' } : { kind: 'available', name: this.#name });
  }

  #adopt(provider: Provider, name: string | null): void {
    if (this.#provider !== null) return;
    this.#provider = provider;
    this.#name = name;
    provider.on?.('accountsChanged', (accounts) => {
      if (this.status.get().kind === 'connected') this.#takeAccounts(accounts);
    });
    this.disconnect();
  }

  #takeAccounts(accounts: unknown): void {
    const address: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
    if (typeof address === 'string' && /^0x[0-9a-f]{40}$/i.test(address))
      this.status.set({ kind: 'connected', address });
    else this.disconnect();
  }
}

export const browserWallet = new BrowserWallet();

/** As the status widget shows it: first 6 and last 4 characters. */
export function shortAddress(address: string): string {
  return address.length <= 12 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isProvider(value: unknown): value is Provider {
  return isRecord(value) && typeof value.request === 'function';
}
