/** What the gap detective found, as a sentence; for other areas. */
import type { GapFix } from '@cryptax/importers';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { useQuantity } from '../../ui/use-quantity.ts';
import { gapLine } from './screens/transactions/review/gap-words.ts';
import { gapStrings } from './screens/transactions/strings/gap-strings.ts';

export function GapSentence({ fix }: { readonly fix: GapFix }) {
  const t = useStrings(gapStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  return (
    <>
      {gapLine(fix, { t, locale, quantity })}
      {!fix.isClosed && fix.asks.length === 0 && <span className="text-ink-3"> ({t('gapPartly')})</span>}
    </>
  );
}
