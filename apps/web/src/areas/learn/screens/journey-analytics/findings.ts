/** What the metrics say in words, and what would help. Thresholds of the specification; nothing without a figure. */
import type { Metric, MetricId } from '../../../../platform/analytics/journey-metrics.ts';
import type { JourneySession } from '../../../../platform/analytics/journey-types.ts';

export type Insight = 'testimonial' | 'pricing' | 'engagement' | 'fast';
export type JourneyAdvice = 'import' | 'report' | 'explore';

export function insightsOf(metrics: readonly Metric[]): readonly Insight[] {
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

export function adviceOf(metrics: readonly Metric[], sessions: readonly JourneySession[]): readonly JourneyAdvice[] {
  const happened = (type: string) => sessions.some(({ events }) => events.some((event) => event.type === type));
  const depth = metrics.find(({ id }) => id === 'engagementDepth');
  if (!happened('import-done')) return ['import'];
  return [
    ...(happened('report-made') ? [] : (['report'] as const)),
    ...(depth?.verdict === 'good' ? [] : (['explore'] as const)),
  ];
}
