/** Gifts of the other person whose lots this book does not know yet; nothing where there are none. */
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../platform/notices/notices.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../../ui/card.tsx';
import { formatInstantDay } from '../../../../ui/format/date.ts';
import { useEuro } from '../../../../ui/use-euro.ts';
import { useQuantity } from '../../../../ui/use-quantity.ts';
import type { GiftOffer } from '../../spouse-types.ts';
import { jointStrings } from './strings.ts';

export function GiftCard({ bookId, from }: { readonly bookId: string; readonly from: string }) {
  const t = useStrings(jointStrings);
  const asked = useAnswer(`gifts ${bookId}`, (api) => api.giftOffers(bookId));
  if (asked.kind !== 'ready' || asked.value.length === 0) return null;
  return (
    <Card>
      <CardHead title={t('gifts.title', { name: from })} />
      <CardBody className="grid gap-4">
        <p className="max-w-[75ch] text-sm text-ink-2">{t('gifts.line')}</p>
        <ul className="grid gap-3">
          {asked.value.map((offer) => (
            <li key={offer.received.id}>
              <Offer bookId={bookId} offer={offer} />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function Offer({ bookId, offer: { received, linked } }: { readonly bookId: string; readonly offer: GiftOffer }) {
  const t = useStrings(jointStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const euro = useEuro();
  const quantity = useQuantity();
  const [isBusy, take] = useAction(async () => {
    const taken = await ledger.takeOverGift(bookId, received.id);
    if (taken.ok) notices.success(t('gifts.done'));
    else notifyLedgerError(taken.error, locale);
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <ul className="num text-sm">
        {linked.map(({ id, in: { asset, amount }, acquiredAt = '', valueEur = '0' }) => (
          <li key={id}>
            {t('gifts.lot', {
              amount: quantity(amount, asset),
              day: formatInstantDay(Date.parse(acquiredAt), locale),
              cost: euro(valueEur),
            })}
          </li>
        ))}
      </ul>
      <Button size="s" loading={isBusy} onClick={take}>
        {t('gifts.take')}
      </Button>
    </div>
  );
}
