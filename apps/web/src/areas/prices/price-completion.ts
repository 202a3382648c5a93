/**
 * Completes prices in the background while somebody uses the app, whatever screen is shown: once for every state of the
 * book, and again after a while when a service could not be asked. A person may stop it, in whatever tab; it then waits for the
 * next change of the book or for the button. One tab fetches at a time, and the others show how far it is. Time, timers and the
 * way to other tabs come from outside.
 */
import type { Result } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { PriceCompletion, PriceProgress } from '../../platform/ledger/price-types.ts';
import type { NetworkEnvironment } from '../../platform/notices/environment.ts';
import { Observable } from '../../platform/observable.ts';
import type { PriceTabMessage, PriceTabs } from './price-tabs.ts';

export interface CompletionState {
  readonly isRunning: boolean;
  readonly progress: PriceProgress | null;
  /** How far another tab is that fetches them. */
  readonly elsewhere: PriceProgress | null;
  /** Services that could not be asked the last time, and when they are asked again. */
  readonly failing: readonly string[];
  readonly retryAt: number | null;
}

export interface CompletionApi {
  readonly completePrices: (
    book: Book,
    question: { readonly again?: boolean },
    onProgress: (progress: PriceProgress) => void,
  ) => Promise<Result<PriceCompletion, unknown>>;
  readonly cancelPrices: () => Promise<unknown>;
}

type Ended = Result<PriceCompletion, unknown>;

const IDLE: CompletionState = { isRunning: false, progress: null, elsewhere: null, failing: [], retryAt: null };
const FIRST_PAUSE_MS = 2 * 60_000;
const LONGEST_PAUSE_MS = 32 * 60_000;
/** A tab that has said nothing for so long was closed in the middle; services make us wait a minute at most. */
const SILENCE_MS = 3 * 60_000;

export class PriceCompletionRunner {
  readonly state = new Observable<CompletionState>(IDLE);
  readonly #environment: Pick<NetworkEnvironment, 'now' | 'after'>;
  readonly #api: CompletionApi;
  readonly #onEnded: (completion: PriceCompletion) => void;
  /** Prices found by all rounds of this visit: the round of a button may come after the one that found them. */
  found = 0;
  #running: Promise<Ended> | undefined;
  #wanted: { readonly book: Book; readonly mark: string } | undefined;
  #doneMark: string | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  #callOff: () => void = () => undefined;
  #isStopped = false;
  /** A person stopped the round that runs. */
  #isToldToStop = false;
  /** Another tab was told to stop and has not said yet which state it leaves behind: nothing begins before that. */
  #isHeld = false;
  #forgetOthers: () => void = () => undefined;
  readonly #markNow: () => string | undefined;
  readonly #tabs: PriceTabs;

  /** `markNow`: names the state that the book is in when it is asked, alike in all tabs. */
  constructor(
    environment: Pick<NetworkEnvironment, 'now' | 'after'>,
    api: CompletionApi,
    onEnded: (completion: PriceCompletion) => void,
    markNow: () => string | undefined,
    tabs: PriceTabs,
  ) {
    this.#environment = environment;
    this.#api = api;
    this.#onEnded = onEnded;
    this.#markNow = markNow;
    this.#tabs = tabs;
    tabs.listen((message) => this.#hear(message));
  }

  /** `mark` names the state of the book; the same one is completed once, as far as its services answer. */
  want(book: Book, mark: string): void {
    this.#wanted = { book, mark };
    if (this.#doneMark === mark || this.#running !== undefined || this.#isHeld) return;
    this.#pauseMs = FIRST_PAUSE_MS;
    void this.#run(book, mark, {});
  }

  /** Whether this state of the book was completed: what only draws the curve comes after the values, and not after a stop. */
  hasCompleted(mark: string): boolean {
    return this.#running === undefined && this.#doneMark === mark && !this.#isStopped;
  }

  /** Prices may not be asked for any more. */
  rest(): void {
    this.#callOff();
    this.#wanted = undefined;
    this.#doneMark = undefined;
    if (this.#running !== undefined) void this.#api.cancelPrices();
    else this.#show(IDLE);
  }

  /** The button: asks at once, also for what no service knew before. */
  async now(book: Book): Promise<Ended> {
    if (this.#running !== undefined) return this.#running;
    // The press is the wish: its round may end before the page has heard that prices are switched on.
    this.#wanted ??= { book, mark: this.#markNow() ?? '' };
    return this.#run(book, this.#wanted.mark, { again: true });
  }

  /** Stops whatever tab of the browser fetches them. */
  async cancel(): Promise<void> {
    if (this.state.get().elsewhere !== null) this.#hold();
    this.#tabs.tell({ kind: 'stop' });
    await this.#stop();
  }

  async #stop(): Promise<void> {
    this.#callOff();
    this.#isToldToStop = this.#running !== undefined;
    await this.#api.cancelPrices();
  }

  #hear(message: PriceTabMessage): void {
    if (message.kind === 'progress') {
      this.#expectMore();
      this.state.set({ ...this.state.get(), elsewhere: message.progress });
    } else if (message.kind === 'stop') {
      this.#hold();
      void this.#stop();
    } else this.#release(message.mark);
  }

  #hold(): void {
    this.#isHeld = true;
    this.#expectMore();
  }

  #expectMore(): void {
    this.#forgetOthers();
    this.#forgetOthers = this.#environment.after(SILENCE_MS, () => this.#release(undefined));
  }

  /** Another tab has ended; what it took in before it was stopped asks for nothing more here either. */
  #release(mark: string | undefined): void {
    this.#forgetOthers();
    this.state.set({ ...this.state.get(), elsewhere: null });
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#doneMark = mark ?? this.#doneMark;
    if (this.#wanted !== undefined) this.want(this.#wanted.book, this.#wanted.mark);
  }

  #show(state: CompletionState): void {
    this.state.set({ ...state, elsewhere: this.state.get().elsewhere });
  }

  async #run(book: Book, mark: string, question: { readonly again?: boolean }): Promise<Ended> {
    this.#callOff();
    this.#doneMark = mark;
    this.#isToldToStop = false;
    this.#show({ ...IDLE, isRunning: true });
    let hasBegun = false;
    const running = this.#api.completePrices(book, question, (progress) => {
      hasBegun = true;
      this.#tabs.tell({ kind: 'progress', progress });
      if (this.#running !== undefined) this.#show({ ...IDLE, isRunning: true, progress });
    });
    this.#running = running;
    const ended = await running;
    this.#running = undefined;
    if (hasBegun) this.#tellEnd();
    this.#end(ended);
    const next = this.#wanted;
    // What came until the stop was taken in and changed the book itself: nobody has to ask again for that.
    if (this.#isToldToStop && next !== undefined) this.#doneMark = this.#markNow() ?? next.mark;
    else if (next !== undefined && next.mark !== this.#doneMark) void this.#run(next.book, next.mark, {});
    return ended;
  }

  /** It was this tab that the others waited for. */
  #tellEnd(): void {
    this.#isHeld = false;
    this.#tabs.tell({ kind: 'ended', mark: this.#markNow() });
  }

  #end(ended: Ended): void {
    const failing = ended.ok ? ended.value.failing : [];
    this.#isStopped = ended.ok && ended.value.isCancelled;
    const mayRetry = ended.ok ? failing.length > 0 && !ended.value.isCancelled : true;
    if (ended.ok) {
      this.found += ended.value.found;
      this.#onEnded(ended.value);
    }
    if (!mayRetry || this.#wanted === undefined) {
      this.#show({ ...IDLE, failing });
      return;
    }
    const pauseMs = this.#pauseMs;
    this.#pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    this.#callOff = this.#environment.after(pauseMs, () => {
      const wanted = this.#wanted;
      if (wanted !== undefined && this.#running === undefined) void this.#run(wanted.book, wanted.mark, {});
    });
    this.#show({ ...IDLE, failing, retryAt: this.#environment.now() + pauseMs });
  }
}
