/** What the reports rest on: complete or not, how many entries, which years, when the last file came in. */
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { OpenLedger } from '../../../../../platform/ledger/ledger-state.ts';
import { formatCount } from '../../../../../ui/format/count.ts';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import { linkClass } from '../../../../../ui/link-class.ts';
import { StatStrip } from '../../../../../ui/stat-strip.tsx';
import type { ReportYear } from '../../../report-types.ts';
import { reportsStrings } from '../strings.ts';

export interface DataStatusProps {
  readonly ledger: OpenLedger;
  readonly years: readonly ReportYear[];
}

export function DataStatus({ ledger, years }: DataStatusProps) {
  const t = useStrings(reportsStrings);
  const locale = useLocale();
  const { counts, lastImportAt } = ledger;
  const isFull = counts.review === 0;
  const filled = years.filter(({ events }) => events > 0).map(({ year }) => year);
  const span = filled.length === 0 ? '–' : filled.length === 1 ? filled[0] : `${filled.at(-1)} – ${filled[0]}`;
  return (
    <StatStrip
      className="mb-4"
      stats={[
        {
          id: 'status',
          label: t('status'),
          value: t(isFull ? 'status.full' : 'status.partial'),
          note: isFull ? (
            t('status.fullNote')
          ) : (
            <Link to="/transactions" search={{ view: 'review' }} className={linkClass('inline')}>
              {t('status.partialNote', { count: counts.review })}
            </Link>
          ),
        },
        {
          id: 'events',
          label: t('events'),
          value: formatCount(counts.events, locale),
          ...(counts.sources === 0 ? {} : { note: t('eventsNote', { count: counts.sources }) }),
        },
        { id: 'years', label: t('years'), value: span },
        {
          id: 'import',
          label: t('lastImport'),
          value: lastImportAt === undefined ? t('never') : formatInstantDay(Date.parse(lastImportAt), locale),
        },
      ]}
    />
  );
}
