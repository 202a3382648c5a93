/**
 * The tax year as a picture: the result inside the holding period day by day against the limit, today, the days with losses and
 * those on which held coins become free. By keyboard the arrow keys walk through the days; the table lists those with something on them.
 */
import { berlinDayText, compare, dec } from '@cryptax/kernel';
import { memo } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { useNow } from '../../../../../platform/use-now.ts';
import { Card, CardBody } from '../../../../../ui/card.tsx';
import { LineChart } from '../../../../../ui/charts/line-chart.tsx';
import type { LinePoint } from '../../../../../ui/charts/line-model.ts';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { WaitingCard } from '../../../../../ui/skeleton.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { ReportView } from '../../../report-types.ts';
import type { TimelineDay, YearTimeline } from '../../../screen-types.ts';
import { useReportStanding } from '../../../year-range.tsx';
import { timelineStrings } from '../strings/table-strings.ts';

export const YearTimelineCard = memo(function YearTimelineCard({ report }: { readonly report: ReportView }) {
  const asked = useAnswer(`timeline ${JSON.stringify(report.source)} ${report.made}`, (api) =>
    api.yearTimeline(report.source),
  );
  // A year without such a sale may have nothing to draw.
  if (asked.kind === 'loading' && report.counts.taxableLots > 0) {
    return <WaitingCard className="mb-4 min-h-85.5 max-sm:min-h-93.5" />;
  }
  if (asked.kind !== 'ready' || asked.value.days.length === 0) return null;
  return (
    <Card className="mb-4">
      <CardBody>
        <Timeline report={report} timeline={asked.value} />
      </CardBody>
    </Card>
  );
});

function Timeline({ report, timeline }: { readonly report: ReportView; readonly timeline: YearTimeline }) {
  const t = useStrings(timelineStrings);
  const euro = useEuro();
  const quantity = useQuantity();
  const isOpen = useReportStanding(report).kind !== 'certain';
  const { year } = report;
  const { limit, net } = report.summary.assessed.privateSales;
  const today = berlinDayText(new Date(useNow()).toISOString());
  const events = ({ gain, free }: TimelineDay): readonly string[] => [
    ...(gain === undefined ? [] : [t(isLoss(gain) ? 'loss' : 'gain', { amount: euro(gain, { sign: 'always' }) })]),
    ...free.map(({ asset, amount }) => t('free', { amount: quantity(amount, asset) })),
  ];
  const points = timelinePoints(timeline, { year, limit, today, words: { events, ahead: t('ahead') } });
  const isRunning = today.startsWith(`${year}-`);
  const sales = timeline.days.filter(({ gain }) => gain !== undefined).length;
  const free = timeline.days.filter((day) => day.free.length > 0).length;
  return (
    <>
      <LineChart
        label={t('title', { year })}
        heading={t('title', { year })}
        summary={t('summary', { net: euro(timeline.net), limit: euro(limit), sales, free })}
        points={points}
        notes={isRunning ? [{ at: noonOf(today), label: t('today') }] : []}
        valueLabel={t('value')}
        basisLabel={t('limit')}
        eventsLabel={t('events')}
        height={190}
      />
      <DayMarks points={points} days={timeline.days} />
      {isOpen && <p className="mt-2 text-xs text-review">{t('open')}</p>}
      {compare(dec(timeline.net), dec(net)) !== 0 && <p className="mt-2 text-xs text-ink-3">{t('rest')}</p>}
    </>
  );
}

/** Two rows of marks below the curve, on its axis. The same is read out by the curve and listed in its table. */
const ROWS = [
  { id: 'free', has: ({ free }: TimelineDay) => free.length > 0, color: 'bg-free-fill' },
  { id: 'losses', has: ({ gain }: TimelineDay) => gain !== undefined && isLoss(gain), color: 'bg-loss' },
] as const;

function DayMarks({ points, days }: { readonly points: readonly LinePoint[]; readonly days: readonly TimelineDay[] }) {
  const t = useStrings(timelineStrings);
  const share = (day: string) => (points.findIndex(({ at }) => at === noonOf(day)) / (points.length - 1)) * 100;
  return (
    <div aria-hidden="true" className="mt-3 grid gap-1.5 text-2xs text-ink-2">
      {ROWS.map(({ id, has, color }) => {
        const marked = days.filter(has);
        if (marked.length === 0) return null;
        return (
          <div key={id}>
            <p>{t(`marks.${id}`)}</p>
            {/* The axis of the curve stands right of it. */}
            <div className="relative mr-13 h-3 rounded-sm bg-sunken">
              {marked.map(({ day }) => (
                <span
                  key={day}
                  className={`mark-fill absolute top-0 h-3 w-0.75 -translate-x-1/2 rounded-sm ${color}`}
                  style={{ left: `${share(day)}%` }}
                />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function isLoss(gain: string): boolean {
  return gain.startsWith('-');
}

const DAY_MS = 86_400_000;

interface TimelineWords {
  readonly events: (day: TimelineDay) => readonly string[];
  /** Of days that have not come yet: the line goes on as if nothing more were sold. */
  readonly ahead: string;
}

interface TimelinePointsOptions {
  readonly year: number;
  readonly limit: string;
  /** Berlin day. */
  readonly today: string;
  readonly words: TimelineWords;
}

/** From the days on which something happened to one point per day of the year, so that the arrow keys walk from day to day. */
export function timelinePoints({ days }: YearTimeline, options: TimelinePointsOptions): readonly LinePoint[] {
  const { year, limit, today, words } = options;
  const known = new Map(days.map((day) => [day.day, day]));
  const points: LinePoint[] = [];
  let value = '0.00';
  for (let at = noonOf(`${year}-01-01`); at <= noonOf(`${year}-12-31`); at += DAY_MS) {
    const text = new Date(at).toISOString().slice(0, 10);
    const day = known.get(text);
    value = day?.net ?? value;
    points.push({
      at,
      value,
      basis: limit,
      events: day === undefined ? undefined : words.events(day),
      remark: text > today ? words.ahead : undefined,
    });
  }
  return points;
}

export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}
