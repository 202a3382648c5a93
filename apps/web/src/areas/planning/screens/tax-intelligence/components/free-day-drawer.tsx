/** The lots that become free on a day, what they would cost today, and where they come from. */
import type { Book } from '@cryptax/store';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { formatDay } from '../../../../../ui/format/date.ts';
import { Money } from '../../../../../ui/money.tsx';
import { useQuantity } from '../../../../../ui/use-quantity.ts';
import { PartsContent, PartsDrawer } from '../../../parts/parts-drawer.tsx';
import type { FreeDay } from '../../../planning-types.ts';
import { taxIntelligenceStrings } from '../strings.ts';

export interface FreeDayDrawerProps {
  readonly book: Book;
  readonly free: FreeDay;
  readonly onClose: () => void;
}

export function FreeDayDrawer({ book, free, onClose }: FreeDayDrawerProps) {
  const t = useStrings(taxIntelligenceStrings);
  const locale = useLocale();
  const { day, asset, amount, value, gain, saving, parts, lots } = free;
  const title = t('calendar.lots', { what: useQuantity()(amount, asset), day: formatDay(day, locale) });
  return (
    <PartsDrawer title={title} onClose={onClose}>
      <PartsContent
        {...{ book, day, parts, total: lots }}
        sums={[
          { id: 'value', term: t('simulator.value'), value: <Money value={value ?? null} /> },
          { id: 'gain', term: t('calendar.gain'), value: <Money value={gain ?? null} sign="always" /> },
          { id: 'tax', term: t('calendar.tax'), value: <Money value={saving ?? null} />, total: true },
        ]}
      />
    </PartsDrawer>
  );
}
