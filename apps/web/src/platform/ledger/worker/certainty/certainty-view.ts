/** Ranges of a book as screens show them, with the limits of each year. */
import { berlinYearOf, compareText } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { coinsInDoubt, yearRules } from '@cryptax/tax-de';
import type { CertaintyView, YearRange } from '../../certainty-types.ts';
import type { OpenBook } from '../books.ts';
import type { CardDraft } from '../waiting-types.ts';
import type { KnownCertainty } from './book-certainty.ts';

export function certaintyView(open: OpenBook, { certainty, points }: KnownCertainty): CertaintyView {
  const { loaded } = open;
  const { groups, tightness } = certainty;
  const outside = outsideCards(open, { points });
  const since = outside.map((card) => yearOfCard(open, card));
  return {
    revision: loaded.revision,
    tightness,
    years: yearRanges(certainty.years).map((range) => ({
      ...range,
      outside: since.filter((year) => year <= range.year).length,
    })),
    open: points.length,
    deciding: groups.filter(({ without }) => without !== true).reduce((sum, { pointIds }) => sum + pointIds.length, 0),
    outside: outside.length,
    doubtful: doubtfulCoins(open, points),
  };
}

/**
 * The first year that an answer can move: that of the entry, or of the earlier one of two. What was bought or sold before
 * stays as it is, so an airdrop of this year leaves the reports of the years before it alone. Nobody knows: all years.
 */
function yearOfCard({ loaded: { valued, place } }: OpenBook, { eventId, otherId }: CardDraft): number {
  const years = [eventId, otherId].flatMap((id) => {
    const at = valued[place.get(id ?? '') ?? -1]?.at;
    return at === undefined ? [] : [berlinYearOf(at) ?? 0];
  });
  return years.length === 0 ? 0 : Math.min(...years);
}

/** Entries that may be there twice cast doubt on their coins too. */
export function doubtfulCoins(
  { loaded: { valued, settings, place }, cards }: OpenBook,
  points: KnownCertainty['points'],
): CertaintyView['doubtful'] {
  const coins = coinsInDoubt(valued, settings.match, points);
  if (coins === 'all') return coins;
  const twice = cards.flatMap(({ kind, eventId }) => {
    const event = kind === 'possible-duplicate' ? valued[place.get(eventId ?? '') ?? -1] : undefined;
    return event === undefined ? [] : assetsOf(event);
  });
  return [...new Set([...coins, ...twice])];
}

function assetsOf(event: LedgerEvent): readonly string[] {
  return [...('in' in event ? [event.in.asset] : []), ...('out' in event ? [event.out.asset] : [])];
}

export function yearRanges(years: KnownCertainty['certainty']['years']): readonly YearRange[] {
  return Object.entries(years)
    .sort(([a], [b]) => compareText(b, a))
    .flatMap(([text, range]): YearRange[] => {
      const year = Number(text);
      const rules = yearRules(year);
      // A year without rules has no limits; nothing is claimed about it.
      if (!rules.ok) return [];
      const { privateSalesLimit, incomeLimit } = rules.value;
      return [{ year, ...range, limits: { privateSales: privateSalesLimit.value, income: incomeLimit.value } }];
    });
}

/** Kinds of cards whose answers the ranges hold, where the point is known to them. */
const ALWAYS: ReadonlySet<CardDraft['kind']> = new Set(['unreadable-row', 'ambiguous-asset']);

/** Cards that the ranges know nothing of. */
export function outsideCards({ cards }: OpenBook, { points }: Pick<KnownCertainty, 'points'>): readonly CardDraft[] {
  const covered = coveredCards(points);
  return cards.filter((card) => !covered(card));
}

function coveredCards(points: KnownCertainty['points']): (card: CardDraft) => boolean {
  const ids = new Set(points.map(({ id }) => id));
  return (card) => ALWAYS.has(card.kind) || pointsOfCard(card).some((id) => ids.has(id));
}

/** The points that a card is about. */
export function pointsOfCard({ kind, eventId, direction, openIds = [] }: CardDraft): readonly string[] {
  switch (kind) {
    case 'unmatched-transfer':
      return eventId === undefined ? [] : [`${direction === 'in' ? 'inflow' : 'outflow'}:${eventId}`];
    case 'missing-price':
      return [`price:${eventId ?? ''}`];
    case 'missing-acquisition':
      return [`acquisition:${eventId ?? ''}`];
    case 'unreadable-row':
    case 'ambiguous-asset':
      return openIds.flatMap((id) => [`outflow:${id}`, `inflow:${id}`]);
    default:
      return [];
  }
}
