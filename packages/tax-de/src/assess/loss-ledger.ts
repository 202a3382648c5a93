/**
 * The order in which losses meet gains, for one kind of income and one or two persons (rule book 5): offset inside
 * the year, limit test, loss of the spouse, carry-forward, carry-back. Private sales, services and capital income
 * each run through it on their own, so a loss of one kind can never touch another.
 */
import { add, compare, type Decimal, dec, multiply, round, subtract, sum, ZERO } from '@cryptax/kernel';
import { positivePart, smaller } from '../money/eur.ts';

/** One kind of income of one person: the net of each year, rounded to the cent. */
export interface LossSeries {
  /** Loss assessed before the year `openingYear`. */
  readonly opening: Decimal;
  readonly openingYear: number;
  readonly netOf: (year: number) => Decimal;
  /** Most of a year's loss that goes back, zero for a waiver; null: all of it, as the law does. */
  readonly carryBackLimit: (year: number) => Decimal | null;
}

export interface LossRules {
  readonly limitOf: (year: number) => Decimal;
  readonly joint: (year: number) => boolean;
  /** Whether a loss left over may offset the spouse's taxable gains of the same year (5.9). */
  readonly spouseOffset: boolean;
  readonly carryBackCap: (year: number, joint: boolean) => Decimal;
  /** Null: no cap on the carry-forward (section 20). */
  readonly carryForwardCap: ((year: number, joint: boolean) => CarryForwardCap) | null;
  /** Whether what a spouse carries forward also meets the other's gains (open point, rule LOSS-12). */
  readonly sharesCarryForward: boolean;
}

export interface CarryForwardCap {
  readonly base: Decimal;
  readonly share: Decimal;
}

export interface LossYear {
  readonly year: number;
  readonly net: Decimal;
  readonly limit: Decimal;
  readonly limitReached: boolean;
  readonly carryIn: Decimal;
  readonly carryUsed: Decimal;
  /** Loss of the spouse that reduced this person's gain, and this person's loss given to the spouse. */
  readonly spouseLossUsed: Decimal;
  readonly spouseLossGiven: Decimal;
  /** Loss of the following year that reduced this one, and this year's loss sent to the year before. */
  readonly carriedBackIn: Decimal;
  readonly carriedBackOut: Decimal;
  readonly taxable: Decimal;
  readonly carryOut: Decimal;
}

type Draft = { -readonly [K in keyof LossYear]: LossYear[K] } & { loss: Decimal };

/** Result per person, in the order given, for consecutive years. */
export function runLosses(
  years: readonly number[],
  persons: readonly LossSeries[],
  rules: LossRules,
): readonly (readonly LossYear[])[] {
  const results: Draft[][] = persons.map(() => []);
  for (const year of years) {
    const joint = persons.length === 2 && rules.joint(year);
    const drafts = persons.map((person, index) =>
      openYear(
        year,
        person,
        rules.limitOf(year),
        add(results[index]?.at(-1)?.carryOut ?? ZERO, openingOf(person, year)),
      ),
    );
    if (joint && rules.spouseOffset) offsetSpouses(drafts);
    deductCarryForward(drafts, rules, joint || rules.joint(year));
    persons.forEach((person, index) => {
      const draft = drafts[index];
      const own = results[index];
      if (draft === undefined || own === undefined) return;
      carryBack(draft, own.at(-1), person, rules);
      draft.carryOut = add(draft.carryOut, draft.loss);
      own.push(draft);
    });
  }
  return results;
}

function openingOf({ opening, openingYear }: LossSeries, year: number): Decimal {
  return year === openingYear ? opening : ZERO;
}

function openYear(year: number, person: LossSeries, limit: Decimal, carryIn: Decimal): Draft {
  const net = person.netOf(year);
  const limitReached = net.units > 0n && compare(net, limit) >= 0;
  return {
    year,
    net,
    limit,
    limitReached,
    carryIn,
    carryUsed: ZERO,
    spouseLossUsed: ZERO,
    spouseLossGiven: ZERO,
    carriedBackIn: ZERO,
    carriedBackOut: ZERO,
    taxable: limitReached ? net : ZERO,
    carryOut: carryIn,
    loss: positivePart(subtract(ZERO, net)),
  };
}

function offsetSpouses(drafts: readonly Draft[]): void {
  const [a, b] = drafts;
  if (a === undefined || b === undefined) return;
  giveLoss(a, b);
  giveLoss(b, a);
}

function giveLoss(from: Draft, to: Draft): void {
  const amount = smaller(from.loss, to.taxable);
  from.loss = subtract(from.loss, amount);
  from.spouseLossGiven = amount;
  to.taxable = subtract(to.taxable, amount);
  to.spouseLossUsed = amount;
}

/** A couple shares one cap: the room is computed from both gains and used by the first person first. */
function deductCarryForward(drafts: readonly Draft[], rules: LossRules, joint: boolean): void {
  if (joint) {
    deductWithinRoom(drafts, rules, true);
    return;
  }
  for (const draft of drafts) deductWithinRoom([draft], rules, false);
}

function deductWithinRoom(drafts: readonly Draft[], rules: LossRules, joint: boolean): void {
  const [first] = drafts;
  if (first === undefined) return;
  let room = sum(drafts.map((draft) => draft.taxable));
  if (rules.carryForwardCap !== null) room = capped(room, rules.carryForwardCap(first.year, joint));
  for (const draft of drafts) {
    const used = smaller(smaller(draft.carryIn, draft.taxable), room);
    draft.carryUsed = used;
    draft.taxable = subtract(draft.taxable, used);
    draft.carryOut = subtract(draft.carryIn, used);
    room = subtract(room, used);
  }
  const [a, b] = drafts;
  if (!rules.sharesCarryForward || a === undefined || b === undefined) return;
  room = subtract(room, lendCarry(a, b, room));
  lendCarry(b, a, room);
}

/** What `from` carries forward and cannot use, against the taxable gains of `to`. */
function lendCarry(from: Draft, to: Draft, room: Decimal): Decimal {
  const used = smaller(smaller(from.carryOut, to.taxable), room);
  from.carryOut = subtract(from.carryOut, used);
  from.carryUsed = add(from.carryUsed, used);
  from.spouseLossGiven = add(from.spouseLossGiven, used);
  to.taxable = subtract(to.taxable, used);
  to.spouseLossUsed = add(to.spouseLossUsed, used);
  return used;
}

/** § 10d (2): without limit up to the base, above it only a share. */
function capped(gain: Decimal, { base, share }: CarryForwardCap): Decimal {
  if (compare(gain, base) <= 0) return gain;
  return round(add(base, multiply(subtract(gain, base), share)), 2, 'down');
}

function carryBack(draft: Draft, previous: Draft | undefined, person: LossSeries, rules: LossRules): void {
  const choice = person.carryBackLimit(draft.year);
  if (previous === undefined || draft.loss.units === 0n) return;
  let amount = smaller(smaller(draft.loss, previous.taxable), rules.carryBackCap(draft.year, rules.joint(draft.year)));
  if (choice !== null) amount = smaller(amount, choice);
  draft.loss = subtract(draft.loss, amount);
  draft.carriedBackOut = amount;
  previous.taxable = subtract(previous.taxable, amount);
  previous.carriedBackIn = amount;
}

/** A limit of zero: every gain counts (section 20). */
export const NO_LIMIT: Decimal = dec('0');
