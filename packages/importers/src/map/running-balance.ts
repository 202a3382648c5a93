/**
 * The balance that a file carries behind its rows, held against them one by one: what the account of a coin held before, with
 * what the row changes, is what it holds after (`running`). Rows of one second may stand in any order. A row that does not lead
 * from one balance to the next has a wrong figure, or a row before it is missing; no file can tell which of the two, so the
 * row counts and the user is told where (decision 0078). Where many rows do not fit, the file is a selection, and nothing is said.
 */
import { absolute, add, compare, type Decimal, dec, formatShortest, type Instant, subtract } from '@cryptax/kernel';
import { findColumn } from '../detect/header-template.ts';
import type { Operand } from '../formats/format.ts';
import type { RowCells } from '../read/table.ts';
import { readAmount } from '../values/amount-cell.ts';
import type { AssetResolver } from '../values/asset.ts';
import type { NumberStyle } from '../values/number-text.ts';
import type { ColumnDecisions } from './column-decisions.ts';
import { cellAt } from './column-index.ts';
import type { BoundFormat } from './compile-format.ts';
import { lastPlace } from './exact-identity.ts';

/** Where a balance does not follow from the one before: the row, what it says and what would follow. */
export interface BalanceJump {
  readonly line: number;
  readonly asset: string;
  readonly stated: string;
  readonly computed: string;
}

interface Step {
  readonly line: number;
  readonly change: Decimal;
  readonly balance: Decimal;
  /** One unit in the last place of each cell. */
  readonly unit: Decimal;
}

interface Chain {
  readonly asset: string;
  at: Instant;
  steps: Step[];
  /** Rows of the moment before in the file. */
  last: readonly Step[];
}

interface Term {
  readonly column: number;
  readonly less: boolean;
}

const NOTHING = dec('0');
/** Kraken keeps staked coins under names of their own (DOT.S), with balances of their own. */
const VARIANT = /\.[A-Z]\d{0,2}$/;
/** Where more links than these are broken, rows are missing on purpose. */
const SELDOM = 0.05;
/** So many must hold before one that does not means something. */
const ENOUGH = 2;

export class RunningBalances {
  readonly #bound: BoundFormat;
  readonly #assets: AssetResolver;
  readonly #style: NumberStyle;
  readonly #isNewestFirst: boolean;
  readonly #change: readonly Term[];
  readonly #balance: number;
  readonly #chains = new Map<string, Chain>();
  readonly #jumps: BalanceJump[] = [];
  #links = 0;

  private constructor(
    bound: BoundFormat,
    decisions: ColumnDecisions,
    assets: AssetResolver,
    change: readonly Term[],
    balance: number,
  ) {
    this.#bound = bound;
    this.#assets = assets;
    this.#style = decisions.styles.amount ?? decisions.fileStyle;
    this.#isNewestFirst = decisions.order === 'descending';
    this.#change = change;
    this.#balance = balance;
  }

  /** Undefined if the format knows no running balance, or the file lacks a column of it. */
  static of(bound: BoundFormat, decisions: ColumnDecisions, assets: AssetResolver): RunningBalances | undefined {
    const { running } = bound.definition;
    if (running === undefined) return undefined;
    const change = running.change.map((operand) => termOf(operand, bound));
    const balance = termOf(running.is ?? 'balance', bound);
    if (balance.column < 0 || change.some(({ column }) => column < 0)) return undefined;
    return new RunningBalances(bound, decisions, assets, change, balance.column);
  }

  add(row: RowCells, at: Instant, line: number): void {
    const { index, definition } = this.#bound;
    const balance = this.#read(row, this.#balance);
    const named = cellAt(row, index.asset) || (definition.defaults?.asset ?? '');
    if (balance === undefined || named === '') return;
    const coin = this.#assets.resolve(named, at);
    const asset = coin.kind === 'asset' ? coin.asset : named;
    const account = definition.running?.ofCoin === true ? '' : cellAt(row, index.account);
    const key = [asset, VARIANT.exec(named)?.[0], account, cellAt(row, index.wallet)].join('|');
    let change = NOTHING;
    let unit = balance.unit;
    for (const { column, less } of this.#change) {
      const value = this.#read(row, column);
      if (value === undefined) continue;
      change = less ? subtract(change, value.value) : add(change, value.value);
      unit = add(unit, value.unit);
    }
    const chain = this.#chains.get(key);
    const step = { line, change, balance: balance.value, unit };
    if (chain === undefined) {
      this.#chains.set(key, { asset, at, steps: [step], last: [] });
      return;
    }
    if (chain.at !== at) {
      this.#close(chain);
      const isBackwards = this.#isNewestFirst ? at > chain.at : at < chain.at;
      if (isBackwards) chain.last = [];
      chain.at = at;
    }
    chain.steps.push(step);
  }

  /** The jumps that mean something, in the order of the file. */
  all(): readonly BalanceJump[] {
    for (const chain of this.#chains.values()) this.#close(chain);
    const count = this.#jumps.length;
    const isSeldom = count <= Math.max(1, this.#links * SELDOM);
    if (!isSeldom || this.#links - count < ENOUGH) return [];
    return [...this.#jumps].sort((a, b) => a.line - b.line);
  }

  /** All rows of a moment are in: do they lead on from those of the one before? */
  #close(chain: Chain): void {
    const { last, steps } = chain;
    const [earlier, later] = this.#isNewestFirst ? [steps, last] : [last, steps];
    if (last.length > 0 && steps.length > 0) {
      this.#links++;
      const change = later.map((step) => step.change).reduce(add, NOTHING);
      const slack = [...earlier, ...later].map(({ unit }) => unit).reduce(add, NOTHING);
      const leadsOn = earlier.some((from) =>
        later.some((to) => compare(absolute(subtract(add(from.balance, change), to.balance)), slack) <= 0),
      );
      const [from] = earlier.slice(-1);
      const [to] = later.slice(-1);
      if (!leadsOn && from !== undefined && to !== undefined) {
        const computed = formatShortest(add(from.balance, change));
        this.#jumps.push({ line: to.line, asset: chain.asset, stated: formatShortest(to.balance), computed });
      }
    }
    chain.last = steps;
    chain.steps = [];
  }

  /** Figures without places are exact. */
  #read(row: RowCells, column: number): { readonly value: Decimal; readonly unit: Decimal } | undefined {
    const cell = cellAt(row, column);
    const read = readAmount(cell, this.#style);
    if (read === undefined || read === null) return undefined;
    const value = dec(read.amount);
    const unit = lastPlace(cell, this.#style === 'dot' ? '.' : ',', value.scale);
    return { value, unit: unit.scale === 0 ? NOTHING : unit };
  }
}

function termOf(operand: Operand, { index, headers }: BoundFormat): Term {
  if (typeof operand === 'string') return { column: index[operand] ?? -1, less: false };
  return { column: findColumn(operand.header, headers), less: operand.less === true };
}
