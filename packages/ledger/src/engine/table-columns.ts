/** The table of events as another thread is sent it, and put together there again. Findings are not among it. */
import type { AmountColumns } from './amounts.ts';
import { cut } from './columns.ts';
import { ReadLate } from './euro.ts';
import { type EventDetails, type EventTable, FLAG } from './event-table.ts';
import type { Fraction } from './exact.ts';

const BYTES = ['kind', 'variant', 'flags'] as const;
const INTS = ['day', 'rank', 'wallet', 'toWallet', 'outPool', 'inPool', 'feePool', 'position'] as const;
const FLOATS = ['at', 'price', 'cost', 'feeValue'] as const;
const AMOUNTS = ['out', 'in', 'fee'] as const;

type Columns<Name extends string, Column> = Record<Name, Column>;

export interface TableColumns {
  readonly count: number;
  readonly bytes: Readonly<Columns<(typeof BYTES)[number], Uint8Array<ArrayBuffer>>>;
  readonly ints: Readonly<Columns<(typeof INTS)[number], Int32Array<ArrayBuffer>>>;
  readonly floats: Readonly<Columns<(typeof FLOATS)[number], Float64Array<ArrayBuffer>>>;
  readonly amounts: Readonly<Columns<(typeof AMOUNTS)[number], AmountColumns>>;
  /** As one text on a line each where they are sent: a hundred thousand texts take far longer to copy than one. */
  readonly ids: string | readonly string[];
  readonly index: Int32Array<ArrayBuffer>;
  readonly indexed: number;
  /** Only where outputs were spent: nobody else looks at them. */
  readonly hashes: readonly (string | undefined)[];
  readonly details: ReadonlyMap<number, EventDetails>;
  readonly spenders: ReadonlyMap<string, readonly number[]>;
  /** A text is a value that is read late. */
  readonly exact: ReadonlyMap<number, Fraction | string>;
  readonly free: readonly number[];
}

/** `rank`: the order in the ledger as whoever gets them counts it. */
export function tableColumns(table: EventTable, rank: Int32Array<ArrayBuffer>): TableColumns {
  const { count, ids, index, spenders, details } = table;
  return {
    count,
    bytes: { ...named(BYTES, (name) => cut(table[name], count)), flags: withoutFindings(table.flags, count) },
    ints: { ...named(INTS, (name) => cut(table[name], count)), rank },
    floats: named(FLOATS, (name) => cut(table[name], count)),
    amounts: named(AMOUNTS, (name) => table[name].columns(count)),
    ids,
    index: index.table,
    indexed: index.used,
    hashes: spenders.size === 0 ? [] : [...table.hashes],
    details: new Map(Array.from(details, ([slot, detail]) => [slot, plainDetail(detail)])),
    spenders,
    exact: new Map(Array.from(table.exact, ([key, value]) => [key, value instanceof ReadLate ? value.text : value])),
    free: [...table.free],
  };
}

/** For another thread. */
export function toSend(columns: TableColumns): TableColumns {
  const { ids } = columns;
  return typeof ids === 'string' || ids.some((id) => id.includes(LINE)) ? columns : { ...columns, ids: ids.join(LINE) };
}

/** Into an empty table; the columns stay as they are, for whoever reads them again. */
export function restoreTable(table: EventTable, columns: TableColumns): void {
  lendTable(table, {
    ...columns,
    bytes: named(BYTES, (name) => columns.bytes[name].slice()),
    ints: named(INTS, (name) => columns.ints[name].slice()),
    floats: named(FLOATS, (name) => columns.floats[name].slice()),
    amounts: named(AMOUNTS, (name) => ({ ...columns.amounts[name], limbs: columns.amounts[name].limbs.slice() })),
    index: columns.index.slice(),
  });
}

/** The same without a copy: the table writes into the columns. */
export function lendTable(table: EventTable, columns: TableColumns): void {
  const { count, ids, index, indexed, hashes, details, spenders, exact, free } = columns;
  table.count = count;
  for (const name of BYTES) table[name] = columns.bytes[name];
  for (const name of INTS) table[name] = columns.ints[name];
  for (const name of FLOATS) table[name] = columns.floats[name];
  for (const name of AMOUNTS) table[name].restore(columns.amounts[name]);
  const list = typeof ids === 'string' ? ids.split(LINE) : ids;
  for (let slot = 0; slot < list.length; slot++) table.ids.push(list[slot] as string);
  table.index.restore(index, indexed);
  for (const hash of hashes) table.hashes.push(hash);
  // Room for all of them: an array that is written far behind its end becomes a slow one.
  table.hashes.length = count;
  for (const [slot, detail] of details) table.details.set(slot, detail);
  for (const [hash, slots] of spenders) table.spenders.set(hash, [...slots]);
  for (const [key, value] of exact) table.exact.set(key, typeof value === 'string' ? new ReadLate(value) : value);
  for (const slot of free) table.free.push(slot);
}

const LINE = '\n';

function named<Name extends string, Column>(names: readonly Name[], make: (name: Name) => Column) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Columns<Name, Column>;
}

function withoutFindings(flags: Uint8Array<ArrayBuffer>, count: number): Uint8Array<ArrayBuffer> {
  return flags.slice(0, count).map((flag) => flag & ~FLAG.findings);
}

function plainDetail(detail: EventDetails): EventDetails {
  const { priceOld, priceNew } = detail;
  if (priceOld === undefined || priceNew === undefined) return detail;
  return { ...detail, priceOld: plain(priceOld), priceNew: plain(priceNew) };
}

function plain({ n, d }: Fraction): Fraction {
  return { n, d };
}
