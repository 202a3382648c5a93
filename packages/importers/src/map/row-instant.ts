/** The moment of a row: its date cell by the column's layouts, then the zone of the cell, the row or the file. */
import type { RowCells } from '../read/table.ts';
import { compileLayout, type DateReader, type DateScan } from '../values/date-layout.ts';
import { type ZoneClock, zoneClock } from '../values/zone-clock.ts';
import type { ColumnDecisions } from './column-decisions.ts';
import { dateText } from './column-survey.ts';
import type { BoundFormat } from './compile-format.ts';
import { review, type Verdict } from './verdict.ts';

export class InstantReader {
  readonly #bound: BoundFormat;
  readonly #decisions: ColumnDecisions;
  readonly #readers: readonly DateReader[];
  readonly #scan: DateScan = { offset: undefined };
  readonly #clocks = new Map<string, ZoneClock | undefined>();
  readonly #canReuse: boolean;
  #lastCell = '';
  #lastAt = 0;

  constructor(bound: BoundFormat, decisions: ColumnDecisions) {
    this.#bound = bound;
    this.#decisions = decisions;
    this.#readers = decisions.layouts.map(compileLayout);
    this.#canReuse = bound.definition.date.zone !== 'column' && bound.index.time === undefined;
  }

  /** UTC seconds. Rows must come in file order, because the hour that comes twice is told apart by it. */
  read(row: RowCells, dateCell: string): number | Verdict {
    /** Neighbouring rows share their moment; only a second cell or a zone per row could make a difference. */
    if (dateCell === this.#lastCell && dateCell !== '') return this.#lastAt;
    const text = dateText(this.#bound, row, dateCell);
    if (text === '') return review('date.missing', {});
    const at = this.#parse(text, row);
    if (typeof at !== 'number' || !this.#canReuse) return at;
    this.#lastCell = dateCell;
    this.#lastAt = at;
    return at;
  }

  #parse(text: string, row: RowCells): number | Verdict {
    if (this.#readers.length === 0) return review('date.order-open', { value: text.slice(0, 40) });
    for (const read of this.#readers) {
      const clock = read(text, this.#scan);
      if (!Number.isNaN(clock)) return this.#utc(clock, row);
    }
    return review('date.unreadable', { value: text.slice(0, 40) });
  }

  #utc(clock: number, row: RowCells): number | Verdict {
    if (this.#scan.offset !== undefined) return clock - this.#scan.offset;
    const { definition, index } = this.#bound;
    const own = definition.date.zone === 'column' ? row.word(index.zone ?? -1).trim() : '';
    const zone = own === '' ? this.#decisions.zone : own;
    let zoned = this.#clocks.get(zone);
    if (zoned === undefined && !this.#clocks.has(zone)) {
      zoned = zoneClock(zone, this.#decisions.order);
      this.#clocks.set(zone, zoned);
    }
    return zoned === undefined ? review('date.zone-unknown', { zone: zone.slice(0, 40) }) : zoned.toUtc(clock);
  }
}
