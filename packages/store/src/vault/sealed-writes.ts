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

/** Records that wait in memory at most: those of a large import are handed over in between. */
const MOST_WAITING = 64;

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
    const waiting = this.#waiting.reduce((sum, { count }) => sum + count, 0);
    return waiting < MOST_WAITING ? Dexie.Promise.resolve() : this.finish();
  }

  holds(table: string): boolean {
    return this.#waiting.some((write) => write.table === table);
  }

  /** All of it; throws if something cannot be written, which ends the transaction. */
  finish(): Promise<void> {
    this.#handOverReady();
    const due = this.#waiting;
    this.#waiting = [];
    const rest =
      due.length === 0
        ? Dexie.Promise.resolve()
        : this.#afterHandedOver(() => whileAlive(() => Promise.all(due.map(({ sealed }) => sealed)))).then((sealed) => {
            for (const [i, write] of due.entries()) this.#handOver(write, sealed[i] ?? []);
          });
    return rest.then(() => {
      const answers = this.#handedOver;
      this.#handedOver = [];
      return inTurn(answers);
    });
  }

  /** Something that has nothing to do with what waits. */
  along<T>(ask: () => Promise<T>): Promise<T> {
    this.#handOverReady();
    return this.#afterHandedOver(ask);
  }

  /** Where something that was handed over fails, that is the reason why what is asked after it fails too. */
  #afterHandedOver<T>(ask: () => Promise<T>): Promise<T> {
    const before = [...this.#handedOver];
    if (before.length === 0) return ask();
    return new Dexie.Promise<T>((resolve) => resolve(ask())).catch((thrown: unknown) =>
      inTurn(before).then(() => {
        throw thrown;
      }),
    );
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
