/**
 * Before any figure: whether the records are complete, what is missing, which way it touches the result, and the way to repair it.
 * Said in the line above the report.
 */
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { ScreenNotice } from '../../../../../platform/screen/screen-notice.ts';
import { buttonClass } from '../../../../../ui/button.tsx';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import type { CompletenessView, ReportView } from '../../../report-types.ts';
import { useSpouseWords } from '../../../spouse-left-out.tsx';
import { useReportStanding, type YearStanding } from '../../../year-range.tsx';
import { taxReportStrings } from '../strings.ts';

const GAPS = ['shortfalls', 'missingPrices', 'blocked', 'openMovements', 'unreadRows', 'provisional'] as const;

export interface ReportNoticesOptions {
  readonly report: ReportView;
  readonly isRunning: boolean;
  /** A sealed or foreign report cannot be repaired here. */
  readonly isReadOnly: boolean;
}

export function useReportNotices(options: ReportNoticesOptions): readonly (ScreenNotice | undefined)[] {
  const { report, isRunning, isReadOnly } = options;
  const t = useStrings(taxReportStrings);
  const { completeness, method, year } = report;
  const standing = useReportStanding(report);
  const complete = useComplete(completeness);
  const spouse = useSpouseWords();
  const partial = usePartial({ completeness, isReadOnly, standing });
  const silent = completeness.wallets.filter(({ silences }) => silences.length > 0);
  const wallets = silent.map(({ wallet, name }) => name ?? wallet).join(', ');
  return [
    completeness.complete && standing.kind === 'certain' ? complete : partial,
    report.warnings.some(({ code }) => code === 'spouse-left-out')
      ? { id: 'spouse', tone: 'review', ...spouse, action: !isReadOnly && spouse.action }
      : undefined,
    method.status === 'planning'
      ? { id: 'planning', tone: 'info', title: t('planning.title'), line: t('planning', { method: method.method }) }
      : undefined,
    isRunning ? { id: 'running', tone: 'stale', title: t('running.title', { year }), line: t('running') } : undefined,
    silent.length > 0 && !isReadOnly
      ? { id: 'silences', tone: 'info', title: t('silences.title', { wallets }), line: t('silences') }
      : undefined,
  ];
}

function useComplete({ events, wallets, firstAt, lastAt }: CompletenessView): ScreenNotice {
  const t = useStrings(taxReportStrings);
  const locale = useLocale();
  const day = (at: string | null) => (at === null ? '–' : formatInstantDay(Date.parse(at), locale));
  return {
    id: 'standing',
    tone: 'gain',
    title: t('complete.title'),
    line: t('complete.line', {
      events: t('complete.events', { count: events, shown: formatCount(events, locale) }),
      count: wallets.length,
      from: day(firstAt),
      to: day(lastAt),
    }),
  };
}

interface PartialOptions {
  readonly completeness: CompletenessView;
  readonly isReadOnly: boolean;
  readonly standing: YearStanding;
}

function usePartial({ completeness, isReadOnly, standing }: PartialOptions): ScreenNotice {
  const t = useStrings(taxReportStrings);
  const gaps = GAPS.filter((gap) => completeness[gap] > 0).map((gap) =>
    t(`partial.${gap}`, { count: completeness[gap] }),
  );
  const assumed = completeness.assumptions > 0 ? [t('partial.assumptions', { count: completeness.assumptions })] : [];
  const outside = standing.kind === 'range' ? standing.outside : 0;
  const hints = outside > 0 ? [t('partial.outside', { count: outside })] : [];
  const isDecided = standing.kind === 'range' && standing.range.complete && outside === 0;
  const open = [...gaps, ...hints, ...assumed];
  const consequence = t(
    isDecided
      ? 'partial.decided'
      : gaps.length > 0
        ? 'partial.effect'
        : assumed.length > 0
          ? 'partial.assumed'
          : 'limit.open',
  );
  const canAct = gaps.length + hints.length > 0 && !isReadOnly;
  return {
    id: 'standing',
    tone: isDecided ? 'gain' : 'review',
    title: t(isDecided ? 'decided.title' : 'partial.title'),
    line: [...(open.length > 0 ? [`${open.join(', ')}.`] : []), consequence].join(' '),
    action: canAct && (
      <Link to="/transactions" search={{ view: 'review' }} className={buttonClass({ size: 's' })}>
        {t('partial.action')}
      </Link>
    ),
  };
}
