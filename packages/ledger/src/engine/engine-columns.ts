/**
 * What an engine has read of a ledger, as a few long columns that another thread can be sent. Reading the texts of a ledger is most of
 * the way to its match, so whoever matches it with some entries changed starts from here. Results and remarks are not
 * among them.
 */
import type { AssetColumns } from './asset-table.ts';
import { cut } from './columns.ts';
import type { EventTable } from './event-table.ts';
import { FLAG, KIND } from './event-table.ts';
import { type TableColumns, tableColumns } from './table-columns.ts';
import type { Timeline } from './timeline.ts';
import type { ViewSource } from './view-source.ts';

export interface EngineColumns {
  readonly events: TableColumns;
  readonly assets: AssetColumns;
  readonly wallets: readonly string[];
  /** Owner and coin of each pool. */
  readonly pools: readonly (readonly [wallet: string, asset: number])[];
  /** Slots in the order of processing. */
  readonly order: Int32Array<ArrayBuffer>;
  /** How many entries the ledger has. */
  readonly count: number;
  /** Places of the entries that the lots do not take, because something about them cannot be. */
  readonly blocked: readonly number[];
}

/** The tables of an engine with the order in which entries are processed. */
export interface ReadTables extends ViewSource {
  readonly timeline: Timeline;
}

/** `rank`: the order in the ledger as whoever gets them counts it. */
export function engineColumns(tables: ReadTables, rank: Int32Array<ArrayBuffer>, count: number): EngineColumns {
  const { events, assets, wallets, book, timeline } = tables;
  return {
    events: tableColumns(events, rank),
    assets: assets.columns(),
    wallets: [...wallets],
    pools: book.pools.map(({ wallet, asset }) => [wallet, asset]),
    order: cut(timeline.order, timeline.count),
    count,
    blocked: blockedPlaces(events, rank),
  };
}

/** What every entry takes from and pays with, and where a transfer arrives: pools, or -1; in the order of processing. */
export interface PoolSteps {
  readonly places: Int32Array;
  readonly taken: Int32Array;
  readonly paid: Int32Array;
  readonly arrived: Int32Array;
  /** Owner and coin of each pool. */
  readonly pools: readonly (readonly [wallet: string, asset: string])[];
}

export function poolSteps({ events, assets, book }: ViewSource, order: Int32Array, count: number): PoolSteps {
  const [places, taken, paid, arrived] = [0, 1, 2, 3].map(() => new Int32Array(count)) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  for (let no = 0; no < count; no++) {
    const slot = order[no] as number;
    const isEntry = events.kind[slot] !== KIND.switch;
    places[no] = events.rank[slot] as number;
    taken[no] = isEntry ? (events.outPool[slot] as number) : -1;
    paid[no] = isEntry ? (events.feePool[slot] as number) : -1;
    arrived[no] = events.kind[slot] === KIND.transfer ? (events.inPool[slot] as number) : -1;
  }
  const pools = book.pools.map(({ wallet, asset }) => [wallet, assets.names[asset] as string] as const);
  return { places, taken, paid, arrived, pools };
}

/** Places of blocked entries. */
function blockedPlaces({ flags }: EventTable, rank: Int32Array): readonly number[] {
  const found: number[] = [];
  for (let slot = 0; slot < rank.length; slot++) {
    if (((flags[slot] as number) & FLAG.blocked) !== 0) found.push(rank[slot] as number);
  }
  return found;
}
