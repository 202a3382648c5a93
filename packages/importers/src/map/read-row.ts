/**
 * One row of a bound table to facts, or to a verdict: ignored with a reason, or up for review. Nothing is defaulted: a word, a date
 * or an amount that is not understood stops the row, not the file.
 */
import type { Instant } from '@cryptax/kernel';
import { normalizeHeader } from '../detect/header-template.ts';
import type { ColumnRole, FormatKind } from '../formats/format.ts';
import { readAmount } from '../values/amount-cell.ts';
import type { AssetResolver } from '../values/asset.ts';
import { compileLayout, type DateReader, type DateScan } from '../values/date-layout.ts';
import { absoluteText, type NumberStyle } from '../values/number-text.ts';
import { type ZoneClock, zoneClock } from '../values/zone-clock.ts';
import { AmountProblem } from './amount-problem.ts';
import type { ColumnDecisions } from './column-decisions.ts';
import { dateText } from './column-survey.ts';
import { type BoundFormat, kindOfWord } from './compile-format.ts';
import type { RowFacts, RowView, Sides } from './row-facts.ts';
import type { RowKeys } from './row-keys.ts';
import { SideReader } from './sides.ts';
import { trimmed } from './trimmed.ts';

/** Why a row gave no facts. */
export type Verdict =
  | { readonly kind: 'ignored'; readonly code: string }
  | { readonly kind: 'review'; readonly code: string; readonly params: Readonly<Record<string, string>> };

export interface RowReaderOptions {
  readonly bound: BoundFormat;
  readonly decisions: ColumnDecisions;
  readonly assets: AssetResolver;
  readonly fileName: string;
  readonly wallet?: string | undefined;
}

/** Usual words for a row that did not happen. */
const NOT_DONE: ReadonlySet<string> = new Set(
  'canceled cancelled failed failure rejected declined expired pending processing error refused storniert abgebrochen fehlgeschlagen abgelehnt ausstehend'.split(
    ' ',
  ),
);
const TOTAL_ROW = /^(?:total|sum|summe|gesamt|subtotal|grand total|\.\.\.)\b/i;

export class RowReader {
  readonly #options: RowReaderOptions;
  readonly #scan: DateScan = { offset: undefined };
  readonly #clocks = new Map<string, ZoneClock | undefined>();
  readonly #sides: SideReader;
  readonly #readers: readonly DateReader[];
  readonly #canReuse: boolean;
  #lastText = '';
  #lastAt = 0;

  constructor(options: RowReaderOptions) {
    this.#options = options;
    this.#readers = options.decisions.layouts.map(compileLayout);
    const { zone } = options.bound.definition.date;
    this.#canReuse = zone === 'UTC' || zone === 'value';
    this.#sides = new SideReader(options.bound, options.decisions.styles, options.assets);
  }

  read(row: readonly string[], line: number, ticket: number, keys: RowKeys): RowFacts | Verdict {
    const furniture = this.#furniture(row);
    if (furniture !== undefined) return { kind: 'ignored', code: furniture };
    const status = this.#status(row);
    if (status === 'skip') return { kind: 'ignored', code: 'status-not-done' };
    if (status === 'unknown') return review('status.unknown', { word: this.#cell(row, 'status') });
    if (!this.#isCrypto(row)) return { kind: 'ignored', code: 'not-crypto' };
    const at = this.#instant(row);
    if (typeof at !== 'number') return at;
    return this.#facts(row, line, ticket, keys, at as Instant, status);
  }

  #facts(
    row: readonly string[],
    line: number,
    ticket: number,
    keys: RowKeys,
    at: Instant,
    status: 'done' | 'failed-but-paid',
  ): RowFacts | Verdict {
    const { definition } = this.#options.bound;
    const known = this.#kindByWord(row) ?? this.#kindBySign(row);
    if (known === 'ignore' && definition.adjust === undefined) return { kind: 'ignored', code: 'internal-move' };
    const hasFailed = status === 'failed-but-paid';
    if (known === 'review' && !hasFailed) return review('type.unknown', { word: this.#typeText(row) });
    try {
      const sides = this.#sides.read(row, at, hasFailed ? 'fee' : (known ?? 'swap'));
      const kind = hasFailed ? 'fee' : (known ?? this.#kindBySides(sides));
      if (kind === undefined) return review('type.unknown', { word: this.#typeText(row) });
      const facts = this.#assemble(
        row,
        line,
        ticket,
        keys,
        at,
        flipGift(kind, sides),
        hasFailed ? feeOnly(sides) : sides,
      );
      return this.#adjusted(facts, row);
    } catch (error) {
      if (error instanceof AmountProblem) return review(error.code, error.params);
      throw error;
    }
  }

  #assemble(
    row: readonly string[],
    line: number,
    ticket: number,
    keys: RowKeys,
    at: Instant,
    kind: FormatKind,
    sides: Sides,
  ): RowFacts {
    return {
      line,
      ticket,
      printA: keys.a ^ keys.occurrence,
      printB: keys.b,
      id: keys.id,
      at,
      kind,
      wallet: this.#wallet(row),
      toWallet: this.#namedWallet(row, 'toWallet'),
      in: sides.in,
      out: sides.out,
      fee: sides.fee,
      value: sides.value,
      loss: sides.loss,
      txHash: this.#text(row, 'txHash'),
      address: this.#text(row, 'address'),
      note: this.#text(row, 'note'),
    };
  }

  #text(row: readonly string[], role: ColumnRole): string | undefined {
    const cell = this.#cell(row, role);
    return cell === '' || cell === '-' ? undefined : cell;
  }

  #adjusted(facts: RowFacts, row: readonly string[]): RowFacts | Verdict {
    const { adjust } = this.#options.bound.definition;
    const result = adjust === undefined ? facts : adjust(facts, this.#view(row, facts.at));
    if ('ignore' in result) return { kind: 'ignored', code: result.ignore };
    if ('review' in result) return review(result.review, {});
    return result.kind === 'ignore' ? { kind: 'ignored', code: 'internal-move' } : result;
  }

  #view(row: readonly string[], at: Instant): RowView {
    const { assets, decisions, fileName } = this.#options;
    const { ownAddress } = decisions;
    return {
      cell: (role) => this.#cell(row, role),
      amount: (role) => sizeOf(this.#cell(row, role), decisions.styles[role] ?? 'dot'),
      number: (text) => sizeOf(text, decisions.styles.amount ?? 'dot'),
      fileName,
      ownAddress,
      asset: (text) => {
        const answer = assets.resolve(text, at);
        return answer.kind === 'asset' ? answer.asset : undefined;
      },
    };
  }

  #cell(row: readonly string[], role: ColumnRole): string {
    const column = this.#options.bound.index[role];
    return column === undefined ? '' : trimmed(row[column] ?? '');
  }

  /** Header lines again, titles of sections, sums at the end: part of the page, not of the data. */
  #furniture(row: readonly string[]): string | undefined {
    const { headers, index } = this.#options.bound;
    const column = index.date ?? 0;
    const date = row[column] ?? '';
    if (date !== '' && date.charCodeAt(0) <= 57) return undefined;
    if (
      normalizeHeader(date) === headers[column] &&
      row.every((cell, at) => normalizeHeader(cell) === (headers[at] ?? ''))
    ) {
      return 'repeated-header';
    }
    const filled = row.filter((cell) => cell.trim() !== '');
    if (filled.length === 1 && headers.length > 2 && !/\d/.test(date)) return 'section-title';
    return filled.some((cell) => TOTAL_ROW.test(cell.trim())) && !/\d/.test(date) ? 'total-row' : undefined;
  }

  #status(row: readonly string[]): 'done' | 'skip' | 'failed-but-paid' | 'unknown' {
    const rule = this.#options.bound.definition.status;
    if (rule === undefined || this.#options.bound.index.status === undefined) return 'done';
    const word = this.#cell(row, 'status').toLowerCase();
    const has = (words: readonly string[] | undefined) =>
      words?.some((entry) => isWord(entry.toLowerCase(), word)) === true;
    if (has(rule.done)) return 'done';
    if (has(rule.failedButPaid)) return 'failed-but-paid';
    return has(rule.skip) || NOT_DONE.has(word) ? 'skip' : 'unknown';
  }

  #isCrypto(row: readonly string[]): boolean {
    const { cryptoClasses } = this.#options.bound.definition;
    if (cryptoClasses === undefined || this.#options.bound.index.assetClass === undefined) return true;
    const word = this.#cell(row, 'assetClass').toLowerCase();
    return cryptoClasses.some((entry) => entry.toLowerCase() === word);
  }

  #instant(row: readonly string[]): number | Verdict {
    const text = dateText(this.#options.bound, row);
    if (text === '') return review('date.missing', {});
    /** Neighbouring rows share their moment; only a zone per row could make a difference. */
    if (text === this.#lastText) return this.#lastAt;
    const at = this.#readInstant(text, row);
    if (typeof at === 'number' && this.#canReuse) [this.#lastText, this.#lastAt] = [text, at];
    return at;
  }

  #readInstant(text: string, row: readonly string[]): number | Verdict {
    const readers = this.#readers;
    if (readers.length === 0) return review('date.order-open', { value: text.slice(0, 40) });
    for (const read of readers) {
      const clock = read(text, this.#scan);
      if (!Number.isNaN(clock)) return this.#utc(clock, row);
    }
    return review('date.unreadable', { value: text.slice(0, 40) });
  }

  #utc(clock: number, row: readonly string[]): number | Verdict {
    if (this.#scan.offset !== undefined) return clock - this.#scan.offset;
    const { definition } = this.#options.bound;
    const own = definition.date.zone === 'column' ? this.#cell(row, 'zone') : '';
    const zone = own === '' ? this.#options.decisions.zone : own;
    let zoned = this.#clocks.get(zone);
    if (zoned === undefined && !this.#clocks.has(zone)) {
      zoned = zoneClock(zone, this.#options.decisions.order);
      this.#clocks.set(zone, zoned);
    }
    return zoned === undefined ? review('date.zone-unknown', { zone: zone.slice(0, 40) }) : zoned.toUtc(clock);
  }

  #typeText(row: readonly string[]): string {
    return [this.#cell(row, 'type'), this.#cell(row, 'subtype'), this.#cell(row, 'tag')]
      .filter((cell) => cell !== '')
      .join('/')
      .slice(0, 80);
  }

  #kindByWord(row: readonly string[]): FormatKind | undefined {
    const { bound } = this.#options;
    const tag = this.#cell(row, 'tag');
    const byTag = tag === '' ? undefined : kindOfWord(bound.tags, tag, '');
    /** A tag that nobody knows must not fall back to a guess by sides. */
    if (tag !== '' && byTag === undefined && bound.definition.tags !== undefined) return 'review';
    if (byTag !== undefined) return byTag;
    const word = this.#cell(row, 'type') || (bound.definition.defaults?.type ?? '');
    if (bound.definition.types !== undefined && (word !== '' || bound.definition.bySides === undefined)) {
      const kind = kindOfWord(bound.types, word, this.#cell(row, 'subtype'));
      if (kind !== undefined) return kind;
      if (bound.definition.bySign === undefined && bound.definition.bySides === undefined) return 'review';
      if (word !== '') return 'review';
    }
    return bound.definition.kind;
  }

  #kindBySign(row: readonly string[]): FormatKind | undefined {
    const { bySign } = this.#options.bound.definition;
    if (bySign === undefined) return undefined;
    const cell = this.#cell(row, 'amount');
    return cell.startsWith('-') || cell.startsWith('−') ? bySign.negative : bySign.positive;
  }

  #kindBySides(sides: Sides): FormatKind | undefined {
    const { bySides } = this.#options.bound.definition;
    if (bySides === undefined) return undefined;
    if (sides.in !== undefined && sides.out !== undefined) return bySides.both;
    if (sides.in !== undefined) return bySides.in;
    return sides.out === undefined ? bySides.none : bySides.out;
  }

  #wallet(row: readonly string[]): string {
    const { bound, wallet } = this.#options;
    if (wallet !== undefined) return wallet;
    return this.#namedWallet(row, 'wallet') ?? this.#namedWallet(row, 'toWallet') ?? bound.definition.source;
  }

  /** Undefined if the file names none, or the user has named the wallet of the whole file. */
  #namedWallet(row: readonly string[], role: 'wallet' | 'toWallet'): string | undefined {
    const { bound, wallet } = this.#options;
    const { source, walletName } = bound.definition;
    if (wallet !== undefined || walletName === undefined || bound.index[role] === undefined) return undefined;
    const cell = this.#cell(row, role).replace(/\s+/g, ' ').slice(0, 150);
    if (cell === '') return undefined;
    return walletName === 'cell' ? cell : `${source}: ${cell}`;
  }
}

function isWord(entry: string, word: string): boolean {
  return entry.endsWith('*') ? word.startsWith(entry.slice(0, -1)) : entry === word;
}

/** `gift` words name no direction: the filled side does. */
function flipGift(kind: FormatKind, sides: Sides): FormatKind {
  if (kind === 'gift-out' && sides.out === undefined && sides.in !== undefined) return 'gift-in';
  if (kind === 'gift-in' && sides.in === undefined && sides.out !== undefined) return 'gift-out';
  return kind;
}

/** A failed transaction moved nothing but its fee. */
function feeOnly(sides: Sides): Sides {
  return { in: undefined, out: sides.fee, fee: undefined };
}

function sizeOf(text: string, style: NumberStyle): string | undefined {
  const read = readAmount(text, style);
  return read === undefined || read === null ? undefined : absoluteText(read.amount);
}

function review(code: string, params: Readonly<Record<string, string>>): Verdict {
  return { kind: 'review', code, params };
}
