/**
 * What an engine has matched, for another thread that only looks at it: the tables of what was read, of the lots and of the journal as they are.
 * Matching is quick where its code has run before; a thread that starts for one job would compile all of it first.
 */
import type { AmountColumn, AmountColumns } from './amounts.ts';
import { cut } from './columns.ts';
import { type EngineColumns, engineColumns, type ReadTables } from './engine-columns.ts';
import { ReadLate } from './euro.ts';
import type { Fraction } from './exact.ts';
import type { Journal } from './journal.ts';
import type { LotBook } from './lot-book.ts';
import type { LotTable } from './lot-table.ts';
import type { Pool } from './pool.ts';
import { toSend } from './table-columns.ts';

/** Results, without what was found on the way. */
export interface MatchedColumns {
  readonly read: EngineColumns;
  readonly lots: LotColumns;
  readonly journal: JournalColumns;
  /** By pool: its method at the end, and the cost of all it holds where that is an average. */
  readonly pools: readonly Pick<Pool, 'method' | 'averageCost'>[];
}

const LOT_FLOATS = ['acquiredAt', 'cost'] as const;
const LOT_INTS = ['lastTaxableDay', 'seq', 'rootSlot', 'rootOf', 'poolOf', 'parentOf', 'rowSlot'] as const;
const LOT_AMOUNTS = ['amount', 'left'] as const;
const LOT_MAPS = ['unknown', 'numberOf', 'averageCostIn'] as const;
const JOURNAL_INTS = ['slot', 'first', 'rowOf'] as const;
const JOURNAL_MAPS = ['averageCost', 'shortOf', 'unknown', 'doubtedBy'] as const;

type Named<Names extends readonly string[], Column> = Readonly<Record<Names[number], Column>>;

interface LotColumns {
  readonly roots: number;
  readonly rows: number;
  readonly floats: Named<typeof LOT_FLOATS, Float64Array<ArrayBuffer>>;
  readonly ints: Named<typeof LOT_INTS, Int32Array<ArrayBuffer>>;
  readonly amounts: Named<typeof LOT_AMOUNTS, AmountColumns>;
  readonly maps: Pick<LotTable, (typeof LOT_MAPS)[number]>;
  readonly averaged: ReadonlySet<number>;
  /** A text is a cost that is read late. */
  readonly exactCost: ReadonlyMap<number, Fraction | string>;
}

interface JournalColumns {
  readonly entries: number;
  readonly fragments: number;
  readonly kind: Uint8Array<ArrayBuffer>;
  readonly ints: Named<typeof JOURNAL_INTS, Int32Array<ArrayBuffer>>;
  readonly part: AmountColumns;
  readonly maps: Pick<Journal, (typeof JOURNAL_MAPS)[number]>;
  readonly identified: ReadonlySet<number>;
}

/** `count`: how many entries the ledger has. */
export function matchedColumns(tables: ReadTables, count: number): MatchedColumns {
  const { events, book } = tables;
  const read = engineColumns(tables, cut(events.rank, events.count), count);
  return {
    read: { ...read, events: toSend(read.events) },
    lots: lotColumns(book.lots),
    journal: journalColumns(book.journal),
    pools: book.pools.map(({ method, averageCost }) => ({ method, averageCost })),
  };
}

function lotColumns(lots: LotTable): LotColumns {
  const { roots, rows, averaged, exactCost } = lots;
  return {
    roots,
    rows,
    floats: picked(lots, LOT_FLOATS),
    ints: picked(lots, LOT_INTS),
    amounts: { amount: asItStands(lots.amount), left: asItStands(lots.left) },
    maps: picked(lots, LOT_MAPS),
    averaged,
    exactCost: new Map(Array.from(exactCost, ([root, cost]) => [root, cost instanceof ReadLate ? cost.text : cost])),
  };
}

function journalColumns(journal: Journal): JournalColumns {
  const { entries, fragments, kind, part, identified } = journal;
  const ints = picked(journal, JOURNAL_INTS);
  return { entries, fragments, kind, ints, part: asItStands(part), maps: picked(journal, JOURNAL_MAPS), identified };
}

/** Into an empty book, which looks at these very columns from then on. */
export function lendBook({ lots, journal, pools }: LotBook, matched: Omit<MatchedColumns, 'read'>): void {
  for (const [no, { method, averageCost }] of matched.pools.entries()) {
    const pool = pools[no] as Pool;
    pool.setMethod(method);
    pool.averageCost = averageCost;
  }
  const { roots, rows, floats, ints, amounts, maps, averaged, exactCost } = matched.lots;
  Object.assign(lots, { roots, rows }, floats, ints);
  for (const name of LOT_AMOUNTS) lend(lots[name], amounts[name]);
  for (const name of LOT_MAPS) fill<number | bigint>(lots[name], maps[name]);
  for (const root of averaged) lots.averaged.add(root);
  for (const [root, cost] of exactCost) lots.exactCost.set(root, typeof cost === 'string' ? new ReadLate(cost) : cost);
  const { entries, fragments, kind, part, identified } = matched.journal;
  Object.assign(journal, { entries, fragments, kind }, matched.journal.ints);
  lend(journal.part, part);
  for (const name of JOURNAL_MAPS) fill<number | bigint>(journal[name], matched.journal.maps[name]);
  for (const entry of identified) journal.identified.add(entry);
}

/** The memory of all columns: whoever sends them gives it away instead of copying it. */
export function memoryOf(columns: MatchedColumns): ArrayBuffer[] {
  return [...new Set(buffersIn(columns))];
}

function buffersIn(part: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(part)) return [part.buffer as ArrayBuffer];
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return [];
  // Maps and sets have no fields of their own.
  return Object.values(part).flatMap(buffersIn);
}

function picked<T, Name extends keyof T & string>(table: T, names: readonly Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<T, Name>;
}

function asItStands({ limbs, big }: AmountColumn): AmountColumns {
  return { limbs, big };
}

function lend(column: AmountColumn, { limbs, big }: AmountColumns): void {
  column.limbs = limbs;
  fill(column.big, big);
}

function fill<V>(target: Map<number, V>, source: ReadonlyMap<number, V>): void {
  for (const [key, value] of source) target.set(key, value);
}
