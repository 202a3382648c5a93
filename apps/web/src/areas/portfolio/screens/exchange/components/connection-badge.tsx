/** Whether the venue answers right now, as measured; only for venues that have something to ask. */
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { useNow } from '../../../../../platform/use-now.ts';
import { StatusDot } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { pingTone, pingWords } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import { usePings } from '../../../../prices/use-pings.ts';
import { exchangeStrings } from '../strings.ts';

export function ConnectionBadge({ id }: { readonly id: string }) {
  const t = useStrings(exchangeStrings);
  const words = useStrings(pricesStrings);
  const locale = useLocale();
  const now = useNow();
  const { pings, statuses } = usePings();
  const status = statuses.find((one) => one.id === id);
  if (status === undefined) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-2 text-sm font-normal text-ink-2" data-ping={status.id}>
      <StatusDot tone={pingTone(status, now)} />
      {pingWords(status, now, words, locale)}
      <Button size="s" variant="quiet" loading={status.isTesting} onClick={() => void pings.test(status.id)}>
        {t('test')}
      </Button>
    </span>
  );
}
