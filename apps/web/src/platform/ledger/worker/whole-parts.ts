/**
 * Which entries of a book are parts of one event, and what the event comes to: a position in a pool of two coins is one entry
 * for each coin, and a person sees, changes and deletes them together. Lists of a book are replaced, never changed, so what was
 * found of one holds as long as the list does.
 */
import { add, type Decimal, dec, formatShortest, groupBy } from '@cryptax/kernel';
import { type LedgerEvent, type Leg, wholeEvents } from '@cryptax/ledger';
import type { EventRow, WholeEvent } from '../event-types.ts';
import type { LoadedBook } from './loaded-book.ts';

type Parts = ReadonlyMap<number, readonly number[]>;

const known = new WeakMap<readonly LedgerEvent[], Parts>();

/** By the place of each part: the places of all of them. */
export function partsIn({ valued }: Pick<LoadedBook, 'valued'>): Parts {
  const found = known.get(valued) ?? new Map(wholeEvents(valued).flatMap((places) => places.map((at) => [at, places])));
  known.set(valued, found);
  return found;
}

/** The entries as a person counts them: an event in several parts once, as in the list. */
export function asWholes<E extends LedgerEvent>(events: readonly E[]): readonly E[] {
  const parts = partsIn({ valued: events });
  return parts.size === 0 ? events : events.filter((_, place) => (parts.get(place)?.[0] ?? place) === place);
}

/** The entries named, and all others that are parts of the same events. */
export function withOtherParts(book: Pick<LoadedBook, 'valued' | 'place'>, ids: readonly string[]): readonly string[] {
  const parts = partsIn(book);
  if (parts.size === 0) return ids;
  const all = ids.flatMap((id) => {
    const places = parts.get(book.place.get(id) ?? -1);
    return places === undefined ? [id] : [id, ...places.flatMap((place) => book.valued[place]?.id ?? [])];
  });
  return [...new Set(all)];
}

type PartRow = Omit<EventRow, 'whole'>;

/** What all parts come to. A value with a part that nobody knows is not known either. */
export function wholeOf(parts: readonly PartRow[]): WholeEvent {
  const values = parts.filter(({ kind }) => kind !== 'fee').map(({ valueEur }) => valueEur);
  const value = values.includes(undefined) ? undefined : sumOf(values);
  const gain = sumOf(parts.map(({ gainEur }) => gainEur));
  return {
    parts: parts.map(({ id, kind, out, in: into, valueEur, gainEur }) => ({
      id,
      kind,
      out,
      in: into,
      valueEur,
      gainEur,
    })),
    given: legsOf(parts.flatMap(({ kind, out }) => (kind === 'fee' ? [] : (out ?? [])))),
    received: legsOf(parts.flatMap(({ in: into }) => into ?? [])),
    fees: legsOf(parts.flatMap(({ kind, out, fee }) => (kind === 'fee' ? out : fee) ?? [])),
    valueEur: value,
    gainEur: gain,
    tax: taxOfAll(parts.map(({ tax }) => tax)),
    review: [...new Set(parts.flatMap(({ review }) => review))],
  };
}

function legsOf(legs: readonly Leg[]): readonly Leg[] {
  return [...groupBy(legs, ({ asset }) => asset)].map(([asset, same]) => ({
    asset,
    amount: formatShortest(same.map(({ amount }) => dec(amount)).reduce(add)),
  }));
}

/** Of figures, leaving out what has none; undefined where none has one. */
export function sumOf(values: readonly (string | undefined)[]): string | undefined {
  if (values.length < 2) return values[0];
  const known = values.flatMap((value): readonly Decimal[] => (value === undefined ? [] : [dec(value)]));
  const [first, ...others] = known;
  return first === undefined ? undefined : formatShortest(others.reduce(add, first));
}

/** What is open comes first; taxed and free parts together are partly free. */
function taxOfAll(all: readonly EventRow['tax'][]): EventRow['tax'] {
  const has = (tax: EventRow['tax']) => all.includes(tax);
  if (has('open')) return 'open';
  if (has('partly-free') || (has('taxable') && has('free'))) return 'partly-free';
  return ORDER.find(has) ?? 'none';
}

const ORDER: readonly EventRow['tax'][] = ['taxable', 'free', 'income'];

/** Sorted by place, each event once: under the first of its parts, where the first of them that fits would stand. */
export function folded(places: readonly number[], parts: Parts): readonly number[] {
  if (parts.size === 0) return places;
  const seen = new Set<readonly number[]>();
  const rows: number[] = [];
  for (const place of places) {
    const whole = parts.get(place);
    if (whole !== undefined && seen.has(whole)) continue;
    if (whole !== undefined) seen.add(whole);
    rows.push(whole?.[0] ?? place);
  }
  return rows;
}
