/**
 * The five metrics of the journey, each computed from events that happened; without such events there is no figure. The
 * targets are those of the specification.
 */
import { FEATURE_PATHS, type JourneyEvent, type JourneySession, STAGES } from './journey-model.ts';

export const METRICS = [
  'conversionRate',
  'understandingTime',
  'engagementDepth',
  'testimonialResonance',
  'pricingClarity',
] as const;
export type MetricId = (typeof METRICS)[number];

export type Verdict = 'good' | 'warning' | 'low' | 'none';

export interface Metric {
  readonly id: MetricId;
  /** Percent, or seconds for the time; null while nothing was measured. */
  readonly value: number | null;
  readonly verdict: Verdict;
}

/** `good` from the first on, `warning` from the second; for the time: up to. */
const TARGETS: Readonly<Record<MetricId, { readonly good: number; readonly warning: number }>> = {
  conversionRate: { good: 78, warning: 50 },
  understandingTime: { good: 120, warning: 180 },
  engagementDepth: { good: 50, warning: 25 },
  testimonialResonance: { good: 80, warning: 60 },
  pricingClarity: { good: 75, warning: 50 },
};

export function metricsOf(sessions: readonly JourneySession[]): readonly Metric[] {
  const values: Readonly<Record<MetricId, number | null>> = {
    // Came far enough to have own data or a plan.
    conversionRate: share(sessions, (session) => hasReached(session, 'validation')),
    // From the start of a visit to the first step towards own data.
    understandingTime: mean(sessions.flatMap((session) => decisionTime(session) ?? [])),
    engagementDepth: mean(sessions.map(depthOf)),
    testimonialResonance: readShare(sessions, '/', 'landing-read'),
    pricingClarity: readShare(sessions, '/pricing', 'pricing-understood'),
  };
  return METRICS.map((id) => ({ id, value: values[id], verdict: verdictOf(id, values[id]) }));
}

function verdictOf(id: MetricId, value: number | null): Verdict {
  if (value === null) return 'none';
  const { good, warning } = TARGETS[id];
  const reaches = (target: number) => (id === 'understandingTime' ? value <= target : value >= target);
  return reaches(good) ? 'good' : reaches(warning) ? 'warning' : 'low';
}

function hasReached({ currentStage }: JourneySession, stage: (typeof STAGES)[number]): boolean {
  return STAGES.indexOf(currentStage) >= STAGES.indexOf(stage);
}

function decisionTime({ events }: JourneySession): number | undefined {
  const first = events.find(({ stage }) => STAGES.indexOf(stage) >= STAGES.indexOf('decision'));
  return first === undefined ? undefined : first.timeFromStart / 1_000;
}

function depthOf({ events }: JourneySession): number {
  const seen = new Set(
    events.flatMap(({ path }) => (path !== undefined && FEATURE_PATHS.includes(path) ? [path] : [])),
  );
  return (seen.size / FEATURE_PATHS.length) * 100;
}

/** How many of the visits to a screen lasted long enough to count as read. */
function readShare(sessions: readonly JourneySession[], path: string, type: JourneyEvent['type']): number | null {
  const events = sessions.flatMap((session) => session.events);
  const visits = events.filter((event) => event.type === 'screen-opened' && event.path === path).length;
  const read = events.filter((event) => event.type === type).length;
  return visits === 0 ? null : (Math.min(read, visits) / visits) * 100;
}

function share(sessions: readonly JourneySession[], matches: (session: JourneySession) => boolean): number | null {
  return sessions.length === 0 ? null : (sessions.filter(matches).length / sessions.length) * 100;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
