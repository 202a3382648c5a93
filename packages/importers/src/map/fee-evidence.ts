/**
 * What the figures of a file prove about its fees where only a mapping names the columns: of which coin each is, whether a sum holds it, and
 * whether several of them add up. Witnesses are amount times price beside the total, every column that no role needs (a net sum, what arrived),
 * and a running balance. What a witness says in every row in which it speaks is proven; of two that contradict each other neither is believed.
 */
import { absolute, add, compare, type Decimal, dec, formatShortest, multiply, subtract } from '@cryptax/kernel';
import type { RowCells } from '../read/table.ts';
import { readAmount } from '../values/amount-cell.ts';
import { compareText, multiplyText } from '../values/decimal-text.ts';
import type { NumberStyle } from '../values/number-text.ts';
import type { ColumnDecisions, PlaceOfFee } from './column-decisions.ts';
import { cellAt } from './column-index.ts';
import type { BoundFormat } from './compile-format.ts';
import { lastPlace } from './exact-identity.ts';
import { FeeWitness, type GroupOfFee } from './fee-witness.ts';
import type { RowFacts } from './row-facts.ts';
import type { FeePart, FeeRule } from './row-fees.ts';

/** What was found about the fees of a file. */
export interface FeeTally {
  /** Keys of the fees whose coin the file does not name, with the headers of their columns. */
  readonly unnamed: ReadonlyMap<string, string>;
  /** Of those, the ones that look more like a share of the coin than of the money. */
  readonly likelyInCoin: ReadonlySet<string>;
  readonly coins: ReadonlyMap<string, FeeRule>;
  readonly places: ReadonlyMap<GroupOfFee, PlaceOfFee>;
  /** Payments with a fee in the coin that came or went. */
  readonly inCoin: ReadonlySet<GroupOfFee>;
  readonly hasSeveral: boolean;
  readonly addsUp: boolean;
}

interface Printed {
  readonly value: Decimal;
  /** One unit in the last place that the cell prints; nothing for a number without places. */
  readonly unit: Decimal;
}

/** A figure that the fee may be part of; `isPaid`: it goes to the other side, and a fee on top of it makes it more. */
interface Base extends Printed {
  readonly coin: FeeRule;
  readonly isPaid: boolean;
}

interface Spoken {
  readonly group: GroupOfFee;
  readonly parts: readonly FeePart[];
  readonly base: Printed;
}

interface Step {
  readonly balance: Decimal;
  readonly spoken: Spoken | undefined;
}

const NOTHING = dec('0');
const HALF = dec('0.5');
const TWO = dec('2');
const MOST_WITNESSES = 30;
/** A witness that has said nothing in so many rows is no longer listened to. */
const HEARD = 200;
/** What was said in so many rows with a fee is proven; later rows that contradict it wait by their identities. */
const ENOUGH = 3_000;
const USUAL = '0.05';
const BALANCE = /balance|saldo|kontostand|bestand|zůstatek/i;

export class FeeEvidence {
  readonly #bound: BoundFormat;
  readonly #decisions: ColumnDecisions;
  readonly #product = new FeeWitness(-1);
  readonly #others: readonly FeeWitness[];
  /** Of a payment the total is no money that is paid for it. */
  readonly #total: FeeWitness;
  readonly #balances: readonly FeeWitness[];
  readonly #steps = new Map<string, Step>();
  readonly #unnamed = new Map<string, string>();
  readonly #sizes = new Map<string, { money: number; coin: number }>();
  readonly #inCoin = new Set<GroupOfFee>();
  #hasSeveral = false;
  #rows = 0;

  constructor(bound: BoundFormat, decisions: ColumnDecisions) {
    this.#bound = bound;
    this.#decisions = decisions;
    const used = new Set(Object.values(bound.index));
    const free = bound.headerNames.map((_, column) => column).filter((column) => !used.has(column));
    const isBalance = (column: number) => BALANCE.test(bound.headerNames[column] ?? '');
    const witnesses = (columns: readonly number[]) => columns.slice(0, MOST_WITNESSES).map((at) => new FeeWitness(at));
    this.#total = new FeeWitness(bound.index.total ?? -1);
    this.#balances = witnesses(free.filter(isBalance));
    this.#others = witnesses(free.filter((column) => !isBalance(column)));
  }

  add(facts: RowFacts, row: RowCells, parts: readonly FeePart[]): void {
    const isTrade = facts.in !== undefined && facts.out !== undefined;
    const group: GroupOfFee = isTrade ? 'trade' : facts.in === undefined ? 'sent' : 'received';
    this.#count(facts, group, parts);
    if (this.#rows >= ENOUGH || (parts.length === 0 && this.#balances.length === 0)) return;
    if (parts.length > 0) this.#rows++;
    const bases = this.#bases(facts, row);
    this.#weigh(parts, bases);
    const [first] = bases;
    const spoken = isTrade || first === undefined || parts.length === 0 ? undefined : { group, parts, base: first };
    for (const witness of this.#balances) this.#hearBalance(witness, facts, row, spoken);
    if (parts.length === 0) return;
    if (isTrade) this.#hearProduct(row, parts, bases);
    else this.#hear(this.#total, this.#decisions.styles.total, row, group, parts, bases);
    for (const witness of this.#others) {
      if (witness.rows > HEARD && !witness.hasSpoken) continue;
      this.#hear(witness, this.#decisions.fileStyle, row, group, parts, bases);
    }
  }

  #hear(
    witness: FeeWitness,
    style: NumberStyle | undefined,
    row: RowCells,
    group: GroupOfFee,
    parts: readonly FeePart[],
    bases: readonly Base[],
  ): void {
    const stated = witness.column < 0 ? undefined : this.#at(row, witness.column, style);
    if (stated !== undefined) hear(witness, stated, group, parts, bases);
  }

  tally(): FeeTally {
    const witnesses = [this.#product, this.#total, ...this.#others, ...this.#balances];
    const coins = new Map<string, FeeRule>();
    for (const key of this.#unnamed.keys()) {
      const coin = agreed(witnesses.map((witness) => witness.coinOf(key)));
      if (coin !== undefined) coins.set(key, coin);
    }
    const places = new Map<GroupOfFee, PlaceOfFee>();
    for (const group of ['trade', 'sent', 'received'] as const) {
      const place = agreed(witnesses.map((witness) => witness.placeOf(group)));
      if (place !== undefined) places.set(group, place);
    }
    const likelyInCoin = new Set([...this.#sizes].filter(([, { money, coin }]) => coin > money).map(([key]) => key));
    return {
      unnamed: this.#unnamed,
      likelyInCoin,
      coins,
      places,
      inCoin: this.#inCoin,
      hasSeveral: this.#hasSeveral,
      addsUp: witnesses.some(({ addsUp }) => addsUp),
    };
  }

  #count(facts: RowFacts, group: GroupOfFee, parts: readonly FeePart[]): void {
    if (parts.length > 1) this.#hasSeveral = true;
    const own = (facts.out ?? facts.in)?.asset;
    for (const { role, key, fee, isNamed, isOpen } of parts) {
      if (!isOpen && group !== 'trade' && fee.asset === own) this.#inCoin.add(group);
      if (isNamed || this.#unnamed.has(key)) continue;
      this.#unnamed.set(key, this.#bound.headerNames[this.#bound.index[role] ?? -1] ?? '');
    }
  }

  /** Whether a fee is rather a share of the coin or of the money. */
  #weigh(parts: readonly FeePart[], bases: readonly Base[]): void {
    for (const { key, fee, isNamed } of parts) {
      if (isNamed) continue;
      const sizes = this.#sizes.get(key) ?? { money: 0, coin: 0 };
      this.#sizes.set(key, sizes);
      for (const { coin, value } of bases) {
        const isUsual = compareText(fee.amount, multiplyText(formatShortest(value), USUAL)) <= 0;
        if (isUsual && (coin === 'money' || coin === 'coin')) sizes[coin]++;
      }
    }
  }

  /** Of a trade what is traded and what is paid for it, of a payment what moves. */
  #bases({ kind, in: received, out }: RowFacts, row: RowCells): readonly Base[] {
    const { index } = this.#bound;
    const at = (role: 'amount' | 'amountIn' | 'amountOut' | 'total' | 'buyAmount' | 'sellAmount') =>
      index[role] === undefined ? undefined : this.#at(row, index[role], this.#decisions.styles[role]);
    const base = (coin: FeeRule, isPaid: boolean, printed: Printed | undefined): readonly Base[] =>
      printed === undefined || printed.value.units === 0n ? [] : [{ coin, isPaid, ...printed }];
    const [bought, sold] = [at('buyAmount') ?? at('amountIn'), at('sellAmount') ?? at('amountOut')];
    if (received === undefined || out === undefined)
      return base('coin', true, at('amount') ?? (received === undefined ? sold : bought) ?? at('total'));
    if (bought !== undefined || sold !== undefined)
      return [...base('received', false, bought), ...base('sent', true, sold)];
    const isSale = kind === 'trade-sell';
    return [...base('money', !isSale, at('total')), ...base('coin', isSale, at('amount'))];
  }

  /** The total beside amount times price: it holds the fee, or the amount does. */
  #hearProduct(row: RowCells, parts: readonly FeePart[], bases: readonly Base[]): void {
    const { price: column } = this.#bound.index;
    const price = column === undefined ? undefined : this.#at(row, column, this.#decisions.styles.price);
    const [money, coin] = bases;
    if (price === undefined || money?.coin !== 'money' || coin?.coin !== 'coin') return;
    const slack = add(money.unit, multiply(coin.value, price.unit));
    const product = multiply(coin.value, price.value);
    const all = sumOf(parts);
    if (!isClear(all, slack) || !isClear(multiply(all, price.value), slack)) return;
    const heard = this.#product.open('trade', parts);
    for (const some of heard.subsets) {
      const fee = sumOf(some);
      const worth = multiply(fee, price.value);
      if (!isClear(fee, slack) || !isClear(worth, slack)) continue;
      const isMoney = isNear(money.value, money.isPaid ? add(product, fee) : subtract(product, fee), slack);
      const isCoin = isNear(money.value, coin.isPaid ? subtract(product, worth) : add(product, worth), slack);
      if (isMoney === isCoin) continue;
      heard.say(some, isMoney ? money : coin, 'within');
      return;
    }
    if (isNear(money.value, product, slack)) heard.place('beside');
  }

  /** The balance before and after a payment. */
  #hearBalance(witness: FeeWitness, facts: RowFacts, row: RowCells, spoken: Spoken | undefined): void {
    const stated = this.#at(row, witness.column, this.#decisions.fileStyle, false);
    if (stated === undefined) return;
    const chain = [
      witness.column,
      facts.wallet,
      (facts.in ?? facts.out)?.asset ?? '',
      cellAt(row, this.#bound.index.asset),
    ];
    const before = this.#steps.get(chain.join('\n'));
    this.#steps.set(chain.join('\n'), { balance: stated.value, spoken });
    if (before === undefined) return;
    const about = this.#decisions.order === 'descending' ? before.spoken : spoken;
    if (about === undefined) return;
    const { group, parts, base } = about;
    const change = absolute(subtract(stated.value, before.balance));
    const slack = roundingOf(base, stated);
    if (!isClear(sumOf(parts), slack)) return;
    const heard = witness.open(group, parts);
    for (const some of heard.subsets) {
      const fee = sumOf(some);
      if (!isClear(fee, slack)) continue;
      const whole = group === 'sent' ? add(base.value, fee) : subtract(base.value, fee);
      if (!isNear(change, whole, slack)) continue;
      heard.say(some, { coin: 'coin' }, group === 'sent' ? 'beside' : 'within');
      return;
    }
    if (isNear(change, base.value, slack)) heard.place(group === 'sent' ? 'within' : 'beside');
  }

  #at(row: RowCells, column: number, style: NumberStyle | undefined, isSize = true): Printed | undefined {
    const cell = cellAt(row, column);
    const read = style === undefined ? undefined : readAmount(cell, style);
    if (style === undefined || read === undefined || read === null) return undefined;
    const value = dec(read.amount);
    const unit = lastPlace(cell, style === 'dot' ? '.' : ',', value.scale);
    return { value: isSize ? absolute(value) : value, unit: unit.scale === 0 ? NOTHING : multiply(unit, HALF) };
  }
}

/** A sum of the row that is apart from another one by the fee. */
function hear(
  witness: FeeWitness,
  stated: Printed,
  group: GroupOfFee,
  parts: readonly FeePart[],
  bases: readonly Base[],
): void {
  if (!bases.some((base) => isClear(sumOf(parts), roundingOf(base, stated)))) return;
  const heard = witness.open(group, parts);
  for (const some of heard.subsets) {
    const fee = sumOf(some);
    for (const base of bases) {
      const slack = roundingOf(base, stated);
      if (!isClear(fee, slack)) continue;
      const [more, less] = [add(base.value, fee), subtract(base.value, fee)];
      const isMore = isNear(stated.value, more, slack);
      if (!isMore && !isNear(stated.value, less, slack)) continue;
      heard.say(some, base, isMore === base.isPaid ? 'beside' : 'within');
      return;
    }
  }
}

/** A number with fewer places than a sum of it only lacks its zeros. */
function roundingOf(base: Printed, sum: Printed): Decimal {
  return compare(base.unit, sum.unit) < 0 ? add(base.unit, sum.unit) : multiply(sum.unit, TWO);
}

/** Large enough to be told from what was rounded. */
function isClear(fee: Decimal, slack: Decimal): boolean {
  return compare(fee, multiply(slack, TWO)) > 0;
}

function isNear(a: Decimal, b: Decimal, slack: Decimal): boolean {
  return compare(absolute(subtract(a, b)), slack) <= 0;
}

function sumOf(parts: readonly FeePart[]): Decimal {
  return parts.reduce((sum, { fee }) => add(sum, dec(fee.amount)), NOTHING);
}

function agreed<T>(said: readonly (T | undefined)[]): T | undefined {
  const [only, ...others] = new Set(said.filter((each) => each !== undefined));
  return others.length === 0 ? only : undefined;
}
