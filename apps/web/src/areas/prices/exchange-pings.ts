/**
 * Whether the exchanges answer: one real request each, measured. The first test runs a second after the screen opens,
 * the next ones every minute, one after the other with half a second between them; a result older than 30 s is stale.
 * Without the user's consent nobody is asked unless a button is pressed.
 */
import type { ServiceBases, ServiceId } from '@cryptax/prices';
import { useEffect } from 'react';
import { browserEnvironment, type NetworkEnvironment } from '../../platform/notices/environment.ts';
import { Observable, useObservable } from '../../platform/observable.ts';
import { browserWorld } from '../../platform/services/outside-world.ts';
import { useLivePricesOn } from './use-live-prices.ts';

export const PING_IDS = ['binance', 'coinbase', 'kraken', 'uniswap'] as const;
export type PingId = (typeof PING_IDS)[number];

/** The service behind each and the path that proves it works. */
const TARGETS: Readonly<Record<PingId, { readonly service: ServiceId; readonly path: string }>> = {
  binance: { service: 'binance', path: '/api/v3/ping' },
  coinbase: { service: 'coinbase', path: '/products' },
  kraken: { service: 'kraken', path: '/SystemStatus' },
  // It has no address of its own to ask: what is read of it is read from the chain.
  uniswap: { service: 'blockscout', path: '/api/v2/stats' },
};

const PING_TIMES = { firstMs: 1_000, everyMs: 60_000, gapMs: 500, staleMs: 30_000, timeoutMs: 5_000 } as const;

export type PingFailure =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  /** Answers, but says itself that it is not open (Kraken's status). */
  | { readonly kind: 'closed'; readonly says: string };

export interface PingStatus {
  readonly id: PingId;
  readonly state: 'unchecked' | 'connected' | 'disconnected';
  readonly isTesting: boolean;
  readonly responseMs: number | null;
  readonly testedAt: number | null;
  readonly failure: PingFailure | null;
}

export class ExchangePings {
  readonly statuses = new Observable<readonly PingStatus[]>(PING_IDS.map(unchecked));
  /** A round over all of them is under way. */
  readonly isRunning = new Observable(false);
  readonly #environment: NetworkEnvironment;
  readonly #bases: () => Promise<ServiceBases>;

  constructor(environment: NetworkEnvironment, bases: () => Promise<ServiceBases>) {
    this.#environment = environment;
    this.#bases = bases;
  }

  /** The first test after a second, then every minute, while `isAllowed`. Gives back the way to stop. */
  start(isAllowed: () => boolean): () => void {
    let callOff: () => void = () => undefined;
    const round = () => {
      if (isAllowed()) void this.testAll();
      callOff = this.#environment.after(PING_TIMES.everyMs, round);
    };
    callOff = this.#environment.after(PING_TIMES.firstMs, round);
    return () => callOff();
  }

  async testAll(): Promise<void> {
    if (this.isRunning.get()) return;
    this.isRunning.set(true);
    for (const [place, id] of PING_IDS.entries()) {
      if (place > 0) await new Promise<void>((resolve) => this.#environment.after(PING_TIMES.gapMs, resolve));
      await this.test(id);
    }
    this.isRunning.set(false);
  }

  async test(id: PingId): Promise<void> {
    const before = this.statuses.get().find((status) => status.id === id);
    if (before === undefined || before.isTesting) return;
    this.#change({ ...before, isTesting: true });
    const startedAt = this.#environment.now();
    const failure = await this.#ask(id);
    const testedAt = this.#environment.now();
    const isTesting = false;
    this.#change(
      failure === null
        ? { id, isTesting, state: 'connected', responseMs: testedAt - startedAt, testedAt, failure }
        : { id, isTesting, state: 'disconnected', responseMs: null, testedAt, failure },
    );
  }

  async #ask(id: PingId): Promise<PingFailure | null> {
    const { service, path } = TARGETS[id];
    const abort = new AbortController();
    const callOff = this.#environment.after(PING_TIMES.timeoutMs, () => abort.abort());
    try {
      const base = (await this.#bases())[service];
      const init = { signal: abort.signal, credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
      const answer = await this.#environment.fetch(`${base}${path}`, init);
      if (!answer.ok) return { kind: 'status', status: answer.status };
      return id === 'kraken' ? await closedByKraken(answer) : null;
    } catch {
      /** fetch tells a broken connection and our own time-out apart only by the signal. */
      return { kind: abort.signal.aborted ? 'timeout' : 'offline' };
    } finally {
      callOff();
      /** A long list of markets need not be read to the end. */
      abort.abort();
    }
  }

  #change(status: PingStatus): void {
    this.statuses.set(this.statuses.get().map((each) => (each.id === status.id ? status : each)));
  }
}

export function isStale({ testedAt }: PingStatus, now: number): boolean {
  return testedAt !== null && now - testedAt > PING_TIMES.staleMs;
}

async function closedByKraken(answer: Response): Promise<PingFailure | null> {
  const body = (await answer.json()) as { readonly result?: { readonly status?: unknown } };
  const says = body.result?.status;
  return says === 'online' ? null : { kind: 'closed', says: String(says).slice(0, 40) };
}

function unchecked(id: PingId): PingStatus {
  return { id, state: 'unchecked', isTesting: false, responseMs: null, testedAt: null, failure: null };
}

/** The exchange pings as React sees them: one monitor for the app; a screen that shows it keeps it going. */
const pings = new ExchangePings(browserEnvironment, browserWorld.bases);

interface Pings {
  readonly pings: ExchangePings;
  readonly statuses: readonly PingStatus[];
  readonly isRunning: boolean;
}

export function usePings(): Pings {
  const isOn = useLivePricesOn() === true;
  useEffect(() => (isOn ? pings.start(() => navigator.onLine) : undefined), [isOn]);
  return { pings, statuses: useObservable(pings.statuses), isRunning: useObservable(pings.isRunning) };
}
