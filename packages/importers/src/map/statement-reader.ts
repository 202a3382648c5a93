/**
 * The running balance that a file carries behind each row, as statements: "then this wallet held so much". Of the rows of one
 * second the last one speaks. Rows that move nothing (moves inside the account) say it too.
 */
import { formatInstant, type Instant } from '@cryptax/kernel';
import { type BalanceStatement, isFiat } from '@cryptax/ledger';
import type { RowCells } from '../read/table.ts';
import { readAmount } from '../values/amount-cell.ts';
import type { AssetResolver } from '../values/asset.ts';
import { type NumberStyle, shiftPoint } from '../values/number-text.ts';
import type { ColumnDecisions } from './column-decisions.ts';
import { cellAt } from './column-index.ts';
import type { BoundFormat } from './compile-format.ts';

/** Kraken keeps staked coins under names of their own (DOT.S), with balances of their own. */
const VARIANT = /\.[A-Z]\d{0,2}$/;

export class StatementReader {
  readonly #bound: BoundFormat;
  readonly #assets: AssetResolver;
  readonly #style: NumberStyle;
  readonly #isNewestFirst: boolean;
  readonly #file: string;
  readonly #statements = new Map<string, BalanceStatement>();

  constructor(bound: BoundFormat, decisions: ColumnDecisions, assets: AssetResolver, file: string) {
    this.#bound = bound;
    this.#assets = assets;
    this.#style = decisions.styles.amount ?? decisions.fileStyle;
    this.#isNewestFirst = decisions.order === 'descending';
    this.#file = file;
  }

  add(row: RowCells, at: Instant, wallet: string, line: number): void {
    const { index } = this.#bound;
    const read = readAmount(cellAt(row, index.balance), this.#style);
    if (read === undefined || read === null) return;
    const named = cellAt(row, index.asset) || (read.unit ?? this.#default());
    const coin = named === '' ? undefined : this.#assets.resolve(named, at);
    const unit = read.unit === undefined ? undefined : this.#assets.resolve(read.unit, at);
    if (coin?.kind !== 'asset' || isFiat(coin.asset)) return;
    const places = unit?.kind === 'asset' ? unit.places : coin.places;
    const amount = places === 0 ? read.amount : shiftPoint(read.amount, -places);
    if (amount === null) return;
    const part = [cellAt(row, index.account), VARIANT.exec(named)?.[0] ?? ''].filter((text) => text !== '').join(' ');
    const when = formatInstant(at);
    const key = `${wallet}\u0000${coin.asset}\u0000${part}\u0000${when}`;
    if (this.#isNewestFirst && this.#statements.has(key)) return;
    const place = { file: this.#file, line };
    const said = { wallet, asset: coin.asset, at: when, amount, ...(part === '' ? {} : { part }), ...place };
    this.#statements.set(key, said);
  }

  all(): readonly BalanceStatement[] {
    const statements = [...this.#statements.values()];
    return this.#isNewestFirst ? statements.reverse() : statements;
  }

  #default(): string {
    const { definition, captures } = this.#bound;
    const text = definition.defaults?.asset ?? '';
    return text.startsWith('{') ? (captures[text.slice(1, -1)] ?? '') : text;
  }
}
