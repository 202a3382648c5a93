/** What settles many questions at once comes before the questions, with one button each. */
import type { Book } from '@cryptax/store';
import { CloudDownload } from 'lucide-react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { formatClock } from '../../../../../ui/format/date.ts';
import { sourceName } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import { usePriceCompletion } from '../../../../prices/use-price-completion.ts';
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
  const { runner, state } = usePriceCompletion();
  const prices = useStrings(pricesStrings);
  const [isBusy, fetchPrices] = useAction(async () => {
    const on = await ledger.setLivePrices(true);
    if (!on.ok) {
      notices.info(t('remedy.prices.none'), errorWords(on.error, locale));
      return;
    }
    const done = await runner.now(book);
    if (!done.ok || done.value.isCancelled) notices.info(t('remedy.prices.none'));
    else if (done.value.mode !== 'live') notices.info(t('remedy.prices.none'), t('remedy.prices.offline'));
    else if (done.value.found === 0) notices.info(t('remedy.prices.none'));
    else notices.success(t('remedy.prices.found', { count: done.value.found }));
  });
  return (
    <Callout
      title={t('remedy.prices', { count })}
      action={
        <Button size="s" icon={CloudDownload} loading={isBusy || state.isRunning} onClick={() => fetchPrices()}>
          {t('remedy.prices.do')}
        </Button>
      }
    >
      {t('remedy.prices.line')}
      {state.retryAt !== null && state.failing.length > 0 && (
        <span className="block">
          {prices('completion.failing', {
            names: state.failing.map((id) => sourceName(id, prices)).join(', '),
            time: formatClock(state.retryAt),
          })}
        </span>
      )}
    </Callout>
  );
}
