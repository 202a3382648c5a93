/**
 * What the columns of a row say about each other. An export is redundant: amount times price is the money of a trade, with or
 * without the fee; parts add up to a change. A format declares which of these hold for its columns (`identities`); a row
 * that contradicts one waits with both figures, because nobody can tell which of its numbers is wrong. Figures are compared
 * exactly, within the rounding of the cells as they are printed. Compiled once for a file; the usual row makes nothing.
 */
import { dec } from '@cryptax/kernel';
import { findColumn } from '../detect/header-template.ts';
import type { FormatDefinition, FormatKind, Identity, Operand, UnitColumn } from '../formats/format.ts';
import type { RowCells } from '../read/table.ts';
import type { CellNumber } from '../values/cell-number.ts';
import { markOf } from '../values/number-text.ts';
import type { ColumnDecisions } from './column-decisions.ts';
import type { BoundFormat } from './compile-format.ts';
import { exactContradiction, FINE } from './exact-identity.ts';
import type { RowFacts } from './row-facts.ts';
import { COIN_ROLE, FEE_ROLES, type FeeRole, feeKey } from './row-fees.ts';
import { type Contradiction, type IdentityColumn, placeOfCosts, type RowIdentity, takesCosts } from './row-identity.ts';
import { RowNumbers } from './row-numbers.ts';
import { scaleOf } from './scale-of.ts';

/** So many rows let know what the others are like. */
export const WEIGHED = 500;

export class IdentityCheck {
  /** Rows that an identity could be held against, and those that contradict one. */
  checked = 0;
  failed = 0;
  /** Of those, the ones that contradict only what is likely. */
  failedLikely = 0;
  /** The most of those that are off by one and the same power of ten, and which one. */
  ofOneScale = 0;
  scale: number | undefined = undefined;
  /** Of the row looked at last: an identity held with its fee as a cost. */
  hasProvenFee = false;
  readonly #scales = new Map<number, number>();
  readonly #identities: readonly (readonly RowIdentity[])[];
  readonly #numbers: RowNumbers;

  constructor(bound: BoundFormat, decisions: ColumnDecisions, numbers = new RowNumbers()) {
    this.#numbers = numbers;
    this.#identities = (bound.definition.identities ?? []).flatMap((entry) => {
      const list = isList(entry) ? entry : [entry];
      const compiled = list.flatMap((identity) => compile(identity, bound, decisions) ?? []);
      return compiled.length === 0 ? [] : [compiled];
    });
  }

  get isEmpty(): boolean {
    return this.#identities.length === 0;
  }

  contradictionIn(facts: RowFacts, row: RowCells): Contradiction | undefined {
    let isChecked = false;
    this.hasProvenFee = false;
    for (const alternatives of this.#identities) {
      let found: Contradiction | undefined;
      let isLikely = false;
      for (const identity of alternatives) {
        if (!holdsFor(identity, facts.kind) || isLeftOut(identity, row)) continue;
        const fits = this.#fits(identity, facts, row);
        const wrong = fits === true ? undefined : exactContradiction(identity, facts, row);
        if (wrong === 'nothing') continue;
        isChecked = true;
        found = wrong;
        isLikely = identity.isLikely;
        if (wrong !== undefined) continue;
        if (identity.costs.length > 0 && placeOfCosts(identity, facts) !== undefined) this.hasProvenFee = true;
        break;
      }
      if (found !== undefined) {
        this.checked++;
        this.failed++;
        this.#weigh(found);
        if (isLikely) this.failedLikely++;
        return found;
      }
    }
    if (isChecked) this.checked++;
    return undefined;
  }

  /** Rows of one file that are off by the same power of ten are in another unit. */
  #weigh({ computed, stated }: Contradiction): void {
    if (this.failed > WEIGHED) return;
    const scale = scaleOf(dec(computed), dec(stated));
    if (scale === undefined) return;
    const count = (this.#scales.get(scale) ?? 0) + 1;
    this.#scales.set(scale, count);
    if (count <= this.ofOneScale) return;
    this.ofOneScale = count;
    this.scale = scale;
  }

  /** True if integers prove it at once; whatever is not that plain is looked at exactly. */
  #fits(identity: RowIdentity, facts: RowFacts, row: RowCells): boolean {
    const { left, isProduct, costs, is } = identity;
    const [first, second] = left;
    if (first === undefined || left.length > 2 || (!isProduct && left.length > 1) || costs.length > 1) return false;
    const a = this.#short(row, first);
    const stated = this.#short(row, is);
    if (a === undefined || stated === undefined || stated.units === 0) return false;
    const b = second === undefined ? undefined : this.#short(row, second);
    if (second !== undefined && b === undefined) return false;
    let units = Math.abs(a.units);
    let places = a.places;
    if (b !== undefined) {
      units *= Math.abs(b.units);
      places += b.places + identity.shift;
    }
    if (units === 0) return false;
    const [cost] = costs;
    let fee = 0;
    let feePlaces = 0;
    if (cost !== undefined) {
      const c = cost.less ? undefined : this.#short(row, cost);
      if (c === undefined) return false;
      const place = c.units === 0 ? undefined : placeOfCosts(identity, facts);
      if (place === 'amount') return false;
      if (place === 'sum') {
        fee = (identity.feeIsSize ? Math.abs(c.units) : c.units) * (takesCosts(facts) ? 1 : -1);
        feePlaces = c.places;
      }
    }
    const scale = Math.max(places, feePlaces, stated.places, stated.printed);
    const computed = units * powerOfTen(scale - places) + fee * powerOfTen(scale - feePlaces);
    const said = Math.abs(stated.units) * powerOfTen(scale - stated.places);
    const rounding = isProduct || stated.printed > 0 ? powerOfTen(scale - stated.printed) : 0;
    const difference = Math.abs(computed - said);
    const isShort = Math.abs(computed) < Number.MAX_SAFE_INTEGER && said < Number.MAX_SAFE_INTEGER;
    if (isShort && difference <= rounding) return true;
    /** Longer numbers are off in their last bits by a few steps; what holds in spite of that holds. NaN and infinity hold nothing. */
    const error = (Math.abs(computed) + 2 * Math.abs(fee) * powerOfTen(scale - feePlaces) + said) * BITS;
    if (difference + error <= rounding) return true;
    if (b === undefined || identity.shift !== 0) return false;
    /** Price and amount are rounded too, as `exact-identity.ts` has it; a little less is allowed here than there. */
    let ofFactors = (Math.abs(a.units) * powerOfTen(scale - a.places)) / powerOfTen(b.printed);
    if (a.printed >= FINE) ofFactors += (Math.abs(b.units) * powerOfTen(scale - b.places)) / powerOfTen(a.printed);
    ofFactors = Math.min(ofFactors, computed * MOST_OF_FACTORS);
    return difference + error <= rounding + ofFactors * 0.999;
  }

  /** Undefined if the cell is not just digits, sign and mark with perhaps a unit, or has too many of them. */
  #short(row: RowCells, { column, mark }: IdentityColumn): CellNumber | undefined {
    const number = this.#numbers.of(row, column, mark);
    return number.isShort && !number.hasOddUnit ? number : undefined;
  }
}

/** Just below a hundredth. */
const MOST_OF_FACTORS = 0.0099;
/** Eight times what one step may be off by; there are five. */
const BITS = 8 * 2 ** -53;

const POWERS = Array.from({ length: 23 }, (_, at) => 10 ** at);

/** Exact up to 10^22; beyond it the sum is too large to be looked at anyway. */
function powerOfTen(places: number): number {
  return POWERS[places] ?? Number.POSITIVE_INFINITY;
}

function holdsFor({ kinds }: RowIdentity, kind: FormatKind): boolean {
  return kinds === undefined ? kind === 'trade-buy' || kind === 'trade-sell' : kinds === 'all' || kinds.has(kind);
}

/** Something stands in the column that excludes the row. */
function isLeftOut({ unless }: RowIdentity, row: RowCells): boolean {
  return unless !== undefined && /[1-9]/.test(row.text(unless.column));
}

function isList(entry: Identity | readonly Identity[]): entry is readonly Identity[] {
  return Array.isArray(entry);
}

/** Undefined if the file lacks one of the columns. */
function compile(identity: Identity, bound: BoundFormat, decisions: ColumnDecisions): RowIdentity | undefined {
  const column = (operand: Operand) => columnOf(operand, bound, decisions);
  const left = (identity.product ?? identity.sum ?? []).map(column);
  const is = column(identity.is);
  const costs = (identity.fee === undefined ? (identity.costs ?? []) : feesInOneCoin(bound.definition)).map(column);
  if (is === undefined || left.includes(undefined)) return undefined;
  const isPresent = (entry: IdentityColumn | undefined) => entry !== undefined;
  return {
    kinds: identity.kinds === undefined || identity.kinds === 'all' ? identity.kinds : new Set(identity.kinds),
    isProduct: identity.product !== undefined,
    left: left.filter(isPresent),
    costs: costs.filter(isPresent),
    feeIsSize: identity.fee !== undefined,
    feeInCoin: identity.fee === 'own',
    is,
    unless: identity.unless === undefined ? undefined : column(identity.unless),
    isLikely: identity.likely === true,
    shift: shiftOf(identity, bound.definition),
  };
}

/** Several columns of a mapping that add up, as far as all rows have them in the coin of the first. */
function feesInOneCoin({ columns, defaults, fees = {} }: FormatDefinition): readonly Operand[] {
  if (fees.addUp !== true || FEE_ROLES.some((role) => columns[COIN_ROLE[role]] !== undefined)) return ['fee'];
  const coinOf = (role: FeeRole) => defaults?.[COIN_ROLE[role]] ?? fees.coins?.[feeKey(columns, role)];
  return FEE_ROLES.filter((role) => coinOf(role) === coinOf('fee'));
}

/** How far the product of columns in other units stands from its result. */
function shiftOf({ product, is }: Identity, { units }: FormatDefinition): number {
  if (units === undefined || product === undefined) return 0;
  const places = (operand: Operand) => (typeof operand === 'string' ? (units[operand as UnitColumn] ?? 0) : 0);
  return places(product[0]) + places(product[1]) - places(is);
}

function columnOf(operand: Operand, bound: BoundFormat, decisions: ColumnDecisions): IdentityColumn | undefined {
  const { index, headers, headerNames } = bound;
  const role = typeof operand === 'string' ? operand : undefined;
  const found = typeof operand === 'string' ? index[operand] : findColumn(operand.header, headers);
  if (found === undefined || found < 0) return undefined;
  const style = (role === undefined ? undefined : decisions.styles[role]) ?? decisions.fileStyle;
  return {
    column: found,
    role,
    name: headerNames[found] || (role ?? ''),
    style,
    mark: markOf(style),
    less: typeof operand !== 'string' && operand.less === true,
  };
}
