/** The last ten events, newest first. */
import type { JourneyEvent, JourneySession } from '../../../../../platform/analytics/journey-types.ts';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { formatInstant } from '../../../../../ui/format/date.ts';
import { journeyAnalyticsStrings } from '../strings.ts';

const SHOWN = 10;

export function TimelineCard({ sessions }: { readonly sessions: readonly JourneySession[] }) {
  const t = useStrings(journeyAnalyticsStrings);
  const locale = useLocale();
  const events = sessions
    .flatMap((session) => session.events.map((event, index) => ({ key: `${session.sessionId} ${index}`, event })))
    .slice(-SHOWN)
    .reverse();
  const nameOf = ({ type, stage }: JourneyEvent) =>
    type === 'stage-changed' ? t('event.stage-changed', { stage: t(`stage.${stage}`) }) : t(`event.${type}`);
  return (
    <Card>
      <CardHead title={t('timeline')} />
      <CardBody className="pb-2">
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
      </CardBody>
    </Card>
  );
}
