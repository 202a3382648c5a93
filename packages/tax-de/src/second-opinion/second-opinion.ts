/**
 * Our sales of a year beside those of another program. Every sale of both sides is in exactly one row, and every row's
 * difference is taken apart into causes: what the causes add up to is the difference of the totals, by construction.
 */
import {
  absolute,
  add,
  berlinDayOf,
  compare,
  type Decimal,
  formatDay,
  isZero,
  subtract,
  yearOfDay,
  ZERO,
} from '@cryptax/kernel';
import type { DisposalView, LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { loadEngine } from '../compute/load-engine.ts';
import { Alternatives, type TheirRules } from './alternatives.ts';
import { isExplainedBy, needsRules } from './explain-cost.ts';
import { explainMatch, type Share } from './explain-match.ts';
import { causeOfOurs, LeavingCoins } from './explain-unmatched.ts';
import { matchSales, type SaleMatch } from './match-sales.ts';
import type { OpinionCause, OpinionRow, SecondOpinion, TheirSale } from './opinion.ts';
import { dayOf, exactEur, ourFigures, sideOf, theirFigures } from './sale-figures.ts';

export interface OpinionQuestion {
  readonly events: readonly LedgerEvent[];
  readonly settings: MatchSettings;
  readonly year: number;
  readonly theirs: readonly TheirSale[];
  /** The name that other programs give a coin of ours; contracts of tokens have one. */
  readonly tickerOf?: (asset: string) => string;
}

interface Explained extends SaleMatch {
  readonly shares: readonly Share[];
  readonly eventIds: readonly string[];
}

export function secondOpinion({ events, settings, year, theirs, tickerOf = upper }: OpinionQuestion): SecondOpinion {
  const disposals = loadEngine(events, settings).disposals();
  const near = (day: number | null) => day !== null && isNearYear(day, year);
  const matched = matchSales(
    disposals.filter((sale) => near(ourDay(sale))),
    theirs.filter(({ soldOn }) => near(dayOf(soldOn))),
    tickerOf,
  );
  const alternatives = new Alternatives(events, settings);
  const whole = matched.matches.filter((match) => sideCount(match, year) === 2);
  const theirRules = rulesThatExplain(whole, alternatives);
  const kinds = new Map(events.map(({ id, kind }) => [id, kind]));
  const coins = new LeavingCoins(
    events,
    new Set(disposals.filter(({ part }) => part === 'main').map(({ eventId }) => eventId)),
    tickerOf,
  );
  const explained: Explained[] = [
    ...whole.map((match) => ({
      ...match,
      shares: explainMatch(match, alternatives, theirRules),
      eventIds: idsOf(match),
    })),
    // Both have it, but in different years: the sale lies at the turn of the year.
    ...matched.matches.flatMap((match) =>
      sideCount(match, year) === 1 ? [oneSided(cut(match, year), 'zone', idsOf(match))] : [],
    ),
    ...matched.onlyOurs
      .filter((sale) => yearOf(ourDay(sale)) === year)
      .map((sale) => oneSided({ ours: [sale], theirs: [] }, causeOfOurs(sale, year, kinds), [sale.eventId])),
    ...matched.onlyTheirs
      .filter(({ soldOn }) => yearOf(dayOf(soldOn)) === year)
      .map((row) => {
        const { cause, eventId } = coins.causeOf(row, tickerOf(row.asset));
        return oneSided({ ours: [], theirs: [row] }, cause, eventId === undefined ? [] : [eventId]);
      }),
  ];
  return published(explained, year, theirRules);
}

const upper = (asset: string) => asset.toUpperCase();
const ourDay = ({ at, shortSoldAt }: DisposalView) => berlinDayOf(shortSoldAt ?? at);
const yearOf = (day: number | null) => (day === null ? null : yearOfDay(day as Parameters<typeof yearOfDay>[0]));
const isNearYear = (day: number, year: number) => [day - 1, day, day + 1].some((each) => yearOf(each) === year);
const idsOf = ({ ours }: SaleMatch) => [...new Set(ours.map(({ eventId }) => eventId))];

/** How many sides of a match have anything in the year. */
function sideCount(match: SaleMatch, year: number): number {
  const { ours, theirs } = cut(match, year);
  return Math.min(ours.length, 1) + Math.min(theirs.length, 1);
}

function cut({ ours, theirs }: SaleMatch, year: number): SaleMatch {
  return {
    ours: ours.filter((sale) => yearOf(ourDay(sale)) === year),
    theirs: theirs.filter(({ soldOn }) => yearOf(dayOf(soldOn)) === year),
  };
}

function oneSided(match: SaleMatch, cause: OpinionCause, eventIds: readonly string[]): Explained {
  const [ours, theirs] = [ourFigures(match.ours), theirFigures(match.theirs)];
  const taxable = theirs.taxable && ours.taxable ? subtract(theirs.taxable, ours.taxable) : null;
  return { ...match, eventIds, shares: [{ cause, gain: subtract(theirs.gain, ours.gain), taxable }] };
}

/** A program uses one order of lots for all sales: the one that leads to most of the costs that ours does not. */
function rulesThatExplain(matches: readonly SaleMatch[], alternatives: Alternatives): TheirRules | null {
  const open = matches.filter(needsRules);
  let best: { readonly rules: TheirRules; readonly count: number } | null = null;
  if (open.length === 0) return null;
  for (const rules of alternatives.rules()) {
    const count = open.filter((match) => isExplainedBy(match, alternatives, rules)).length;
    if (count > (best?.count ?? 0)) best = { rules, count };
    if (count === open.length) break;
  }
  return best?.rules ?? null;
}

function published(explained: readonly Explained[], year: number, theirRules: TheirRules | null): SecondOpinion {
  const ours = ourFigures(explained.flatMap((row) => row.ours));
  const theirs = theirFigures(explained.flatMap((row) => row.theirs));
  const isKnown = theirs.taxable !== null;
  const rows = explained.map((row) => rowOf(row, isKnown)).sort((a, b) => byDay(a, b));
  const difference = {
    gain: subtract(theirs.gain, ours.gain),
    taxable: theirs.taxable && ours.taxable ? subtract(theirs.taxable, ours.taxable) : null,
  };
  return {
    year,
    ours: {
      sales: rows.filter((row) => row.ours !== null).length,
      gain: exactEur(ours.gain),
      taxable: ours.taxable && exactEur(ours.taxable),
    },
    theirs: {
      sales: rows.filter((row) => row.theirs !== null).length,
      gain: exactEur(theirs.gain),
      taxable: theirs.taxable && exactEur(theirs.taxable),
    },
    difference: { gain: exactEur(difference.gain), taxable: difference.taxable && exactEur(difference.taxable) },
    causes: causeSums(explained, isKnown),
    rows,
    theirRules,
  };
}

function rowOf({ ours, theirs, shares, eventIds }: Explained, isKnown: boolean): OpinionRow {
  const [sale] = ours;
  const [row] = theirs;
  const day = sale === undefined ? null : ourDay(sale);
  return {
    asset: sale?.asset ?? row?.asset ?? '',
    day: day === null ? (row?.soldOn ?? '') : formatDay(day),
    ours: ours.length === 0 ? null : sideOf(ourFigures(ours)),
    theirs: theirs.length === 0 ? null : sideOf(theirFigures(theirs)),
    eventIds,
    lines: theirs.map(({ line }) => line),
    differences: shares
      .filter(({ gain, taxable }) => !isZero(gain) || (isKnown && taxable !== null && !isZero(taxable)))
      .map(({ cause, gain, taxable }) => ({
        cause,
        gainEur: exactEur(gain),
        taxableEur: isKnown && taxable !== null ? exactEur(taxable) : null,
      })),
  };
}

function causeSums(explained: readonly Explained[], isKnown: boolean): SecondOpinion['causes'] {
  const sums = new Map<OpinionCause, { gain: Decimal; taxable: Decimal; rows: number }>();
  for (const { shares } of explained) {
    for (const { cause, gain, taxable } of shares) {
      if (isZero(gain) && isZero(taxable ?? ZERO)) continue;
      const known = sums.get(cause) ?? { gain: ZERO, taxable: ZERO, rows: 0 };
      sums.set(cause, {
        gain: add(known.gain, gain),
        taxable: add(known.taxable, taxable ?? ZERO),
        rows: known.rows + 1,
      });
    }
  }
  return [...sums]
    .sort(
      ([, a], [, b]) =>
        compare(absolute(b.gain), absolute(a.gain)) || compare(absolute(b.taxable), absolute(a.taxable)),
    )
    .map(([cause, { gain, taxable, rows }]) => ({
      cause,
      rows,
      gainEur: exactEur(gain),
      taxableEur: isKnown ? exactEur(taxable) : null,
    }));
}

const byDay = (a: OpinionRow, b: OpinionRow) =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : (a.lines[0] ?? 0) - (b.lines[0] ?? 0);
