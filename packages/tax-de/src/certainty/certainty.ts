/**
 * How certain a year is: the least and the most that its sums and its tax can be over all admissible answers to what is
 * open, and what each answer can change. A year whose forms stay the same whatever is answered is complete.
 */
import { compare, type Decimal, dec, formatDecimal, toCents, ZERO } from '@cryptax/kernel';
import { type Analysis, analyse, type CertaintyInput, type CertaintyLimits } from './analysis.ts';
import { type BoundText, bothLaws, NOTHING, plus, printed } from './bound.ts';
import { MEANINGS, type PointKind } from './meanings.data.ts';
import { NO_SLACK, type Slack } from './slack.ts';
import { TaxChanges } from './tax-changes.ts';
import { type YearCertainty, yearsOf } from './year-certainty.ts';

/** What answers can change: of one point, or of several that are answered together. */
export interface Effect {
  /** What they can move the taxable sums of a year by, downwards and upwards; years that are decided are left out. */
  readonly years: Readonly<Record<string, BoundText>>;
  /** The most that they can change in any year; null where nothing bounds it. */
  readonly effect: string | null;
  /** No answer changes any form. */
  readonly without?: true | undefined;
}

export interface QuestionEffect extends Effect {
  readonly id: string;
  readonly kind: PointKind;
  readonly eventIds: readonly string[];
  /** What it can have been, each of which the ranges hold. */
  readonly answers: readonly string[];
}

export interface Certainty {
  /** `exact`: both ends of every range are reached by some answers, or lie at no end at all. `bound`: nothing lies outside, but the ends may not be reached. */
  readonly tightness: 'exact' | 'bound';
  readonly years: Readonly<Record<string, YearCertainty>>;
  /** The largest effect first, those without any last. */
  readonly questions: readonly QuestionEffect[];
}

export function certaintyOf(input: CertaintyInput, limits: CertaintyLimits = {}): Certainty {
  const analysis = analyse(input, limits);
  const years = yearsOf(analysis.ranges, analysis.figures, input.profile, slackIn(analysis));
  const effectOf = effects(analysis, years, input.profile);
  const questions = byEffect(
    analysis.points.map(
      ({ id, kind, eventIds }): QuestionEffect => ({
        id,
        kind,
        eventIds,
        answers: MEANINGS[kind].map((meaning) => meaning.id),
        ...effectOf([id]),
      }),
    ),
  );
  return { tightness: tightnessOf(analysis), years, questions };
}

export function tightnessOf({ points, worlds }: Analysis): Certainty['tightness'] {
  return points.length === 0 || worlds !== undefined ? 'exact' : 'bound';
}

/** None where the ranges are those of all combinations; where nothing is bounded there is no telling. Only where something is open. */
export function slackIn({ points, worlds, bounds }: Analysis): ((year: number) => Slack) | undefined {
  if (points.length === 0) return undefined;
  if (worlds !== undefined) {
    return (year) =>
      bothLaws((law) => {
        const { low = null, high = null } = worlds.years.get(year)?.[law] ?? NOTHING;
        return low === null || high === null ? null : NO_SLACK[law];
      });
  }
  return (year) => (bounds.years === undefined ? UNKNOWN_SLACK : (bounds.slack.get(year) ?? NO_SLACK));
}

const UNKNOWN_SLACK: Slack = { privateSales: null, income: null };

/** What the answers to some points together can change. */
export function effects(
  { ranges, figures, movesOf }: Analysis,
  years: Readonly<Record<string, YearCertainty>>,
  profile: CertaintyInput['profile'],
): (points: readonly string[]) => Effect {
  const changes = new TaxChanges(ranges, figures, profile);
  return (points) => {
    const open = [...movesOf(points)]
      .filter(([year]) => years[String(year)]?.complete !== true)
      .sort(([a], [b]) => a - b);
    const effect = widest(open.map(([year, move]) => changes.most(year, move)));
    return {
      years: Object.fromEntries(
        open.map(([year, move]) => [String(year), printed(plus(move.privateSales, move.income))]),
      ),
      effect: effect === null ? null : formatDecimal(toCents(effect)),
      without: effect !== null && effect.units === 0n ? (true as const) : undefined,
    };
  };
}

/** The largest first, before all what nothing bounds; each text is read once. `weight`: what decides between two that nothing bounds. */
export function byEffect<T extends Effect>(effects: readonly T[], weight: (one: T) => number = () => 0): T[] {
  const sizes = effects.map((one) => ({ one, size: one.effect === null ? null : dec(one.effect) }));
  sizes.sort((a, b) => {
    if (a.size === null && b.size === null) return weight(b.one) - weight(a.one);
    if (a.size === null || b.size === null) return a.size === null ? -1 : 1;
    return compare(b.size, a.size);
  });
  return sizes.map(({ one }) => one);
}

function widest(changes: readonly (Decimal | null)[]): Decimal | null {
  if (changes.includes(null)) return null;
  return changes.reduce<Decimal>((a, b) => (b !== null && compare(b, a) > 0 ? b : a), ZERO);
}
