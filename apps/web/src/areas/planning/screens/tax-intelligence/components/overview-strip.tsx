/** Value, the tax lying in it, and what patience saves. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Money } from '../../../../../ui/money.tsx';
import { StatStrip } from '../../../../../ui/stat-strip.tsx';
import type { Radar } from '../../../planning-types.ts';
import { taxIntelligenceStrings } from '../strings.ts';

export interface OverviewStripProps {
  readonly radar: Radar;
  /** Opens the sale of everything, lot by lot. */
  readonly onWhy: () => void;
}

export function OverviewStrip({ radar, onWhy }: OverviewStripProps) {
  const t = useStrings(taxIntelligenceStrings);
  const saved = radar.taxNow.startsWith('-') ? '0.00' : radar.taxNow;
  return (
    <StatStrip
      stats={[
        {
          id: 'value',
          label: t('value'),
          value: <Money value={radar.value} />,
          note: radar.unpriced.length > 0 ? t('unpriced', { names: radar.unpriced.join(', ') }) : undefined,
        },
        {
          id: 'tax',
          label: t('taxNow'),
          value: <Money value={radar.taxNow} whole onWhy={onWhy} />,
          note: t('taxNow.note'),
        },
        { id: 'saved', label: t('waiting'), value: <Money value={saved} whole />, note: t('waiting.note') },
      ]}
    />
  );
}
