/** What settles many questions at once comes before the questions, with one button each. */
import type { Book } from '@cryptax/store';
import { CloudDownload } from 'lucide-react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import type { Remedy } from '../../../question-types.ts';
import { errorWords } from '../edit/use-edits.ts';
import { queueStrings } from '../strings/queue-strings.ts';

export function Remedies({ book, remedies }: { readonly book: Book; readonly remedies: readonly Remedy[] }) {
  return remedies.map((remedy) => <FetchPrices key={remedy.kind} book={book} count={remedy.count} />);
}

/** The button is the consent: services are asked only after somebody has pressed it or switched them on. */
function FetchPrices({ book, count }: { readonly book: Book; readonly count: number }) {
  const t = useStrings(queueStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [isBusy, fetchPrices] = useAction(async () => {
    const on = await ledger.setLivePrices(true);
    const done = on.ok ? await ledger.completePrices(book) : on;
    if (!done.ok) notices.info(t('remedy.prices.none'), errorWords(done.error, locale));
    else if (done.value.mode !== 'live') notices.info(t('remedy.prices.none'), t('remedy.prices.offline'));
    else if (done.value.found === 0) notices.info(t('remedy.prices.none'));
    else notices.success(t('remedy.prices.found', { count: done.value.found }));
  });
  return (
    <Callout
      title={t('remedy.prices', { count })}
      action={
        <Button size="s" icon={CloudDownload} loading={isBusy} onClick={() => fetchPrices()}>
          {t('remedy.prices.do')}
        </Button>
      }
    >
      {t('remedy.prices.line')}
    </Callout>
  );
}
