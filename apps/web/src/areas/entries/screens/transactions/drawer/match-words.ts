/** Why a sending and an arrival are one transfer, in a sentence: reason, time between them, what was kept on the way. */
import type { Translate } from '../../../../../platform/i18n/strings.ts';
import type { TransferMatch } from '../../../../../platform/ledger/event-types.ts';
import type { QuantityText } from '../../../../../ui/use-quantity.ts';
import type { drawerStrings } from '../strings/drawer-strings.ts';

export function matchWords(
  { reason, secondsApart, impliedFee }: TransferMatch,
  t: Translate<typeof drawerStrings.table>,
  quantity: QuantityText,
): string {
  const fee = impliedFee && { amount: quantity(impliedFee.amount), asset: impliedFee.asset };
  return [
    t(`match.${reason}`),
    t('match.minutes', { count: Math.round(Math.abs(secondsApart) / 60) }),
    ...(fee ? [t('match.fee', fee)] : []),
  ].join(', ');
}
