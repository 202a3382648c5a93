/** A clock for tests: time passes only when everybody sleeps, then jumps to the next one to wake up. */
import type { Clock } from '../clock.ts';

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

export class FakeClock implements Clock {
  /** Lengths of all sleeps asked for, in order. */
  readonly sleeps: number[] = [];
  #now: number;
  #sleepers: Sleeper[] = [];
  #isJumping = false;

  constructor(now = Date.UTC(2026, 10, 1)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now += ms;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    this.sleeps.push(ms);
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(signal.reason);
      const sleeper = { at: this.#now + ms, wake: resolve };
      this.#sleepers.push(sleeper);
      signal?.addEventListener('abort', () => {
        this.#sleepers = this.#sleepers.filter((one) => one !== sleeper);
        reject(signal.reason);
      });
      this.#jumpWhenIdle();
    });
  }

  /** One turn of the event loop lets every promise that can go on do so. */
  #jumpWhenIdle(): void {
    if (this.#isJumping) return;
    this.#isJumping = true;
    setTimeout(() => {
      this.#isJumping = false;
      this.#sleepers.sort((a, b) => a.at - b.at);
      const next = this.#sleepers.shift();
      if (next === undefined) return;
      this.#now = Math.max(this.#now, next.at);
      next.wake();
      if (this.#sleepers.length > 0) this.#jumpWhenIdle();
    }, 0);
  }
}
