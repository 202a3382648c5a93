/** A price that was used but looks wrong becomes a card: only the user can say which of two prices is right. */
import type { Issue } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { euroOf } from '../query/event-rows.ts';
import type { CardDraft } from './review-cards.ts';

const DOUBTS: ReadonlySet<string> = new Set([
  'price.jump',
  'price.second-source',
  'price.legs-differ',
  'price.trade-off-market',
]);

export function doubtfulPriceCard(event: LedgerEvent, { code, params }: Issue): CardDraft | undefined {
  if (!DOUBTS.has(code)) return undefined;
  const value = euroOf(event);
  const leg = 'in' in event ? event.in : 'out' in event ? event.out : undefined;
  const asset = params.asset ?? leg?.asset ?? '';
  return {
    id: `doubt:${event.id}:${code}`,
    kind: 'doubtful-price',
    cause: { code, params },
    eventId: event.id,
    at: event.at,
    wallet: event.wallet,
    asset,
    ...(value === undefined ? {} : { effectEur: value }),
    fixes: ['keep-price', 'set-value'],
    likeness: `${code} ${asset} ${params.day ?? ''}`,
  };
}
