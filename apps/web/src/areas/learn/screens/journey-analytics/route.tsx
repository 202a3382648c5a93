/** Journey analytics: what this browser remembers of the visits, if the user wants it to. Renewed every five seconds. */
import { Download, RefreshCw, RotateCcw, Sparkles } from 'lucide-react';
import { useReducer, useState, useSyncExternalStore } from 'react';
import { exampleJourney } from '../../../../platform/analytics/example-journey.ts';
import { journeyLog } from '../../../../platform/analytics/journey-log.ts';
import { type Metric, metricsOf, type Verdict } from '../../../../platform/analytics/journey-metrics.ts';
import { type JourneyEvent, type JourneySession, STAGES } from '../../../../platform/analytics/journey-model.ts';
import { saveFile } from '../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { settings, useSetting } from '../../../../platform/settings/settings.ts';
import { useNow } from '../../../../platform/use-now.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, TitledCard } from '../../../../ui/card.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { formatInstant } from '../../../../ui/format/date.ts';
import { StatTile } from '../../../../ui/stat-strip.tsx';
import { FindingCards } from './components/finding-cards.tsx';
import { journeyAnalyticsStrings } from './strings.ts';

const REFRESH_MS = 5_000;

export function JourneyAnalyticsScreen() {
  const t = useStrings(journeyAnalyticsStrings);
  const isOn = useSetting('journeyAnalytics');
  const real = useSyncExternalStore(journeyLog.subscribe, journeyLog.get, journeyLog.get);
  const [example, setExample] = useState<readonly JourneySession[] | null>(null);
  // What happens in this and other tabs arrives by itself; interval and button are the specification's and only draw it anew.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useNow(REFRESH_MS);
  const simulate = () => setExample(exampleJourney(Date.now()));
  if (!isOn && example === null && real.length === 0) return <SwitchedOff onSimulate={simulate} />;
  const sessions = example ?? real;
  const metrics = metricsOf(sessions);
  return (
    <>
      <ScreenHeader
        context={t('context')}
        actions={
          <AnalyticsActions
            sessions={sessions}
            isExample={example !== null}
            onRefresh={redraw}
            onExample={example === null ? simulate : () => setExample(null)}
          />
        }
      />
      {example !== null && (
        <Callout tone="demo" className="mb-4">
          {t('example')}
        </Callout>
      )}
      {!isOn && example === null && (
        <Callout
          className="mb-4"
          title={t('off.title')}
          action={
            <Button size="s" onClick={() => settings.set('journeyAnalytics', true)}>
              {t('off.on')}
            </Button>
          }
        />
      )}
      <div className="grid gap-4">
        <MetricStrip metrics={metrics} />
        <StagesCard sessions={sessions} />
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <TimelineCard sessions={sessions} />
          <FindingCards metrics={metrics} sessions={sessions} />
        </div>
      </div>
    </>
  );
}

/** Nothing is remembered and nothing was: what would be, and the two ways to see it. */
function SwitchedOff({ onSimulate }: { readonly onSimulate: () => void }) {
  const t = useStrings(journeyAnalyticsStrings);
  return (
    <>
      <ScreenHeader context={t('context')} />
      <Card>
        <EmptyState
          title={t('off.title')}
          className="min-h-72"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button variant="primary" onClick={() => settings.set('journeyAnalytics', true)}>
                {t('off.on')}
              </Button>
              <Button onClick={onSimulate}>{t('simulate')}</Button>
            </div>
          }
        >
          {t('off.note')}
        </EmptyState>
      </Card>
    </>
  );
}

/** The five stages: how many visits came how far, and where the latest one stands. */
function StagesCard({ sessions }: { readonly sessions: readonly JourneySession[] }) {
  const t = useStrings(journeyAnalyticsStrings);
  const here = sessions.at(-1)?.currentStage;
  const reached = (index: number) =>
    sessions.filter(({ currentStage }) => STAGES.indexOf(currentStage) >= index).length;
  return (
    <TitledCard title={t('stages')}>
      <ol className="grid gap-3 sm:grid-cols-5">
        {STAGES.map((stage, index) => (
          <li key={stage} aria-current={stage === here ? 'step' : undefined} className="min-w-0 text-sm">
            <span
              className={cx(
                'mark-fill mb-2 block h-1.5 rounded-full',
                here !== undefined && STAGES.indexOf(here) >= index ? 'bg-accent' : 'bg-line-strong',
              )}
            />
            <span className="font-semibold">{t(`stage.${stage}`)}</span>
            <span className="num block text-xs whitespace-normal text-ink-3">
              {t('stage.count', { count: reached(index) })}
              {stage === here && ` · ${t('stage.here')}`}
            </span>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}

/** The five metrics with their targets; what was never measured has no figure. */
const TONES: Readonly<Record<Verdict, BadgeTone>> = { good: 'gain', warning: 'review', low: 'danger', none: 'neutral' };

function MetricStrip({ metrics }: { readonly metrics: readonly Metric[] }) {
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

/** The last ten events, newest first. */
const SHOWN = 10;

function TimelineCard({ sessions }: { readonly sessions: readonly JourneySession[] }) {
  const t = useStrings(journeyAnalyticsStrings);
  const locale = useLocale();
  const events = sessions
    .flatMap((session) => session.events.map((event, index) => ({ key: `${session.sessionId} ${index}`, event })))
    .slice(-SHOWN)
    .reverse();
  const nameOf = ({ type, stage }: JourneyEvent) =>
    type === 'stage-changed' ? t('event.stage-changed', { stage: t(`stage.${stage}`) }) : t(`event.${type}`);
  return (
    <TitledCard title={t('timeline')} bodyClass="pb-2">
      {events.length === 0 && <p className="pb-2.5 text-sm text-ink-3">{t('timeline.empty')}</p>}
      <ul className="divide-y divide-line text-sm">
        {events.map(({ key, event }) => (
          <li key={key} className="flex flex-wrap items-baseline gap-x-3 py-1.75">
            <span className="min-w-0 flex-1 basis-40">
              {nameOf(event)} {event.path !== undefined && <span className="text-xs text-ink-3">{event.path}</span>}
            </span>
            <time className="num text-xs text-ink-3" dateTime={new Date(event.timestamp).toISOString()}>
              {formatInstant(event.timestamp, locale)}
            </time>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** Refresh, example, export and reset. */
interface AnalyticsActionsProps {
  readonly sessions: readonly JourneySession[];
  readonly isExample: boolean;
  readonly onRefresh: () => void;
  readonly onExample: () => void;
}

function AnalyticsActions({ sessions, isExample, onRefresh, onExample }: AnalyticsActionsProps) {
  const t = useStrings(journeyAnalyticsStrings);
  const [isAsking, setAsking] = useState(false);
  const exportAll = () => {
    const text = JSON.stringify({ exportedAt: new Date().toISOString(), isExample, sessions }, null, 2);
    saveFile('journey.json', new Blob([text], { type: 'application/json' }));
  };
  return (
    <>
      <Button icon={RefreshCw} onClick={onRefresh}>
        {t('refresh')}
      </Button>
      <Button icon={Sparkles} onClick={onExample}>
        {t(isExample ? 'simulate.end' : 'simulate')}
      </Button>
      <Button icon={RotateCcw} onClick={() => setAsking(true)} disabled={isExample || sessions.length === 0}>
        {t('reset')}
      </Button>
      <Button icon={Download} onClick={exportAll} disabled={sessions.length === 0}>
        {t('export')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('reset.ask')}
        description={t('reset.note')}
        confirmLabel={t('reset.do')}
        onConfirm={() => {
          journeyLog.clear();
          setAsking(false);
        }}
      />
    </>
  );
}
