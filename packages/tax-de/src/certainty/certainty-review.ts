/**
 * What a person is asked, for the screens: the range of every year, and the open points as few questions, each with what
 * its answers lead to. `certaintyReview` is pure and quick enough for a worker; its input is a valued ledger with the
 * settings and the profile, and the prices that `pricesAround` of @cryptax/prices finds for its open entries.
 *
 * Groups stand in the order of what they can change; those that nothing bounds come first, of these the one that settles most
 * points; those without any effect come last.
 * A group that may explain another one stands before it. The ranges of an answer hold if all points of the group are
 * answered so and everything else stays open; only the groups that a person will look at have them.
 */
import { type Decimal, formatDecimal } from '@cryptax/kernel';
import { type Analysis, analyse, type CertaintyInput, type CertaintyLimits } from './analysis.ts';
import { rangesAfter } from './answer-ranges.ts';
import { causesFirst, explainersOf, type Remedy, remediesOf } from './causes.ts';
import { byEffect, type Certainty, type Effect, effects, slackIn, tightnessOf } from './certainty.ts';
import { byId } from './disposal-facts.ts';
import { MEANINGS } from './meanings.data.ts';
import { askedAbout } from './open-points.ts';
import { type AlikePoints, alikePoints } from './question-groups.ts';
import { assessedOnce } from './tax-changes.ts';
import { type YearCertainty, yearsOf } from './year-certainty.ts';

export interface GroupAnswer {
  readonly id: string;
  /** Section of the rule book. */
  readonly reference: string;
  /** The years that the group touches, if all its points are answered so. */
  readonly years?: Readonly<Record<string, YearCertainty>>;
}

export interface QuestionGroup extends AlikePoints, Effect {
  /** Groups that may explain this one; they stand before it. */
  readonly after: readonly string[];
  readonly answers: readonly GroupAnswer[];
}

export interface CertaintyReview {
  readonly tightness: Certainty['tightness'];
  readonly years: Readonly<Record<string, YearCertainty>>;
  readonly groups: readonly QuestionGroup[];
  /** What settles many points at once. */
  readonly remedies: readonly Remedy[];
  /** Groups that can change something. */
  readonly deciding: number;
  /** Points that change no form and can stay. */
  readonly idle: number;
}

/** From this many groups on nobody reads on, and each answer is asked for anew: theirs stand without ranges. */
const ANSWERED = 40;

export function certaintyReview(input: CertaintyInput, limits: CertaintyLimits = {}): CertaintyReview {
  const analysis = analyse(input, limits);
  const { events, prices, profile } = input;
  const years = yearsOf(analysis.ranges, analysis.figures, profile, slackIn(analysis));
  const effectOf = effects(analysis, years, profile);
  const alike = alikePoints(analysis.points, byId(events.filter(askedAbout(analysis.points))), prices);
  // Of what nothing bounds the group that settles most comes first; groups of equal size in the order of time.
  const groups = byEffect(
    alike.map((group) => ({ ...group, ...effectOf(group.pointIds) })),
    ({ pointIds }) => pointIds.length,
  );
  const inTurn = causesFirst(groups.map((group) => ({ ...group, after: explainersOf(group, groups) })));
  const answered = rangesAfter(analysis);
  // Own wallet, gift and loss often lead to the same ranges, and assessing them is most of the work.
  const assessed = new Map<string, typeof years>();
  const atEnd = assessedOnce();
  const yearsAfter = (ranges: Analysis['ranges']) => {
    if (ranges === analysis.ranges) return years;
    const key = keyOf(ranges);
    const known = assessed.get(key) ?? yearsOf(ranges, analysis.figures, profile, undefined, atEnd);
    assessed.set(key, known);
    return known;
  };
  const answersOf = ({ kind, pointIds, years: touched, without }: AlikePoints & Effect, place: number): GroupAnswer[] =>
    MEANINGS[kind].map(({ id, reference }) => {
      if (place >= ANSWERED || without === true) return { id, reference };
      const after = yearsAfter(analysis.widened(answered(pointIds, id)));
      const own = Object.entries(after).filter(([year]) => touched[year] !== undefined);
      return { id, reference, years: Object.fromEntries(own) };
    });
  const idle = groups.filter(({ without }) => without === true);
  return {
    tightness: tightnessOf(analysis),
    years,
    groups: inTurn.map((group, place) => ({ ...group, answers: answersOf(group, place) })),
    remedies: remediesOf(groups),
    deciding: groups.length - idle.length,
    idle: idle.reduce((sum, { pointIds }) => sum + pointIds.length, 0),
  };
}

function keyOf(ranges: Analysis['ranges']): string {
  const end = (value: Decimal | null) => (value === null ? '' : formatDecimal(value));
  return [...ranges]
    .flatMap(([year, { privateSales, income }]) => [
      year,
      ...[privateSales, income].flatMap(({ low, high }) => [end(low), end(high)]),
    ])
    .join(' ');
}
