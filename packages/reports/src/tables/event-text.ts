/** What an entry is called in every list: one that was not taken as a swap is not called one. */
import type { CarriedReason, SourceRef, TaxYearReport } from '@cryptax/tax-de';
import type { Locale } from '../text/locale.ts';
import { CARRIED_REASONS, EVENT_KINDS } from '../text/words.data.ts';

/** By entry: why its lots went on without a disposal. */
export function carriedReasons(carried: TaxYearReport['carried']): ReadonlyMap<string, CarriedReason> {
  return new Map(carried.map(({ source, reason }) => [source.eventId, reason]));
}

export function eventText(
  { eventId, kind }: SourceRef,
  reasons: ReadonlyMap<string, CarriedReason>,
  locale: Locale,
): string {
  const reason = kind === 'swap' ? reasons.get(eventId) : undefined;
  return (reason === undefined ? EVENT_KINDS[kind] : CARRIED_REASONS[reason])[locale];
}

/** Behind the name of an entry: one event may be several entries, which are told apart and found together. */
export function withPart(name: string, { part }: SourceRef, locale: Locale): string {
  if (part === undefined) return name;
  return `${name} (${locale === 'de' ? 'Teil' : 'part'} ${part.number} ${locale === 'de' ? 'von' : 'of'} ${part.of})`;
}
