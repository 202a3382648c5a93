/**
 * Real-time tracking: asks for current prices at once and then at the chosen interval, counts real changes, remembers
 * alerts. A failed question leaves the prices as they are; their age tells the rest. Time and timers come from outside.
 */
import { absolute, compare, dec, divide, formatDecimal, multiply, type Result, subtract } from '@cryptax/kernel';
import type { CurrentPrice, CurrentPrices } from '../../platform/ledger/price-types.ts';
import type { NetworkEnvironment } from '../../platform/notices/environment.ts';
import { Observable } from '../../platform/observable.ts';

/** Seconds between updates; 10 unless chosen otherwise (specification 3, section 9). */
export const TRACKING_SECONDS = [5, 10, 30, 60] as const;
export type TrackingSeconds = (typeof TRACKING_SECONDS)[number];

const MAX_ALERTS = 5;

/** How far the figures can be relied on, by the number of answers and whether prices really move. */
export type Trust = 'establishing' | 'pending' | 'verified' | 'monitoring';

export interface PriceAlert {
  readonly asset: string;
  /** Ratio, signed: 0.03 is three percent up. */
  readonly change: string;
  readonly from: string;
  readonly to: string;
  readonly at: number;
}

export interface TrackingState {
  readonly isRunning: boolean;
  readonly isAsking: boolean;
  readonly seconds: TrackingSeconds;
  /** Answers with at least one live price. */
  readonly calls: number;
  readonly realChanges: number;
  /** Newest first. */
  readonly alerts: readonly PriceAlert[];
  readonly last: CurrentPrices | null;
  /** When live prices last came. */
  readonly updatedAt: number | null;
}

export type AskCurrent = (maxAgeMs: number) => Promise<Result<CurrentPrices, unknown>>;

const START: TrackingState = {
  isRunning: false,
  isAsking: false,
  seconds: 10,
  calls: 0,
  realChanges: 0,
  alerts: [],
  last: null,
  updatedAt: null,
};

export class PriceTracker {
  readonly state = new Observable<TrackingState>(START);
  readonly #environment: Pick<NetworkEnvironment, 'now' | 'after'>;
  readonly #ask: AskCurrent;
  #stopTimer: () => void = () => undefined;
  #turn = 0;
  /** Rises with every reset: an answer that belongs to the time before is dropped. */
  #era = 0;

  constructor(environment: Pick<NetworkEnvironment, 'now' | 'after'>, ask: AskCurrent) {
    this.#environment = environment;
    this.#ask = ask;
  }

  /** The interval is chosen while the tracking stands still. */
  choose(seconds: TrackingSeconds): void {
    if (!this.state.get().isRunning) this.#set({ seconds });
  }

  start(): void {
    if (this.state.get().isRunning) return;
    this.#turn++;
    this.#set({ isRunning: true });
    void this.#round(this.#turn);
  }

  stop(): void {
    this.#turn++;
    this.#stopTimer();
    this.#set({ isRunning: false });
  }

  /**
   * One update now, whether tracking runs or not; `maxAgeMs` 0 wants the newest there is.
   * @returns false where a question was under way already and none was asked
   */
  async update(maxAgeMs = this.state.get().seconds * 1_000): Promise<boolean> {
    if (this.state.get().isAsking) return false;
    this.#set({ isAsking: true });
    const era = this.#era;
    const answer = await this.#ask(maxAgeMs);
    if (era === this.#era) this.#set({ isAsking: false, ...(answer.ok ? this.#after(answer.value) : {}) });
    return true;
  }

  /**
   * The newest prices, by a question of its own: one that was under way may have begun before prices were permitted and asked
   * nobody, and when it ends a screen may be quicker with the next.
   */
  async newest(): Promise<CurrentPrices | null> {
    while (!(await this.update(0))) await this.#untilIdle();
    return this.state.get().last;
  }

  /** Another book: nothing of the old one may be compared with it. */
  reset(): void {
    this.stop();
    this.#era++;
    this.state.set({ ...START, seconds: this.state.get().seconds });
  }

  async #round(turn: number): Promise<void> {
    await this.update();
    if (turn !== this.#turn) return;
    const { seconds } = this.state.get();
    this.#stopTimer = this.#environment.after(seconds * 1_000, () => void this.#round(turn));
  }

  #untilIdle(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.state.get().isAsking) return;
        stop();
        resolve();
      };
      const stop = this.state.subscribe(look);
      look();
    });
  }

  #after(next: CurrentPrices): Partial<TrackingState> {
    const before = this.state.get();
    if (!next.prices.some(({ state }) => state === 'live')) return { last: next };
    const now = this.#environment.now();
    const moves = movesBetween(before.last?.prices ?? [], next.prices);
    const alerts = moves.filter(({ from, to }) => isAlert(from, to)).map((move) => ({ ...move, at: now }));
    return {
      last: next,
      updatedAt: now,
      calls: before.calls + 1,
      realChanges: before.realChanges + moves.filter(({ from, to }) => isRealChange(from, to)).length,
      alerts: [...alerts, ...before.alerts].slice(0, MAX_ALERTS),
    };
  }

  #set(part: Partial<TrackingState>): void {
    this.state.set({ ...this.state.get(), ...part });
  }
}

export function trustOf({ calls, realChanges }: Pick<TrackingState, 'calls' | 'realChanges'>): Trust {
  if (calls < 3) return 'establishing';
  if (calls >= 5 && realChanges >= 1) return 'verified';
  return calls >= 10 ? 'monitoring' : 'pending';
}

function movesBetween(before: readonly CurrentPrice[], after: readonly CurrentPrice[]): Omit<PriceAlert, 'at'>[] {
  const known = new Map(before.map(({ asset, price }) => [asset, price]));
  return after.flatMap(({ asset, price }) => {
    const from = known.get(asset);
    return from === undefined ? [] : [{ asset, from, to: price, change: changeBetween(from, price) }];
  });
}

const REAL = dec('0.00001');
const ALERT = dec('0.03');

/** When a move counts (specification 3, section 9): above 0.001 % it is real, from 3 % it is worth an alert. */
export function isRealChange(from: string, to: string): boolean {
  return compareChange(from, to, REAL) > 0;
}

export function isAlert(from: string, to: string): boolean {
  return compareChange(from, to, ALERT) >= 0;
}

/** Signed ratio to the old price, six decimals. */
function changeBetween(from: string, to: string): string {
  return formatDecimal(divide(subtract(dec(to), dec(from)), dec(from), 6, 'half-even'));
}

/** |to - from| against the share of `from`, exactly: no division. */
function compareChange(from: string, to: string, share: ReturnType<typeof dec>): -1 | 0 | 1 {
  return compare(absolute(subtract(dec(to), dec(from))), multiply(dec(from), share));
}
