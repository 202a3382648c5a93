/** How far back a chart looks. */
import { useStrings } from '../../platform/i18n/locale.tsx';
import { Segmented } from '../segmented.tsx';
import { uiStrings } from '../strings.ts';

export type ChartRange = 'month' | 'quarter' | 'year' | 'all';

export interface RangeButtonsProps {
  readonly value: ChartRange;
  readonly onValueChange: (range: ChartRange) => void;
}

export function RangeButtons({ value, onValueChange }: RangeButtonsProps) {
  const t = useStrings(uiStrings);
  return (
    <Segmented
      label={t('range')}
      value={value}
      onValueChange={onValueChange}
      options={[
        { value: 'month', label: '1M', spoken: t('rangeMonth') },
        { value: 'quarter', label: '3M', spoken: t('rangeQuarter') },
        { value: 'year', label: t('rangeYearShort'), spoken: t('rangeYear') },
        { value: 'all', label: t('rangeAll') },
      ]}
    />
  );
}
