/**
 * What device and cloud last agreed on: for each event the content and the clock, for each deleted one the clock of its
 * deletion. A deletion that was forgotten would let an older edit win on one side only. The digest over it all is kept
 * along, because taking it of every row in every round would cost more than the round.
 */
import { type Lanes, parseLanes, printLanes, rowPrint } from './row-print.ts';
import type { CloudHead } from './sync-ports.ts';

/** Agreed to be deleted. */
export const GONE = '';
/** Agreed in content, but lying there in the wrong form: no content has this fingerprint, so it is sent again. */
export const STALE = '~';
/** A deletion that lies there under a name of the other form. */
export const STALE_GONE = '~-';

export interface Agreed {
  readonly fingerprint: string;
  readonly clock: string;
  /** Of a row that is not called by its id there. */
  readonly print?: Lanes | undefined;
}

export function isGone(fingerprint: string): boolean {
  return fingerprint === GONE || fingerprint === STALE_GONE;
}

export function isStaleRow(fingerprint: string | undefined): boolean {
  return fingerprint === STALE || fingerprint === STALE_GONE;
}

/** What is agreed about a row that is called `name` there. */
export function agreedAs(name: string | undefined, fingerprint: string, clock: string): Agreed {
  return name === undefined
    ? { fingerprint, clock }
    : { fingerprint, clock, print: rowPrint(name, clock, isGone(fingerprint)) };
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
    for (const [id, agreed] of this.#rows) {
      if (isGone(agreed.fingerprint)) this.#gone += 1;
      if (kept === undefined) this.#mix(id, agreed);
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
    const isNow = isGone(agreed.fingerprint);
    const wasGone = before !== undefined && isGone(before.fingerprint);
    if (before?.clock !== agreed.clock || isNow !== wasGone || before.print !== agreed.print) {
      if (before !== undefined) this.#mix(id, before);
      this.#mix(id, agreed);
    }
    this.#gone += Number(isNow) - Number(wasGone);
    this.#rows.set(id, agreed);
  }

  delete(id: string): void {
    const before = this.#rows.get(id);
    if (before === undefined) return;
    this.#mix(id, before);
    this.#gone -= Number(isGone(before.fingerprint));
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

  #mix(id: string, { fingerprint, clock, print }: Agreed): void {
    const { high, low } = print ?? rowPrint(id, clock, isGone(fingerprint));
    this.#digest = { high: this.#digest.high ^ high, low: this.#digest.low ^ low };
  }
}
