/** How certain the years of a ledger are, with what the bundled prices and the user's own know of the coins in question. */
import type { Issue } from '@cryptax/kernel';
import type { LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { priceKnowledge, pricesAround } from '@cryptax/prices';
import {
  type Certainty,
  certaintyOf,
  matchedLedger,
  type PossibleDuplicate,
  type TaxProfile,
  unreadRowFacts,
} from '@cryptax/tax-de';
import { NO_OWN_PRICES, type OwnPrices } from './own-prices.ts';
import { valueEvents } from './value-events.ts';

export interface CertaintyQuestion {
  readonly events: readonly LedgerEvent[];
  readonly settings: MatchSettings;
  readonly unread: readonly Issue[];
  /** What reading the files found; possible duplicates are among it. */
  readonly found: readonly Issue[];
  readonly own?: OwnPrices;
  readonly profile?: TaxProfile;
}

export async function certaintyFor({ own = NO_OWN_PRICES, found, ...question }: CertaintyQuestion): Promise<Certainty> {
  const { events, settings } = question;
  const unread = question.unread.map(({ params }) => unreadRowFacts(params));
  const matched = matchedLedger(events, settings, unread, possibleDuplicates(found));
  const wanted = new Set(matched.points.flatMap(({ eventIds }) => eventIds));
  const open = events.filter(({ id }) => wanted.has(id));
  const prices = priceKnowledge(await pricesAround(open, (asked) => valueEvents(asked, own)));
  return certaintyOf({ ...question, unread, matched, prices });
}

/** Two entries that look alike; the one that the remark is about is left out if they are the same. */
function possibleDuplicates(found: readonly Issue[]): readonly PossibleDuplicate[] {
  return found.flatMap(({ code, source: { eventId }, params: { other } }) =>
    code === 'duplicate.possible' && eventId !== undefined && other !== undefined
      ? [{ eventId, otherId: String(other) }]
      : [],
  );
}
