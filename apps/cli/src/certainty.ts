/** How certain the years of a ledger are, with what the bundled prices and the user's own know of the coins in question. */
import type { LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { priceKnowledge, pricesAround } from '@cryptax/prices';
import { type Certainty, certaintyOf, matchedLedger, type TaxProfile } from '@cryptax/tax-de';
import { NO_OWN_PRICES, type OwnPrices } from './own-prices.ts';
import { valueEvents } from './value-events.ts';

export interface CertaintyQuestion {
  readonly events: readonly LedgerEvent[];
  readonly settings: MatchSettings;
  readonly unread: number;
  readonly own?: OwnPrices;
  readonly profile?: TaxProfile;
}

export async function certaintyFor({ own = NO_OWN_PRICES, ...question }: CertaintyQuestion): Promise<Certainty> {
  const { events, settings, unread } = question;
  const matched = matchedLedger(events, settings, unread);
  const wanted = new Set(matched.points.flatMap(({ eventIds }) => eventIds));
  const open = events.filter(({ id }) => wanted.has(id));
  const prices = priceKnowledge(await pricesAround(open, (asked) => valueEvents(asked, own)));
  return certaintyOf({ ...question, matched, prices });
}
