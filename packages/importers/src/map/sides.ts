/**
 * The amounts of a row, put on their sides. How a file writes them (one signed amount, in and out columns, base and
 * quote, bought and sold) ends here; behind this point a row has `in`, `out` and `fee`, all positive.
 */
import type { Instant } from '@cryptax/kernel';
import type { ColumnRole, FeeRules, FormatKind } from '../formats/format.ts';
import { readAmount } from '../values/amount-cell.ts';
import type { AssetResolver } from '../values/asset.ts';
import { absoluteText, isNegativeText, type NumberStyle, shiftPoint } from '../values/number-text.ts';
import { splitPair } from '../values/pair.ts';
import type { BoundFormat } from './compile-format.ts';
import { addText, compareText, multiplyText, subtractText } from './decimal-text.ts';
import type { Amount } from './row-facts.ts';

export interface Sides {
  in?: Amount | undefined;
  out?: Amount | undefined;
  fee?: Amount | undefined;
  value?: Amount | undefined;
  loss?: boolean | undefined;
}

/** Why a row's amounts cannot be read; becomes the review item's code and parameters. */
export class AmountProblem extends Error {
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;

  constructor(code: string, params: Readonly<Record<string, string>>) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

export interface SideContext {
  readonly bound: BoundFormat;
  readonly styles: Readonly<Partial<Record<ColumnRole, NumberStyle>>>;
  readonly assets: AssetResolver;
}

interface Signed extends Amount {
  readonly negative: boolean;
}

const INCOMING: ReadonlySet<FormatKind> = new Set<FormatKind>([
  'trade-buy',
  'deposit',
  'transfer-in',
  'staking-reward',
  'lending-interest',
  'mining',
  'airdrop',
  'fork',
  'referral-bonus',
  'cashback',
  'gift-in',
]);
const EXCHANGES: ReadonlySet<FormatKind> = new Set<FormatKind>([
  'trade-buy',
  'trade-sell',
  'swap',
  'dust-conversion',
  'migration',
  'ignore',
]);
const OUTGOING: ReadonlySet<FormatKind> = new Set<FormatKind>([
  'trade-sell',
  'withdrawal',
  'transfer-out',
  'fee',
  'gift-out',
  'spend',
  'lost',
]);

export function readSides(context: SideContext, row: readonly string[], at: Instant, kind: FormatKind): Sides {
  const reader = new SideReader(context, row, at);
  const { index } = context.bound;
  const sides =
    index.buyAmount !== undefined || index.sellAmount !== undefined
      ? reader.twoSided()
      : index.amountIn !== undefined || index.amountOut !== undefined
        ? reader.inAndOut()
        : reader.single(kind);
  sides.fee = reader.fee(sides, kind);
  sides.value = reader.value();
  return applyFeeRules(sides, kind, context.bound.definition.fees);
}

class SideReader {
  readonly #context: SideContext;
  readonly #row: readonly string[];
  readonly #at: Instant;

  constructor(context: SideContext, row: readonly string[], at: Instant) {
    this.#context = context;
    this.#row = row;
    this.#at = at;
  }

  #cell(role: ColumnRole): string {
    const column = this.#context.bound.index[role];
    return column === undefined ? '' : (this.#row[column] ?? '').trim();
  }

  /** Coin by column, else by the unit in the cell, else by the definition's constant. */
  #amount(role: ColumnRole, assetRole: ColumnRole | undefined, fallback?: string): Signed | undefined {
    const cell = this.#cell(role);
    if (cell === '') return undefined;
    const style = this.#context.styles[role];
    if (style === undefined) throw new AmountProblem('amount.mark-open', { column: role, value: short(cell) });
    const read = readAmount(cell, style);
    if (read === undefined) return undefined;
    if (read === null) throw new AmountProblem('amount.unreadable', { column: role, value: short(cell) });
    if (read.amount === '0') return undefined;
    const named = assetRole === undefined ? '' : this.#cell(assetRole);
    const text = named === '' || named === '-' ? (read.unit ?? fallback ?? '') : named;
    const { asset, places } = this.asset(text, role);
    const amount = places === 0 ? read.amount : shiftPoint(read.amount, -places);
    if (amount === null) throw new AmountProblem('amount.too-long', { column: role, value: short(cell) });
    return { asset, amount: absoluteText(amount), negative: isNegativeText(amount) };
  }

  asset(text: string, role: ColumnRole): { readonly asset: string; readonly places: number } {
    if (text === '') throw new AmountProblem('asset.missing', { column: role });
    const answer = this.#context.assets.resolve(text, this.#at);
    if (answer.kind === 'asset') return answer;
    if (answer.kind === 'ask') {
      throw new AmountProblem('asset.ambiguous', { ticker: answer.ticker, candidates: answer.candidates.join(', ') });
    }
    throw new AmountProblem('asset.unreadable', { value: short(text) });
  }

  twoSided(): Sides {
    return { in: plain(this.#amount('buyAmount', 'buyAsset')), out: plain(this.#amount('sellAmount', 'sellAsset')) };
  }

  inAndOut(): Sides {
    const asset = this.#default('asset');
    return {
      in: plain(this.#amount('amountIn', 'asset', asset)),
      out: plain(this.#amount('amountOut', 'asset', asset)),
    };
  }

  single(kind: FormatKind): Sides {
    const pair = this.#pair();
    const main = this.#amount('amount', 'asset', pair?.base ?? this.#default('asset')) ?? this.#cash(kind);
    if (main === undefined) return {};
    const target = EXCHANGES.has(kind) ? this.#amount('toAmount', 'toAsset') : undefined;
    if (target !== undefined) {
      /** `amount` is given and the target received, unless the signs say it the other way round. */
      const isBackwards = target.negative && !main.negative;
      return isBackwards ? { in: plain(main), out: plain(target) } : { in: plain(target), out: plain(main) };
    }
    const other = this.#quote(kind, main, pair?.quote);
    const isIn = this.#isIncoming(kind, main, other);
    const sides: Sides = isIn ? { in: plain(main), out: plain(other) } : { in: plain(other), out: plain(main) };
    if (kind === 'margin-pnl' || kind === 'funding') sides.loss = main.negative;
    return sides;
  }

  /** Brokers write a deposit or withdrawal of money into the money column. */
  #cash(kind: FormatKind): Signed | undefined {
    if (kind !== 'deposit' && kind !== 'withdrawal') return undefined;
    return this.#amount('total', 'quoteAsset', this.#default('quoteAsset'));
  }

  #pair(): { readonly base: string; readonly quote: string } | undefined {
    const cell = this.#cell('pair');
    if (cell === '') return undefined;
    const pair = splitPair(cell, this.#context.bound.definition.pairOrder);
    if (pair === undefined && this.#cell('asset') === '')
      throw new AmountProblem('pair.unknown', { value: short(cell) });
    return pair;
  }

  /** The money side of a trade; other kinds have none, their `total` is only a valuation. */
  #quote(kind: FormatKind, main: Signed | undefined, quote: string | undefined): Signed | undefined {
    const isTrade = kind === 'trade-buy' || kind === 'trade-sell';
    /** A swap has a second side in `total` only where a market names it; elsewhere that is a valuation. */
    if (!isTrade && !(kind === 'swap' && this.#context.bound.index.pair !== undefined)) return undefined;
    const asset = quote ?? this.#default('quoteAsset');
    const total = this.#amount('total', 'quoteAsset', asset);
    if (total !== undefined || main === undefined) return total;
    const price = this.#amount('price', 'quoteAsset', asset);
    if (price === undefined) return undefined;
    return { asset: price.asset, amount: multiplyText(main.amount, price.amount), negative: !main.negative };
  }

  /** By kind; a sign that says the opposite is a contradiction, not a correction. */
  #isIncoming(kind: FormatKind, main: Signed, other: Signed | undefined): boolean {
    const isSigned = this.#context.bound.definition.signed === true;
    if (kind === 'gift-in' || kind === 'gift-out') return isSigned ? !main.negative : kind === 'gift-in';
    if (INCOMING.has(kind)) {
      if (main.negative && kind !== 'trade-buy') throw contradiction(kind, main);
      return true;
    }
    if (OUTGOING.has(kind)) {
      if (isSigned && !main.negative && kind !== 'trade-sell') throw contradiction(kind, main);
      return false;
    }
    if (isSigned || main.negative) return !main.negative;
    return other === undefined;
  }

  fee(sides: Sides, kind: FormatKind): Amount | undefined {
    const { definition } = this.#context.bound;
    const quote = this.#cell('quoteAsset') || (this.#pair()?.quote ?? this.#default('quoteAsset') ?? '');
    const fallback = this.#default('feeAsset') ?? feeAssetByRule(definition.fees?.asset, sides, kind, quote);
    return plain(this.#amount('fee', 'feeAsset', fallback));
  }

  value(): Amount | undefined {
    return plain(this.#amount('value', 'valueAsset', this.#default('valueAsset')));
  }

  #default(name: 'asset' | 'quoteAsset' | 'feeAsset' | 'valueAsset'): string | undefined {
    const text = this.#context.bound.definition.defaults?.[name];
    const capture = text === undefined ? undefined : /^\{(\w+)\}$/.exec(text)?.[1];
    return capture === undefined ? text : this.#context.bound.captures[capture];
  }
}

function feeAssetByRule(rule: FeeRules['asset'], sides: Sides, kind: FormatKind, quote: string): string | undefined {
  const isSale = kind === 'trade-sell';
  switch (rule) {
    case 'base':
      return (isSale ? sides.out : sides.in)?.asset;
    case 'quote':
      return quote === '' ? (isSale ? sides.in : sides.out)?.asset : quote;
    case 'received':
      return sides.in?.asset;
    case 'sent':
      return sides.out?.asset;
    case 'amount':
      return (sides.out ?? sides.in)?.asset;
    default:
      return undefined;
  }
}

function plain(amount: Signed | undefined): Amount | undefined {
  return amount === undefined ? undefined : { asset: amount.asset, amount: amount.amount };
}

function contradiction(kind: FormatKind, main: Signed): AmountProblem {
  return new AmountProblem('amount.sign-contradicts-type', {
    kind,
    amount: `${main.negative ? '-' : ''}${main.amount}`,
  });
}

function short(cell: string): string {
  return cell.length > 60 ? `${cell.slice(0, 60)}…` : cell;
}

/** Brings every file to one form: money side without fee, outgoing amounts as they arrive, incoming ones as credited. */
function applyFeeRules(sides: Sides, kind: FormatKind, rules: FeeRules = {}): Sides {
  const { fee } = sides;
  if (fee === undefined) return sides;
  if (EXCHANGES.has(kind)) {
    if (rules.total !== 'with') return sides;
    if (sides.out?.asset === fee.asset) return { ...sides, out: minus(sides.out, fee) };
    if (sides.in?.asset === fee.asset)
      return { ...sides, in: { ...fee, amount: addText(sides.in.amount, fee.amount) } };
    return sides;
  }
  if (sides.out !== undefined && sides.in === undefined && rules.sent === 'with' && sides.out.asset === fee.asset) {
    return { ...sides, out: minus(sides.out, fee) };
  }
  if (sides.in !== undefined && sides.out === undefined) {
    if (rules.received === 'not-mine') return { ...sides, fee: undefined };
    if (rules.received === 'with' && sides.in.asset === fee.asset)
      return { ...sides, in: minus(sides.in, fee), fee: undefined };
  }
  return sides;
}

/** Undefined if the fee eats all of it: then only the fee moved. */
function minus(amount: Amount, fee: Amount): Amount | undefined {
  const order = compareText(amount.amount, fee.amount);
  if (order < 0) throw new AmountProblem('fee.larger-than-amount', { amount: amount.amount, fee: fee.amount });
  return order === 0 ? undefined : { asset: amount.asset, amount: subtractText(amount.amount, fee.amount) };
}
