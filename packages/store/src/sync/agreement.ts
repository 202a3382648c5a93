/**
 * What device and cloud last agreed on: for each event the content and the clock, for each deleted one the clock of its
 * deletion. A deletion that was forgotten would let an older edit win on one side only. The digest over it all is kept
 * along, because taking it of every row in every round would cost more than the round.
 */
import { parseLanes, printLanes, rowPrint } from './row-print.ts';
import type { CloudHead } from './sync-ports.ts';

/** Agreed to be deleted. */
export const GONE = '';
/** Agreed in content, but lying there in the wrong form: no content has this fingerprint, so it is sent again. */
export const STALE = '~';

export interface Agreed {
  readonly fingerprint: string;
  readonly clock: string;
}

export class Agreement {
  readonly #rows: Map<string, Agreed>;
  #digest = { high: 0, low: 0 };
  #gone = 0;

  /** `digest` as it was kept with the rows; without one it is computed. */
  constructor(rows: Iterable<readonly [string, Agreed]> = [], digest?: string) {
    this.#rows = new Map(rows);
    const kept = digest === undefined ? undefined : parseLanes(digest);
    if (kept !== undefined) this.#digest = kept;
    for (const [id, { fingerprint, clock }] of this.#rows) {
      if (fingerprint === GONE) this.#gone += 1;
      if (kept === undefined) this.#mix(id, clock, fingerprint === GONE);
    }
  }

  get(id: string): Agreed | undefined {
    return this.#rows.get(id);
  }

  has(id: string): boolean {
    return this.#rows.has(id);
  }

  set(id: string, agreed: Agreed): void {
    const before = this.#rows.get(id);
    const isGone = agreed.fingerprint === GONE;
    const wasGone = before?.fingerprint === GONE;
    if (before?.clock !== agreed.clock || isGone !== wasGone) {
      if (before !== undefined) this.#mix(id, before.clock, wasGone);
      this.#mix(id, agreed.clock, isGone);
    }
    this.#gone += Number(isGone) - Number(wasGone);
    this.#rows.set(id, agreed);
  }

  delete(id: string): void {
    const before = this.#rows.get(id);
    if (before === undefined) return;
    const wasGone = before.fingerprint === GONE;
    this.#mix(id, before.clock, wasGone);
    this.#gone -= Number(wasGone);
    this.#rows.delete(id);
  }

  entries(): Iterable<readonly [string, Agreed]> {
    return this.#rows;
  }

  /** Events that both sides have. */
  get live(): number {
    return this.#rows.size - this.#gone;
  }

  get digest(): string {
    return printLanes(this.#digest);
  }

  equals({ live, gone, digest }: Omit<CloudHead, 'seq'>): boolean {
    return live === this.live && gone === this.#gone && digest === this.digest;
  }

  #mix(id: string, clock: string, isGone: boolean): void {
    const { high, low } = rowPrint(id, clock, isGone);
    this.#digest = { high: this.#digest.high ^ high, low: this.#digest.low ^ low };
  }
}
