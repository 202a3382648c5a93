/**
 * The amounts of a row, put on their sides. How a file writes them (one signed amount, in and out columns, base and
 * quote, bought and sold) ends here; behind this point a row has `in`, `out` and `fee`, all positive.
 * One reader serves all rows of a file: it is called once per row and must not build more than it gives back.
 */
import type { Instant } from '@cryptax/kernel';
import { isFiat } from '@cryptax/ledger';
import type { ColumnRole, FeeRules, FormatKind } from '../formats/format.ts';
import { CellRows } from '../read/cell-rows.ts';
import type { RowCells } from '../read/table.ts';
import { TokenCache } from '../read/token-cache.ts';
import type { AssetResolver } from '../values/asset.ts';
import { multiplyText } from '../values/decimal-text.ts';
import { type NumberStyle, shiftPoint } from '../values/number-text.ts';
import { type Pair, splitPair } from '../values/pair.ts';
import { type AmountColumns, amountColumns } from './amount-columns.ts';
import { AmountProblem } from './amount-problem.ts';
import { type AmountColumn, AmountReader, shortText } from './amount-reader.ts';
import { cellAt } from './column-index.ts';
import type { BoundFormat } from './compile-format.ts';
import { applyFeeRules, feeAssetByRule } from './fee-rules.ts';
import { directionOf, isExchange } from './kind-facts.ts';
import type { Amount, Sides } from './row-facts.ts';
import { COIN_ROLE, FEE_ROLES, type FeeRole, type ReadFee, RowFees } from './row-fees.ts';
import type { SignCount } from './row-identity.ts';
import type { RowNumbers } from './row-numbers.ts';
import { worthInEuro } from './row-worth.ts';
import { TradeSigns } from './trade-signs.ts';

/** Which way, said in a column of its own beside the type. */
const SIDE_WORD = /^(?:(in|incoming|credit|deposit)|out|outgoing|debit|withdrawal)$/i;

const NO_ROW: RowCells = new CellRows([], []);

export class SideReader {
  readonly #bound: BoundFormat;
  readonly #columns: AmountColumns;
  readonly #amounts: AmountReader;
  readonly #pairs = new TokenCache<Pair>();
  /** Behind it, for cells whose number was given away in the meantime. */
  readonly #pairsByText = new Map<string, Pair>();
  readonly #signs = { missing: 0, present: 0, needed: 0, plusFees: 0, minusFees: 0 };
  /** The fee that was read last has a minus. */
  isMinusFee = false;
  /** So has the amount of the trade. */
  isMinusAmount = false;
  readonly tradeSigns: TradeSigns;
  /** Of a file whose fees only a mapping names. */
  readonly openFees: RowFees | undefined;
  #row: RowCells = NO_ROW;
  #at = 0 as Instant;
  /** The answer, used again for the next row. */
  readonly #sides: Sides = { in: undefined, out: undefined, fee: undefined, value: undefined, loss: undefined };

  constructor(
    bound: BoundFormat,
    styles: Readonly<Partial<Record<ColumnRole, NumberStyle>>>,
    assets: AssetResolver,
    numbers: RowNumbers,
  ) {
    this.#bound = bound;
    this.#columns = amountColumns(bound, styles);
    this.tradeSigns = new TradeSigns(bound.index.type);
    this.#amounts = new AmountReader(assets, numbers);
    const roles = FEE_ROLES.filter((role) => bound.index[role] !== undefined);
    this.openFees = bound.definition.openFees && roles.length > 0 ? new RowFees(bound.definition, roles) : undefined;
  }

  /** Of a format with signs: how its rows carry them. */
  get signs(): SignCount {
    return this.#signs;
  }

  /** What is given back is overwritten by the next row. */
  read(row: RowCells, at: Instant, kind: FormatKind): Sides {
    this.#row = row;
    this.#at = at;
    this.#sides.fee = undefined;
    this.#sides.value = undefined;
    this.#sides.loss = undefined;
    const { index, definition } = this.#bound;
    const sides =
      index.buyAmount !== undefined || index.sellAmount !== undefined
        ? this.#put(this.#received(this.#columns.buyAmount, kind), this.#amount(this.#columns.sellAmount))
        : index.amountIn !== undefined || index.amountOut !== undefined
          ? this.#inAndOut(kind)
          : this.#single(kind);
    if (index.fee !== undefined && this.openFees === undefined) sides.fee = this.#fee(sides, kind);
    if (index.value !== undefined) sides.value = this.#amount(this.#columns.value, this.#default('valueAsset'));
    if (this.openFees !== undefined) {
      this.isMinusFee = false;
      return this.openFees.take(sides, kind, this.#quoteOfRow(), (role, asset) =>
        this.#openFee(role, asset, sides, kind),
      );
    }
    return sides.fee === undefined ? sides : applyFeeRules(sides, kind, definition.fees);
  }

  /** For a row of unknown kind: undefined where neither the columns nor the sign say which way the coins went. */
  readBySign(row: RowCells, at: Instant): Sides | undefined {
    const { index, definition } = this.#bound;
    const hasSides =
      index.buyAmount !== undefined ||
      index.sellAmount !== undefined ||
      index.amountIn !== undefined ||
      index.amountOut !== undefined;
    if (hasSides) return this.read(row, at, 'review');
    /** Of an exchange the sign would tell one side alone. */
    const hasTarget = cellAt(row, index.toAmount) !== '' && cellAt(row, index.toAsset) !== cellAt(row, index.asset);
    if (hasTarget || cellAt(row, index.pair) !== '') return undefined;
    const side = SIDE_WORD.exec(cellAt(row, index.subtype));
    if (side !== null) return this.read(row, at, side[1] === undefined ? 'transfer-out' : 'transfer-in');
    const isNegative = /^[-−]/.test(cellAt(row, index.amount));
    return definition.signed === true || isNegative ? this.read(row, at, 'review') : undefined;
  }

  /** The most euro that a row is about which cannot be read as a whole. */
  worthInEuro(row: RowCells, at: Instant): string | undefined {
    this.#row = row;
    this.#at = at;
    return worthInEuro(
      this.#columns,
      (column, own) => this.#told(column, this.#default(own)),
      ({ coin }) => coin !== undefined && isFiat(cellAt(row, coin).toUpperCase()),
    );
  }

  /** Null: it cannot be read. */
  #told(column: AmountColumn, fallback: string | undefined): Amount | undefined | null {
    try {
      return this.#amount(column, fallback);
    } catch (problem) {
      if (problem instanceof AmountProblem) return null;
      throw problem;
    }
  }

  #amount(column: AmountColumn, fallback?: string): Amount | undefined {
    return column.column === undefined ? undefined : this.#amounts.read(this.#row, column, this.#at, fallback);
  }

  #put(received: Amount | undefined, given: Amount | undefined): Sides {
    this.#sides.in = received;
    this.#sides.out = given;
    return this.#sides;
  }

  #inAndOut(kind: FormatKind): Sides {
    const asset = this.#default('asset');
    return this.#put(this.#received(this.#columns.amountIn, kind, asset), this.#amount(this.#columns.amountOut, asset));
  }

  /** Of a column that says what came, less than nothing is a reversal; what left may carry its minus. */
  #received(column: AmountColumn, kind: FormatKind, fallback?: string): Amount | undefined {
    const received = this.#amount(column, fallback);
    if (received !== undefined && this.#amounts.isNegative) throw contradiction(kind, `-${received.amount}`);
    return received;
  }

  #single(kind: FormatKind): Sides {
    const pair = this.#pair();
    const main = this.#amount(this.#columns.amount, pair?.base ?? this.#default('asset')) ?? this.#cash(kind);
    if (main === undefined) return this.#put(undefined, undefined);
    const { isNegative, hasUnit } = this.#amounts;
    /** `0.5$` in a market of BTC: no coin is traded as money. */
    if (hasUnit && pair !== undefined && isFiat(main.asset) && main.asset !== pair.base.toUpperCase()) {
      throw new AmountProblem('asset.contradicts', { named: pair.base, unit: main.asset });
    }
    const target = isExchange(kind) ? this.#amount(this.#columns.toAmount) : undefined;
    /** `amount` is given and the target received, unless the signs say it the other way round. */
    if (target !== undefined) {
      return this.#amounts.isNegative && !isNegative ? this.#put(main, target) : this.#put(target, main);
    }
    const other = this.#quote(kind, main, pair?.quote);
    if (other !== undefined && (kind === 'trade-buy' || kind === 'trade-sell')) {
      this.isMinusAmount = isNegative;
      this.tradeSigns.add(this.#row, kind, isNegative);
    }
    const isIn = this.#isIncoming(kind, main, isNegative, other !== undefined);
    const sides = isIn ? this.#put(main, other) : this.#put(other, main);
    if (kind === 'margin-pnl' || kind === 'futures-pnl' || kind === 'funding') sides.loss = isNegative;
    return sides;
  }

  /** Brokers write a deposit or withdrawal of money into the money column. */
  #cash(kind: FormatKind): Amount | undefined {
    if (kind !== 'deposit' && kind !== 'withdrawal') return undefined;
    return this.#amount(this.#columns.total, this.#default('quoteAsset'));
  }

  #pair(): Pair | undefined {
    if (this.#bound.index.pair === undefined) return undefined;
    const token = this.#row.token(this.#bound.index.pair);
    const known = this.#pairs.get(token);
    if (known !== undefined) return known;
    const cell = cellAt(this.#row, this.#bound.index.pair);
    if (cell === '') return undefined;
    const pair = this.#pairsByText.get(cell) ?? splitPair(cell, this.#bound.definition.pairOrder);
    if (pair !== undefined) {
      this.#pairsByText.set(cell, pair);
      if (token !== 0) this.#pairs.set(token, pair);
    }
    if (pair === undefined && cellAt(this.#row, this.#bound.index.asset) === '') {
      throw new AmountProblem('pair.unknown', { value: shortText(cell) });
    }
    return pair;
  }

  /** The money side of a trade; other kinds have none, their `total` is only a valuation. */
  #quote(kind: FormatKind, main: Amount, quote: string | undefined): Amount | undefined {
    const isTrade = kind === 'trade-buy' || kind === 'trade-sell';
    /** A swap has a second side in `total` only where a market names it; elsewhere that is a valuation. */
    if (!isTrade && !(kind === 'swap' && this.#bound.index.pair !== undefined)) return undefined;
    const asset = quote ?? this.#default('quoteAsset');
    const total = this.#amount(this.#columns.total, asset);
    if (total !== undefined) return total;
    const price = this.#amount(this.#columns.price, asset);
    if (price === undefined) return undefined;
    return { asset: price.asset, amount: multiplyText(main.amount, price.amount) };
  }

  /** By kind; a sign that says the opposite is a contradiction, not a correction. */
  #isIncoming(kind: FormatKind, main: Amount, isNegative: boolean, hasOther: boolean): boolean {
    const isSigned = this.#bound.definition.signed === true;
    if (kind === 'gift-in' || kind === 'gift-out') {
      if (isSigned) this.#signs.needed++;
      return isSigned ? !isNegative : kind === 'gift-in';
    }
    const direction = directionOf(kind);
    if (direction === 'in') {
      if (isNegative && kind !== 'trade-buy') throw contradiction(kind, `-${main.amount}`);
      return true;
    }
    if (direction === 'out') {
      if (!isSigned || kind === 'trade-sell') return false;
      this.#signs[isNegative ? 'present' : 'missing']++;
      if (!isNegative) throw contradiction(kind, main.amount);
      return false;
    }
    if (isSigned && kind !== 'review') this.#signs.needed++;
    if (isSigned || isNegative) return !isNegative;
    return !hasOther;
  }

  #fee(sides: Sides, kind: FormatKind): Amount | undefined {
    const rule = this.#bound.definition.fees?.asset;
    const quote = rule === 'quote' ? this.#quoteOfRow() : '';
    const asset = this.#default('feeAsset') ?? feeAssetByRule(rule, sides, kind, quote) ?? this.#idleAsset(rule);
    return this.#feeAt('fee', asset, sides, kind);
  }

  #feeAt(role: FeeRole, asset: string | undefined, sides: Sides, kind: FormatKind): Amount | undefined {
    const fee = this.#amount(this.#columns[role], asset);
    if (fee === undefined) return undefined;
    this.isMinusFee = this.#amounts.isNegative;
    if (isExchange(kind)) this.#signs[this.isMinusFee ? 'minusFees' : 'plusFees']++;
    return this.#inUnits(fee, sides, kind);
  }

  #openFee(role: FeeRole, asset: string | undefined, sides: Sides, kind: FormatKind): ReadFee | undefined {
    const wasMinus = this.isMinusFee;
    const named = this.#default(COIN_ROLE[role]);
    const fee = this.#feeAt(role, named ?? asset, sides, kind);
    if (fee === undefined) return undefined;
    this.isMinusFee ||= wasMinus;
    const cell = cellAt(this.#row, this.#bound.index[COIN_ROLE[role]]);
    return { fee, isNamed: named !== undefined || this.#amounts.hasUnit || (cell !== '' && cell !== '-') };
  }

  /** Empty where the row names no money. */
  #quoteOfRow(): string {
    return (
      cellAt(this.#row, this.#bound.index.quoteAsset) || (this.#pair()?.quote ?? this.#default('quoteAsset') ?? '')
    );
  }

  /** A fee is printed in the unit of the column that its coin stands in. */
  #inUnits(fee: Amount, sides: Sides, kind: FormatKind): Amount {
    const { units } = this.#bound.definition;
    if (units === undefined) return fee;
    const [coin, money] = kind === 'trade-sell' ? [sides.out, sides.in] : [sides.in, sides.out];
    const places = (fee.asset === coin?.asset ? units.amount : fee.asset === money?.asset ? units.total : 0) ?? 0;
    const amount = places === 0 ? fee.amount : shiftPoint(fee.amount, -places);
    if (amount === null) throw new AmountProblem('amount.too-long', { role: 'fee', value: shortText(fee.amount) });
    return { asset: fee.asset, amount };
  }

  /** Nothing moved but the fee (Kraken's rollover: amount 0): the row still names the coin. */
  #idleAsset(rule: FeeRules['asset']): string | undefined {
    return rule === 'amount' ? cellAt(this.#row, this.#bound.index.asset) : undefined;
  }

  #default(name: 'asset' | 'quoteAsset' | 'valueAsset' | (typeof COIN_ROLE)[FeeRole]): string | undefined {
    const text = this.#bound.definition.defaults?.[name];
    if (text === undefined || text.charCodeAt(0) !== 123) return text;
    return this.#bound.captures[text.slice(1, -1)];
  }
}

function contradiction(kind: FormatKind, amount: string): AmountProblem {
  return new AmountProblem('amount.sign-contradicts-type', { kind, amount });
}
