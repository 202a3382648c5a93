/** A price that was used but looks wrong becomes a card: only the user can say which of two prices is right. */
import type { Issue } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { CardDraft } from './card-draft.ts';
import { euroOf } from './event-rows.ts';

const DOUBTS: ReadonlySet<string> = new Set([
  'price.jump',
  'price.second-source',
  'price.legs-differ',
  'price.trade-off-market',
]);

export function doubtfulPriceCard(event: LedgerEvent, { code, params }: Issue): CardDraft | undefined {
  if (!DOUBTS.has(code)) return undefined;
  const legs = [...('in' in event ? [event.in] : []), ...('out' in event ? [event.out] : [])];
  const asset = params.asset ?? legs[0]?.asset ?? '';
  const isFee = event.fee?.asset === asset && legs.every((leg) => leg.asset !== asset);
  const value = isFee ? event.fee?.valueEur : euroOf(event);
  return {
    id: `doubt:${event.id}:${code}`,
    kind: 'doubtful-price',
    cause: { code, params },
    eventId: event.id,
    at: event.at,
    wallet: event.wallet,
    asset,
    ...(isFee ? { isFee } : {}),
    ...(value === undefined ? {} : { effectEur: value }),
    fixes: ['keep-price', 'set-value'],
    likeness: `${code} ${asset} ${params.day ?? ''}`,
  };
}
