/** The tax of a spread is that of the entries so far: said wherever open answers can move the year. */
import type { Book } from '@cryptax/store';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { useShownYear } from '../../../../tax/year-range.tsx';
import { arbitrageStrings } from '../strings.ts';

export function OpenTax({ book, year }: { readonly book: Book; readonly year: number }) {
  const t = useStrings(arbitrageStrings);
  if (useShownYear(book, year).kind === 'certain') return null;
  return (
    <Callout tone="review" size="line" className="mt-3">
      {t('tax.open', { year })}
    </Callout>
  );
}
