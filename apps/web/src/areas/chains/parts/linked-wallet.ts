/**
 * Pairing with a wallet on another device: ask for a code, wait for the wallet, hand the account over to the shell. What
 * was cancelled stays cancelled, even if the wallet answers later.
 */
import { Observable } from '../../../platform/observable.ts';
import type { LinkTarget, OpenWalletLink, WalletLink } from './wallet-provider.ts';

export type PairingFailure = 'refused' | 'expired' | 'unreachable';

export type Pairing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'waiting'; readonly uri: string }
  | { readonly kind: 'failed'; readonly failure: PairingFailure };

export interface LinkParts {
  readonly open: OpenWalletLink;
  /** The project of the operator; undefined where there is none or it cannot be asked. */
  readonly projectId: () => Promise<string | undefined>;
  readonly target: LinkTarget;
}

/** How long a code may take to come. */
const CODE_WITHIN_MS = 20_000;

export class LinkedWallet {
  readonly pairing = new Observable<Pairing>({ kind: 'idle' });
  readonly #parts: LinkParts;
  #link: Promise<WalletLink> | undefined;
  #round = 0;

  constructor(parts: LinkParts) {
    this.#parts = parts;
  }

  async isSetUp(): Promise<boolean> {
    return (await this.#parts.projectId()) !== undefined;
  }

  async pair(): Promise<void> {
    const round = ++this.#round;
    const isWanted = () => round === this.#round;
    this.pairing.set({ kind: 'starting' });
    // The library goes on trying for minutes; nobody waits that long for a code.
    const late = setTimeout(() => this.#giveUp(round), CODE_WITHIN_MS);
    try {
      const link = await this.#open();
      await link.pair((uri) => isWanted() && this.pairing.set({ kind: 'waiting', uri }));
      if (!isWanted()) return await link.end();
      this.pairing.set({ kind: 'idle' });
      await this.#handOver(link);
    } catch (error) {
      if (isWanted()) this.pairing.set({ kind: 'failed', failure: failureOf(error) });
    } finally {
      clearTimeout(late);
    }
  }

  #giveUp(round: number): void {
    if (round !== this.#round || this.pairing.get().kind !== 'starting') return;
    this.#round++;
    this.pairing.set({ kind: 'failed', failure: 'unreachable' });
  }

  async cancel(): Promise<void> {
    this.#round++;
    const wasOpen = this.pairing.get().kind === 'waiting';
    this.pairing.set({ kind: 'idle' });
    if (wasOpen) await (await this.#open()).cancel();
  }

  /** Takes up the connection of an earlier visit. Without a network it is neither here nor gone: the next visit asks again. */
  async restore(): Promise<'restored' | 'gone' | 'unreachable'> {
    try {
      const link = await this.#open();
      if (link.pairedWith() === undefined) return 'gone';
      await this.#handOver(link);
      return 'restored';
    } catch {
      return 'unreachable';
    }
  }

  #open(): Promise<WalletLink> {
    this.#link ??= this.#openAnew().catch((error: unknown) => {
      this.#link = undefined;
      throw error;
    });
    return this.#link;
  }

  async #openAnew(): Promise<WalletLink> {
    const projectId = await this.#parts.projectId();
    if (projectId === undefined) throw new Error('no project');
    const link = await this.#parts.open(projectId);
    link.onEnd(() => this.#parts.target.linkEnded());
    return link;
  }

  #handOver(link: WalletLink): Promise<void> {
    const end = () => void link.end().catch(() => undefined);
    return this.#parts.target.takeLinked({ name: link.pairedWith() ?? 'WalletConnect', provider: link.provider, end });
  }
}

/** Codes 5000 to 5003 of the protocol: the wallet or its owner said no. */
function failureOf(error: unknown): PairingFailure {
  const { code, message = '' } = typeof error === 'object' && error !== null ? (error as WalletFault) : {};
  if ((typeof code === 'number' && code >= 5000 && code <= 5003) || /reject/i.test(message)) return 'refused';
  return /expired/i.test(message) ? 'expired' : 'unreachable';
}

interface WalletFault {
  readonly code?: unknown;
  readonly message?: string;
}
