/**
 * Amount cells to amounts: an exact number, its coin by column, else by the unit in the cell, else by what the format says.
 * A file has more amounts than anything else, so the usual cell becomes one string and one object.
 */
import type { Instant } from '@cryptax/kernel';
import type { ColumnRole } from '../formats/format.ts';
import type { RowCells } from '../read/table.ts';
import { TokenCache } from '../read/token-cache.ts';
import { readAmount } from '../values/amount-cell.ts';
import { type AssetAnswer, type AssetResolver, type Meaning, meaningAt } from '../values/asset.ts';
import {
  absoluteText,
  isNegativeText,
  markOf,
  type NumberStyle,
  roundLongFraction,
  shiftPoint,
} from '../values/number-text.ts';
import { AmountProblem } from './amount-problem.ts';
import { cellAt } from './column-index.ts';
import type { Amount } from './row-facts.ts';
import { RowNumbers } from './row-numbers.ts';
import { trimmed } from './trimmed.ts';
import { type Unit, UnitMemory } from './unit-memory.ts';

const SHARED_SIGN = /[$¥]/;

export interface AmountColumn {
  readonly role: ColumnRole;
  readonly column: number | undefined;
  /** Column of its coin. */
  readonly coin: number | undefined;
  readonly style: NumberStyle | undefined;
  /** Places by which the file prints it too large. */
  readonly shift: number;
}

export class AmountReader {
  /** Sign of the amount read last. */
  isNegative = false;
  readonly #assets: AssetResolver;
  readonly #units: UnitMemory;
  readonly #numbers: RowNumbers;
  /** Of coins that stand in a cell of their own. */
  readonly #meanings = new TokenCache<Meaning>();
  /** Unit of the cell read last. */
  #unit: Unit | undefined = undefined;
  /** Its sign belongs to several currencies; a column of coins knows better. */
  #isSharedSign = false;

  /** The cell read last names its coin. */
  get hasUnit(): boolean {
    return this.#unit !== undefined;
  }

  constructor(assets: AssetResolver, numbers = new RowNumbers()) {
    this.#assets = assets;
    this.#numbers = numbers;
    this.#units = new UnitMemory(assets);
  }

  /** Undefined for an empty cell and for zero. `fallback`: the coin that the format says. */
  read(
    row: RowCells,
    { role, column, coin, style, shift }: AmountColumn,
    at: Instant,
    fallback?: string,
  ): Amount | undefined {
    if (column === undefined) return undefined;
    const size = this.#plain(row, column, style) ?? this.#loose(trimmed(row.text(column)), style, role);
    if (size === undefined || size === '0') return undefined;
    const { asset, places } = this.#coin(row, coin, fallback, at, role);
    if (places + shift === 0) return { asset, amount: size };
    const amount = shiftPoint(size, -places - shift);
    if (amount === null) throw new AmountProblem('amount.too-long', { role, value: shortText(row.text(column)) });
    return { asset, amount };
  }

  /** Digits, sign and mark, perhaps with letters glued to them. */
  #plain(row: RowCells, column: number, style: NumberStyle | undefined): string | undefined {
    if (style === undefined) return undefined;
    const number = this.#numbers.inSight(row, column, markOf(style));
    if (!number.isPlain) return undefined;
    this.#unit = undefined;
    this.#isSharedSign = false;
    this.isNegative = number.isNegative;
    if (number.unit === number.end) return number.text(row);
    const unit = this.#units.take(row, number);
    if (unit === undefined) return undefined;
    this.#unit = unit;
    return number.text(row);
  }

  #loose(cell: string, style: NumberStyle | undefined, role: ColumnRole): string | undefined {
    if (cell === '') return undefined;
    if (style === undefined) throw new AmountProblem('amount.mark-open', { role, value: shortText(cell) });
    /** Of a coin every place counts; a value is rounded where the ledger would not keep them all. */
    const read = readAmount(role === 'value' || role === 'price' ? roundLongFraction(cell) : cell, style);
    if (read === null) throw new AmountProblem('amount.unreadable', { role, value: shortText(cell) });
    if (read === undefined) return undefined;
    this.#unit = read.unit === undefined ? undefined : this.#units.unitOf(read.unit);
    this.#isSharedSign = SHARED_SIGN.test(cell);
    this.isNegative = isNegativeText(read.amount);
    return absoluteText(read.amount);
  }

  #coin(row: RowCells, column: number | undefined, fallback: string | undefined, at: Instant, role: ColumnRole): Coin {
    if (column === undefined && this.#unit !== undefined)
      return coinOf(meaningAt(this.#unit.meaning, at), this.#unit.text);
    const token = column === undefined ? 0 : row.token(column);
    const known = this.#meanings.get(token);
    const answer = known === undefined ? undefined : meaningAt(known, at);
    if (answer?.kind === 'asset') return this.#agreed(answer, at);
    const named = cellAt(row, column);
    const isNamed = named !== '' && named !== '-';
    if (!isNamed && this.#unit !== undefined) return coinOf(meaningAt(this.#unit.meaning, at), this.#unit.text);
    const text = isNamed ? named : (fallback ?? '');
    if (text === '') throw new AmountProblem('asset.missing', { role });
    const meaning = this.#assets.meaningOf(text);
    const coin = coinOf(meaningAt(meaning, at), text);
    if (isNamed && token !== 0) this.#meanings.set(token, meaning);
    return isNamed ? this.#agreed(coin, at) : coin;
  }

  /** A column says one coin and the cell another: neither is believed. `1500 sats` of BTC are satoshis. */
  #agreed(named: Coin, at: Instant): Coin {
    if (this.#unit === undefined || this.#isSharedSign) return named;
    const reported = meaningAt(this.#unit.meaning, at);
    if (reported.kind === 'ask' && reported.candidates.includes(named.asset)) return named;
    if (reported.kind === 'asset' && reported.asset === named.asset) return reported;
    /** `ID 42`: not how much, but which. */
    if (this.#unit.text === 'ID') throw new AmountProblem('asset.nft', {});
    throw new AmountProblem('asset.contradicts', { named: named.asset, unit: shortText(this.#unit.text) });
  }
}

/** A cell as part of a message. */
export function shortText(cell: string): string {
  return cell.length > 60 ? `${cell.slice(0, 60)}…` : cell;
}

type Coin = AssetAnswer & { readonly kind: 'asset' };

function coinOf(answer: AssetAnswer, text: string): Coin {
  if (answer.kind === 'asset') return answer;
  if (answer.kind === 'unreadable') throw new AmountProblem('asset.unreadable', { value: shortText(text) });
  const { ticker, candidates } = answer;
  throw new AmountProblem('asset.ambiguous', { ticker, candidates: candidates.join(', ') });
}
