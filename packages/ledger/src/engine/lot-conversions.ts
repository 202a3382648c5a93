/**
 * Lots that become other lots without a disposal: renamed by a migration or a wrap, split by a hard fork (rule book
 * section 3). New quantities are shares of a whole; they are rounded cumulatively at the decimals of most tokens, or finer
 * if what was received is, so that they add up to it.
 */
import { divideRounded, powerOfTen } from '@cryptax/kernel';
import { SPLIT_SCALE } from './asset-table.ts';
import { type Fraction, minus, plus, reduced, times, ZERO_FRACTION } from './exact.ts';
import type { LotBook } from './lot-book.ts';
import type { Pool } from './pool.ts';

/** Units of an asset and how many decimals of it they count. */
export interface Whole {
  readonly units: bigint;
  readonly scale: number;
}

export interface ForkTerms {
  readonly received: Whole;
  readonly scaleOld: number;
  readonly priceOld: Fraction | undefined;
  readonly priceNew: Fraction | undefined;
}

/** The taken fragments arrive as lots of another asset with their dates, costs and names. */
export function carryLots(
  book: LotBook,
  slot: number,
  firstFragment: number,
  endFragment: number,
  target: Pool,
  received: Whole,
): void {
  const amounts = sharesOf(book, firstFragment, endFragment, received);
  passOnUnknown(book, firstFragment, amounts);
  const costs = gatherDust(
    amounts,
    amounts.map((_, i) => book.fragmentCost(firstFragment + i)),
  );
  amounts.forEach((units, i) => {
    if (units > 0n) book.rename(firstFragment + i, target, slot, units, reduced(costs[i] ?? ZERO_FRACTION));
  });
}

/**
 * Every lot shares its cost with the new coin by market value; both keep the date of the old lot (Rz. 67, 68).
 * costNew = cost * (pNew*qNew) / (pOld*qOld + pNew*qNew).
 */
export function forkLots(
  book: LotBook,
  slot: number,
  old: Pool,
  fresh: Pool,
  terms: ForkTerms,
  onTaken: () => void,
): void {
  const share = forkShare(terms, old.units());
  const first = book.journal.fragments;
  book.takeFrom(old, book.openRows(old), old.units());
  const end = book.journal.fragments;
  onTaken();
  const amounts = sharesOf(book, first, end, terms.received);
  old.setMethod(old.method);
  for (let fragment = first; fragment < end; fragment++) {
    const cost = book.fragmentCost(fragment);
    const stays = reduced(minus(cost, times(cost, share)));
    book.rename(fragment, old, slot, book.journal.part.units(fragment), stays);
  }
  passOnUnknown(book, first, amounts);
  const costs = gatherDust(
    amounts,
    amounts.map((_, i) => times(book.fragmentCost(first + i), share)),
  );
  let number = 0;
  amounts.forEach((units, i) => {
    if (units > 0n) book.rename(first + i, fresh, slot, units, reduced(costs[i] ?? ZERO_FRACTION), ++number);
  });
}

function forkShare({ received, scaleOld, priceOld, priceNew }: ForkTerms, held: bigint): Fraction {
  const valueNew = times(priceNew ?? ZERO_FRACTION, { n: received.units, d: powerOfTen(received.scale) });
  const valueOld = times(priceOld ?? ZERO_FRACTION, { n: held, d: powerOfTen(scaleOld) });
  const both = plus(valueOld, valueNew);
  if (both.n === 0n) return ZERO_FRACTION;
  return reduced({ n: valueNew.n * both.d, d: valueNew.d * both.n });
}

/** Units of a whole for each fragment, by quantity, as differences of rounded running totals. */
function sharesOf(book: LotBook, first: number, end: number, whole: Whole): bigint[] {
  const grain = grainOf(whole);
  let total = 0n;
  for (let fragment = first; fragment < end; fragment++) total += book.journal.part.units(fragment);
  const shares: bigint[] = [];
  let running = 0n;
  let given = 0n;
  for (let fragment = first; fragment < end; fragment++) {
    running += book.journal.part.units(fragment);
    const upTo = divideRounded(whole.units * running, total * grain, 'half-away') * grain;
    shares.push(upTo - given);
    given = upTo;
  }
  return shares;
}

/** The smallest part: what other events write of the asset, now or before, must not change how this one is shared. */
function grainOf({ units, scale }: Whole): bigint {
  let grain = powerOfTen(Math.max(0, scale - SPLIT_SCALE));
  while (units % grain !== 0n) grain /= 10n;
  return grain;
}

/** A part below the smallest unit makes no lot; its cost goes to its neighbour, because no cost may vanish. */
function gatherDust(amounts: readonly bigint[], costs: readonly Fraction[]): Fraction[] {
  const gathered = [...costs];
  let keeper = amounts.findIndex((units) => units > 0n);
  amounts.forEach((units, i) => {
    if (units > 0n) keeper = i;
    else gathered[keeper] = plus(gathered[keeper] ?? ZERO_FRACTION, costs[i] ?? ZERO_FRACTION);
  });
  return gathered;
}

/** Where the cost of a part goes, what is unknown of it goes too. */
function passOnUnknown({ journal }: LotBook, first: number, amounts: readonly bigint[]): void {
  if (journal.unknown.size === 0) return;
  let keeper = amounts.findIndex((units) => units > 0n);
  amounts.forEach((units, i) => {
    if (units > 0n) keeper = i;
    const unknown = journal.unknown.get(first + i);
    if (unknown === undefined || units > 0n || keeper < 0) return;
    journal.unknown.set(first + keeper, (journal.unknown.get(first + keeper) ?? 0) | unknown);
  });
}
