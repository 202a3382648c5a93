/** The tables that views read. */
import type { AssetTable } from './asset-table.ts';
import type { EventTable } from './event-table.ts';
import type { Figures } from './figures.ts';
import type { LotBook } from './lot-book.ts';

export interface ViewSource {
  readonly events: EventTable;
  readonly assets: AssetTable;
  readonly wallets: readonly string[];
  readonly book: LotBook;
  readonly figures: Figures;
}
