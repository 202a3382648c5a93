/** The state of an event at the end of its row: an open question first, then what the law makes of it. */
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { HalfRing } from '../../../../../ui/glyphs.ts';
import { transactionsStrings } from '../strings.ts';

export function EventStatus({ row }: { readonly row: Pick<EventRow, 'review' | 'tax' | 'kind'> }) {
  const t = useStrings(transactionsStrings);
  const [question] = row.review;
  if (question !== undefined) return <Badge tone="review">{t(`status.${question}`)}</Badge>;
  switch (row.tax) {
    case 'taxable':
    case 'free':
      return <Badge tone={row.tax}>{t(`status.${row.tax}`)}</Badge>;
    case 'partly-free':
      return (
        <Badge tone="free" icon={HalfRing}>
          {t('status.partly-free')}
        </Badge>
      );
    case 'income':
      return <Badge>{t('status.income')}</Badge>;
    case 'open':
      return <Badge tone="review">{t('status.open')}</Badge>;
    case 'none':
      // A purchase is no question of tax at all; saying so on every line would only be noise.
      return row.kind === 'buy' ? null : <Badge>{t('status.none')}</Badge>;
  }
}
