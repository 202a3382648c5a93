/** The moment of a row: its date cell by the column's layouts, then the zone of the cell, the row or the file. */
import type { RowCells } from '../read/table.ts';
import { compileLayout, type DateReader, type DateScan, readIsoAt } from '../values/date-layout.ts';
import { clockOfSameDay, keepDay } from '../values/usual-clock.ts';
import { type ZoneClock, zoneClock } from '../values/zone-clock.ts';
import type { ColumnDecisions } from './column-decisions.ts';
import { dateText } from './column-survey.ts';
import type { BoundFormat } from './compile-format.ts';
import { review, type Verdict } from './verdict.ts';

/** `2024-03-01 12:00:59` */
const USUAL_LENGTH = 19;

export class InstantReader {
  readonly #bound: BoundFormat;
  readonly #decisions: ColumnDecisions;
  readonly #readers: readonly DateReader[];
  readonly #scan: DateScan = { offset: undefined };
  readonly #clocks = new Map<string, ZoneClock | undefined>();
  readonly #column: number;
  readonly #canReuse: boolean;
  readonly #isPlain: boolean;
  /** Of all rows without an offset of their own, once one was read. */
  #fileClock: ZoneClock | undefined = undefined;
  #lastToken = 0;
  #lastAt = 0;

  constructor(bound: BoundFormat, decisions: ColumnDecisions) {
    this.#bound = bound;
    this.#decisions = decisions;
    this.#readers = decisions.layouts.map(compileLayout);
    this.#column = bound.index.date ?? -1;
    this.#isPlain = decisions.layouts[0] === 'iso' && bound.index.time === undefined;
    this.#canReuse = bound.definition.date.zone !== 'column' && bound.index.time === undefined;
  }

  /** The zone of the file matters: a cell without one was read, or all cells still wait for their layout. */
  get needsZone(): boolean {
    return this.#readers.length === 0 || this.#clocks.has(this.#decisions.zone);
  }

  /** UTC seconds. Rows must come in file order, because the hour that comes twice is told apart by it. */
  read(row: RowCells): number | Verdict {
    return this.#readPlain(row) ?? this.#readLoose(row);
  }

  #readLoose(row: RowCells): number | Verdict {
    /** Neighbouring rows share their moment; only a second cell or a zone per row could make a difference. */
    const token = this.#canReuse ? row.token(this.#column) : 0;
    if (token !== 0 && token === this.#lastToken) return this.#lastAt;
    const at = this.#readText(row);
    if (typeof at !== 'number') return at;
    this.#lastToken = token;
    this.#lastAt = at;
    return at;
  }

  /** The usual cell in the usual layout, without making it. */
  #readPlain(row: RowCells): number | Verdict | undefined {
    if (!this.#isPlain) return undefined;
    row.look(this.#column);
    const { view, from, to } = row;
    const isUsual = to - from === USUAL_LENGTH;
    const known = isUsual ? clockOfSameDay(view, from) : -1;
    if (known >= 0) {
      this.#scan.offset = undefined;
      return this.#utc(known, row);
    }
    const clock = readIsoAt(row.codes, from, to, this.#scan);
    if (Number.isNaN(clock)) return undefined;
    if (isUsual) keepDay(view, from, clock);
    return this.#utc(clock, row);
  }

  #readText(row: RowCells): number | Verdict {
    const text = dateText(this.#bound, row);
    return text === '' ? review('date.missing', {}) : this.#parse(text, row);
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
    if (this.#fileClock !== undefined) return this.#fileClock.toUtc(clock);
    const { definition, index } = this.#bound;
    const own = definition.date.zone === 'column' ? row.word(index.zone ?? -1).trim() : '';
    const zone = own === '' ? this.#decisions.zone : own;
    let zoned = this.#clocks.get(zone);
    if (zoned === undefined && !this.#clocks.has(zone)) {
      zoned = zoneClock(zone, this.#decisions.order);
      this.#clocks.set(zone, zoned);
      if (definition.date.zone !== 'column') this.#fileClock = zoned;
    }
    return zoned === undefined ? review('date.zone-unknown', { zone: zone.slice(0, 40) }) : zoned.toUtc(clock);
  }
}
