/** One step of a plan: why on that day, how its figures add up, and its lots down to their files. */
import { add, dec, formatDecimal } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatPrice } from '../../../../../ui/format/price.ts';
import { Money } from '../../../../../ui/money.tsx';
import { useQuantity } from '../../../../../ui/use-quantity.ts';
import { PartsContent, PartsDrawer } from '../../../parts/parts-drawer.tsx';
import { planningStrings } from '../../../parts/strings.ts';
import type { PlanStep } from '../../../planning-types.ts';
import { planStrings } from '../strings/plan-strings.ts';

export interface StepDrawerProps {
  readonly book: Book;
  readonly step: PlanStep;
  readonly onClose: () => void;
}

export function StepDrawer({ book, step, onClose }: StepDrawerProps) {
  const t = useStrings(planStrings);
  const p = useStrings(planningStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const { day, asset, amount, price, proceeds, taxableGain, taxFreeGain, reason, parts } = step;
  const cost = parts.reduce((sum, part) => add(sum, dec(part.cost)), dec('0.00'));
  const title = t('step.title', { what: quantity(amount, asset), day: formatDay(day, locale) });
  return (
    <PartsDrawer title={title} onClose={onClose}>
      <PartsContent
        {...{ book, day, parts, total: parts.length }}
        note={t(`because.${reason}`)}
        sums={[
          { id: 'price', term: t('assumedPrice'), value: formatPrice(price, locale) },
          { id: 'proceeds', term: p('result.proceeds'), value: <Money value={proceeds} /> },
          { id: 'cost', term: p('cost'), value: <Money value={`-${formatDecimal(cost)}`} /> },
          {
            id: 'inside',
            term: p('result.taxableGain'),
            value: <Money value={taxableGain} sign="always" />,
            total: true,
          },
          { id: 'free', term: p('result.freeGain'), value: <Money value={taxFreeGain} sign="always" /> },
        ]}
      />
    </PartsDrawer>
  );
}
