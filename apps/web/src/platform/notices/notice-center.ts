/**
 * The notices on screen, free of React: what is shown, for how long, and what its button does. A failure that can be
 * tried again stays 8 s, any other 5 s, a success 3 s; the pointer or the focus on a notice holds its clock.
 * Waiting out a rate limit is a notice too: it counts down and stays until the wait is over.
 */
import type { HelpSlug } from '../help/help-slugs.ts';
import { Observable } from '../observable.ts';
import type { NetworkEnvironment } from './environment.ts';
import type { Failure } from './failure.ts';
import type { WaitWatcher } from './recovery.ts';

export type NoticeContent =
  | { readonly kind: 'failure'; readonly failure: Failure }
  | { readonly kind: 'waiting'; readonly failure: Failure; readonly secondsLeft: number }
  | {
      readonly kind: 'text';
      readonly tone: 'success' | 'info';
      readonly title: string;
      readonly line?: string | undefined;
      /** Words of the notice's button, such as "Undo". */
      readonly actionLabel?: string | undefined;
      /** The article that explains it. */
      readonly help?: HelpSlug | undefined;
    }
  | { readonly kind: 'connection'; readonly online: boolean };

export interface Notice {
  readonly id: number;
  readonly content: NoticeContent;
  /** What the notice's button does: try again, stop waiting and try now, or the action a text names. */
  readonly retry?: (() => void) | undefined;
}

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

const LIFETIME_MS = { retryable: 8_000, final: 5_000, success: 3_000 } as const;

type Wait = Parameters<WaitWatcher>[0];

export class NoticeCenter {
  readonly #environment: NetworkEnvironment;
  readonly shown = new Observable<readonly Notice[]>([]);
  /** Ends the clock of a notice; the lifetime is null for a countdown, which nobody may hold. */
  readonly #clocks = new Map<number, { readonly lifetimeMs: number | null; readonly stop: () => void }>();
  #lastId = 0;

  constructor(environment: NetworkEnvironment) {
    this.#environment = environment;
  }

  /** To hand to `request` as `onWait`. */
  readonly watchWait: WaitWatcher = (wait) => {
    const id = this.#startWait(wait, () => undefined);
    return () => this.dismiss(id);
  };

  success(title: string, line?: string): number {
    return this.#show({ kind: 'text', tone: 'success', title, line }, LIFETIME_MS.success);
  }

  /** Something was done and can be taken back, or leads on: the notice has a button and stays as long as a retry. */
  done(title: string, line: string | undefined, action: NoticeAction): number {
    const text = { kind: 'text', tone: 'success', title, line, actionLabel: action.label } as const;
    return this.#show(text, LIFETIME_MS.retryable, action.run);
  }

  info(title: string, line?: string, help?: HelpSlug): number {
    const text = { kind: 'text', tone: 'info', title, line, help } as const;
    return this.#show(text, LIFETIME_MS.final);
  }

  /** With `retry` the notice has a button. Pressed before the service's rest is over, it counts the rest down first. */
  fail(failure: Failure, retry?: () => void): number {
    const restUntil = this.#environment.now() + failure.retryDelayMs;
    const patientRetry = (again: () => void) => () => {
      if (this.#environment.now() >= restUntil) again();
      else this.#startWait({ failure, untilMs: restUntil, skip: again }, again);
    };
    const lifetimeMs = failure.retryable ? LIFETIME_MS.retryable : LIFETIME_MS.final;
    return this.#show({ kind: 'failure', failure }, lifetimeMs, retry && patientRetry(retry));
  }

  connectionChanged(online: boolean): void {
    for (const notice of this.shown.get()) if (notice.content.kind === 'connection') this.dismiss(notice.id);
    this.#show({ kind: 'connection', online }, online ? LIFETIME_MS.success : LIFETIME_MS.retryable);
  }

  dismiss(id: number): void {
    this.#clocks.get(id)?.stop();
    this.#clocks.delete(id);
    if (this.shown.get().some((notice) => notice.id === id))
      this.shown.set(this.shown.get().filter((each) => each.id !== id));
  }

  /** The pointer or the focus is on the notice: its time does not run. */
  hold(id: number): void {
    const clock = this.#clocks.get(id);
    if (clock && clock.lifetimeMs !== null) clock.stop();
  }

  release(id: number): void {
    const lifetimeMs = this.#clocks.get(id)?.lifetimeMs ?? null;
    if (lifetimeMs === null) return;
    this.hold(id);
    this.#clocks.set(id, { lifetimeMs, stop: this.#environment.after(lifetimeMs, () => this.dismiss(id)) });
  }

  #show(content: NoticeContent, lifetimeMs: number | null, retry?: () => void): number {
    this.#lastId += 1;
    const id = this.#lastId;
    const closeAndRetry = (again: () => void) => () => {
      this.dismiss(id);
      again();
    };
    this.shown.set([...this.shown.get(), { id, content, retry: retry && closeAndRetry(retry) }]);
    if (lifetimeMs !== null) {
      this.#clocks.set(id, { lifetimeMs, stop: this.#environment.after(lifetimeMs, () => this.dismiss(id)) });
    }
    return id;
  }

  #startWait({ failure, untilMs, skip }: Wait, whenOver: () => void): number {
    const countdown = (): NoticeContent => {
      const secondsLeft = Math.max(0, Math.ceil((untilMs - this.#environment.now()) / 1_000));
      return { kind: 'waiting', failure, secondsLeft };
    };
    const id = this.#show(countdown(), null, skip);
    const tick = () => {
      if (this.#environment.now() >= untilMs) {
        this.dismiss(id);
        whenOver();
        return;
      }
      this.shown.set(this.shown.get().map((each) => (each.id === id ? { ...each, content: countdown() } : each)));
      this.#clocks.set(id, { lifetimeMs: null, stop: this.#environment.after(1_000, tick) });
    };
    this.#clocks.set(id, { lifetimeMs: null, stop: this.#environment.after(1_000, tick) });
    return id;
  }
}
