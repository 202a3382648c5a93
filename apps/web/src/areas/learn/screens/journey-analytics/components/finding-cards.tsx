/** What the figures say, and what would help next. */
import { Link } from '@tanstack/react-router';
import type { Metric, MetricId } from '../../../../../platform/analytics/journey-metrics.ts';
import type { JourneySession } from '../../../../../platform/analytics/journey-model.ts';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { journeyAnalyticsStrings } from '../strings.ts';

const TARGETS: Readonly<Record<JourneyAdvice, '/smart-import' | '/reports' | '/klaus-journey'>> = {
  import: '/smart-import',
  report: '/reports',
  explore: '/klaus-journey',
};

export interface FindingCardsProps {
  readonly metrics: readonly Metric[];
  readonly sessions: readonly JourneySession[];
}

export function FindingCards({ metrics, sessions }: FindingCardsProps) {
  const t = useStrings(journeyAnalyticsStrings);
  const insights = insightsOf(metrics);
  const advice = adviceOf(metrics, sessions);
  return (
    <div className="grid gap-4">
      <TitledCard title={t('insights')} bodyClass="grid gap-2">
        {insights.length === 0 && <p className="text-sm text-ink-3">{t('insights.none')}</p>}
        {insights.map((id) => (
          <Callout key={id} tone="gain">
            {t(`insight.${id}`)}
          </Callout>
        ))}
      </TitledCard>
      <TitledCard title={t('advice')} bodyClass="grid gap-2">
        {advice.length === 0 && <p className="text-sm text-ink-3">{t('advice.none')}</p>}
        {advice.map((id) => (
          <Callout
            key={id}
            action={
              <Link to={TARGETS[id]} className={linkClass('inline')}>
                {t(`advice.${id}.do`)}
              </Link>
            }
          >
            {t(`advice.${id}`)}
          </Callout>
        ))}
      </TitledCard>
    </div>
  );
}

/** What the metrics say in words, and what would help. Thresholds of the specification; nothing without a figure. */
type Insight = 'testimonial' | 'pricing' | 'engagement' | 'fast';
type JourneyAdvice = 'import' | 'report' | 'explore';

function insightsOf(metrics: readonly Metric[]): readonly Insight[] {
  const value = (id: MetricId) => metrics.find((metric) => metric.id === id)?.value ?? null;
  const above = (id: MetricId, threshold: number) => (value(id) ?? 0) > threshold;
  const time = value('understandingTime');
  return [
    ...(above('testimonialResonance', 60) ? (['testimonial'] as const) : []),
    ...(above('pricingClarity', 75) ? (['pricing'] as const) : []),
    ...(above('engagementDepth', 50) ? (['engagement'] as const) : []),
    ...(time !== null && time <= 120 ? (['fast'] as const) : []),
  ];
}

function adviceOf(metrics: readonly Metric[], sessions: readonly JourneySession[]): readonly JourneyAdvice[] {
  const happened = (type: string) => sessions.some(({ events }) => events.some((event) => event.type === type));
  const depth = metrics.find(({ id }) => id === 'engagementDepth');
  if (!happened('import-done')) return ['import'];
  return [
    ...(happened('report-made') ? [] : (['report'] as const)),
    ...(depth?.verdict === 'good' ? [] : (['explore'] as const)),
  ];
}
