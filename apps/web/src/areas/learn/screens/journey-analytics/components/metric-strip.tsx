/** The five metrics with their targets; what was never measured has no figure. */
import type { Metric, Verdict } from '../../../../../platform/analytics/journey-metrics.ts';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Badge, type BadgeTone } from '../../../../../ui/badge.tsx';
import { StatTile } from '../../../../../ui/stat-strip.tsx';
import { journeyAnalyticsStrings } from '../strings.ts';

const TONES: Readonly<Record<Verdict, BadgeTone>> = { good: 'gain', warning: 'review', low: 'danger', none: 'neutral' };

export function MetricStrip({ metrics }: { readonly metrics: readonly Metric[] }) {
  const t = useStrings(journeyAnalyticsStrings);
  const shown = ({ id, value }: Metric) => {
    if (value === null) return '–';
    const rounded = Math.round(value);
    return id === 'understandingTime' ? t('seconds', { value: rounded }) : t('percent', { value: rounded });
  };
  return (
    <div className="@container">
      <dl
        aria-label={t('metrics')}
        className="grid gap-px overflow-hidden rounded-lg border border-line bg-line shadow-1 @md:grid-cols-2 @4xl:grid-cols-5"
      >
        {metrics.map((metric) => (
          <StatTile
            key={metric.id}
            className="bg-surface @md:@max-4xl:last:col-span-2"
            label={t(`metric.${metric.id}`)}
            value={
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                {shown(metric)}
                <Badge tone={TONES[metric.verdict]}>{t(`verdict.${metric.verdict}`)}</Badge>
              </span>
            }
            note={t(`target.${metric.id}`)}
          />
        ))}
      </dl>
    </div>
  );
}
