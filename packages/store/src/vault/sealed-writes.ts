/**
 * What one transaction is going to write sealed. Sealing begins at once and goes on beside everything else. Records that are sealed
 * are handed to the browser along with whatever the transaction asks next, the others at its end, or before something of
 * the same table is asked for. A change then waits once for WebCrypto instead of once for each of its records.
 */
import { type DBCoreMutateResponse, type DBCoreTable, type DBCoreTransaction, Dexie } from 'dexie';

interface SealedWrite {
  readonly table: string;
  readonly count: number;
  readonly sealed: Promise<readonly unknown[]>;
  readonly put: (sealed: readonly unknown[]) => Promise<DBCoreMutateResponse>;
}

/** Records from which on those before the newest ones are handed over, so that the browser stores them while the next are packed. */
const MANY_WAITING = 32;
/** As many as a change of some entries writes. */
const FEW_WAITING = 8;

export class SealedWrites {
  #waiting: SealedWrite[] = [];
  readonly #ready = new Map<SealedWrite, readonly unknown[]>();
  #handedOver: Promise<void>[] = [];

  /** Comes back once there is room for more. */
  add(write: SealedWrite): Promise<void> {
    this.#waiting.push(write);
    // Where sealing fails, `finish` tells. Where the transaction ends before, nobody needs to be told.
    write.sealed.then(
      (records) => this.#ready.set(write, records),
      () => undefined,
    );
    if (this.#count() < MANY_WAITING) return Dexie.Promise.resolve();
    // The newest are still with WebCrypto; those before them were sealed while the newest were packed.
    const before = this.#handedOver;
    this.#handedOver = [];
    const due = this.#waiting.splice(0, this.#waiting.length - 1);
    return this.#handOverSealed(due, before).then(() => inTurn(before));
  }

  holds(table: string): boolean {
    return this.#waiting.some((write) => write.table === table);
  }

  /** Before the last thing that is asked: the browser stores many meanwhile, few are sealed meanwhile. */
  handOverMany(): Promise<void> {
    return this.#count() <= FEW_WAITING ? Dexie.Promise.resolve() : this.#handOverAll();
  }

  /** All of it; throws if something cannot be written, which ends the transaction. */
  finish(): Promise<void> {
    return this.#handOverAll().then(() => {
      const answers = this.#handedOver;
      this.#handedOver = [];
      return inTurn(answers);
    });
  }

  #count(): number {
    return this.#waiting.reduce((sum, { count }) => sum + count, 0);
  }

  #handOverAll(): Promise<void> {
    this.#handOverReady();
    return this.#handOverSealed(this.#waiting.splice(0), [...this.#handedOver]);
  }

  #handOverSealed(due: readonly SealedWrite[], before: readonly Promise<void>[]): Promise<void> {
    if (due.length === 0) return Dexie.Promise.resolve();
    return afterThese(before, () => whileAlive(() => Promise.all(due.map(({ sealed }) => sealed)))).then((sealed) => {
      for (const [i, write] of due.entries()) this.#handOver(write, sealed[i] ?? []);
    });
  }

  /** The work of the transaction: what it asks after something that was handed over has failed, fails only because of that. */
  explain<T>(work: () => Promise<T>): Promise<T> {
    return work().catch((thrown: unknown) =>
      inTurn(this.#handedOver).then(() => {
        throw thrown;
      }),
    );
  }

  /** Something that has nothing to do with what waits. */
  along<T>(ask: () => Promise<T>): Promise<T> {
    this.#handOverReady();
    return afterThese([...this.#handedOver], ask);
  }

  /** What is sealed by now, in the order in which it came. */
  #handOverReady(): void {
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const records = this.#ready.get(next);
      if (records === undefined) return;
      this.#waiting.shift();
      this.#handOver(next, records);
    }
  }

  #handOver(write: SealedWrite, records: readonly unknown[]): void {
    this.#ready.delete(write);
    const answer = write.put(records).then(({ numFailures, failures }) => {
      if (numFailures > 0) throw Object.values(failures)[0];
    });
    // `finish` throws it; until then it is nobody's.
    answer.catch(() => undefined);
    this.#handedOver.push(answer);
  }
}

/** Where something that was handed over fails, that is the reason why what is asked after it fails too. */
function afterThese<T>(before: readonly Promise<void>[], ask: () => Promise<T>): Promise<T> {
  if (before.length === 0) return ask();
  return new Dexie.Promise<T>((resolve) => resolve(ask())).catch((thrown: unknown) =>
    inTurn(before).then(() => {
      throw thrown;
    }),
  );
}

/** The first that failed says why, those behind it only that the transaction is over. */
function inTurn(answers: readonly Promise<void>[]): Promise<void> {
  return answers.reduce((before, answer) => before.then(() => answer), Dexie.Promise.resolve());
}

/** A table that hands over what waits for it before anything is asked of it that could turn on that. */
export function afterWrites(
  table: DBCoreTable,
  writesOf: (transaction: DBCoreTransaction) => SealedWrites | undefined,
): DBCoreTable {
  const { name } = table;
  const after =
    <R extends { readonly trans: DBCoreTransaction }, T>(ask: (request: R) => Promise<T>) =>
    (request: R): Promise<T> => {
      const writes = writesOf(request.trans);
      if (writes === undefined) return ask(request);
      return writes.holds(name) ? writes.finish().then(() => ask(request)) : writes.along(() => ask(request));
    };
  const mutate = after(table.mutate);
  return {
    ...table,
    get: after(table.get),
    getMany: after(table.getMany),
    query: after(table.query),
    count: after(table.count),
    openCursor: after(table.openCursor),
    mutate: (request) => (request.type === 'put' ? table.mutate(request) : mutate(request)),
  };
}

/** Outside of Dexie's zone, so that the promises of WebCrypto are not taken for steps of the transaction. */
export function whileAlive<T>(work: () => Promise<T>): Promise<T> {
  return Dexie.waitFor(Dexie.ignoreTransaction(work));
}
