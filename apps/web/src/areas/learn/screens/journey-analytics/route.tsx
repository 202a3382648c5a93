/** Journey analytics: what this browser remembers of the visits, if the user wants it to. Renewed every five seconds. */
import { useReducer, useState, useSyncExternalStore } from 'react';
import { exampleJourney } from '../../../../platform/analytics/example-journey.ts';
import { journeyLog } from '../../../../platform/analytics/journey-log.ts';
import { metricsOf } from '../../../../platform/analytics/journey-metrics.ts';
import type { JourneySession } from '../../../../platform/analytics/journey-types.ts';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { settings } from '../../../../platform/settings/settings.ts';
import { useSetting } from '../../../../platform/settings/use-setting.ts';
import { useNow } from '../../../../platform/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { AnalyticsActions } from './components/analytics-actions.tsx';
import { FindingCards } from './components/finding-cards.tsx';
import { MetricStrip } from './components/metric-strip.tsx';
import { StagesCard } from './components/stages-card.tsx';
import { TimelineCard } from './components/timeline-card.tsx';
import { journeyAnalyticsStrings } from './strings.ts';

const REFRESH_MS = 5_000;

export function JourneyAnalyticsScreen() {
  const t = useStrings(journeyAnalyticsStrings);
  const title = useScreenTitle();
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
      <PageHeader
        title={title}
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
      <PageHeader title={useScreenTitle()} context={t('context')} />
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
