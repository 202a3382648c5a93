/**
 * An assumed acquisition that nothing needs any more, in whole or in part: the purchase came with a later file, or the sale
 * became smaller. The coins would be held twice, so a card says so; the user may keep it, for he may know better.
 */
import { dec, defined, divide, formatDecimal, formatShortest, isZero, multiply, subtract } from '@cryptax/kernel';
import type { LedgerEvent, SpareAssumption } from '@cryptax/ledger';
import { euroValueOf } from '../event-types.ts';
import type { LoadedBook } from './loaded-book.ts';
import type { CardDraft } from './waiting-types.ts';

/** The amount is part of the name: an answer holds for what was seen, not for whatever becomes spare later. */
export function spareCardId({ eventId, spare }: SpareAssumption): string {
  return `spare:${eventId}:${spare}`;
}

export function spareAssumptionCards(
  { spareAssumptions, valued, place }: LoadedBook,
  values: ReadonlyMap<string, string | undefined>,
): readonly CardDraft[] {
  return spareAssumptions.flatMap((each): CardDraft[] => {
    const event = valued[place.get(each.eventId) ?? -1];
    if (event?.kind !== 'assumed-acquisition') return [];
    const { asset, amount, spare } = each;
    const rest = restOf(amount, spare);
    const isWhole = rest === undefined;
    const id = spareCardId(each);
    const covered = valued[place.get(event.forEventId ?? '') ?? -1];
    const value = (covered && valueBy(covered, each)) ?? values.get(id);
    return [
      {
        id,
        kind: 'spare-assumption',
        cause: isWhole
          ? { code: 'assumption.not-needed', params: {} }
          : { code: 'assumption.needed-in-part', params: { rest, total: amount } },
        eventId: event.id,
        at: event.at,
        wallet: event.wallet,
        asset,
        amount: spare,
        ...defined({ effectEur: value }),
        fixes: ['trim-assumption', 'keep-assumption'],
        likeness: `${asset} ${event.wallet}`,
      },
    ];
  });
}

/** At the price of the sale that it was assumed for. */
function valueBy(event: LedgerEvent, { asset, spare }: SpareAssumption): string | undefined {
  return 'out' in event && event.out.asset === asset ? euroShare(event, spare, event.out.amount) : undefined;
}

export function restOf(amount: string, spare: string): string | undefined {
  const rest = subtract(dec(amount), dec(spare));
  return isZero(rest) ? undefined : formatShortest(rest);
}

/** What a part of the coins that an event gives away is worth, at the event's own price. */
export function euroShare(event: LedgerEvent, part: string, whole: string): string | undefined {
  const value = euroValueOf(event);
  if (value === undefined || isZero(dec(whole))) return undefined;
  return formatDecimal(divide(multiply(dec(value), dec(part)), dec(whole), 2, 'half-away'));
}
