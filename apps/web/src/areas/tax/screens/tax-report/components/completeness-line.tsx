/** Before any figure: whether the records are complete, what is missing, which way it touches the result, and the way to repair it. */
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { buttonClass } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import type { CompletenessView, ReportView } from '../../../report-types.ts';
import { useReportStanding, type YearStanding } from '../../../year-range.tsx';
import { taxReportStrings } from '../strings.ts';

const GAPS = ['shortfalls', 'missingPrices', 'blocked', 'openMovements', 'unreadRows', 'provisional'] as const;

export interface CompletenessLineProps {
  readonly report: ReportView;
  readonly isRunning: boolean;
  /** A sealed or foreign report cannot be repaired here. */
  readonly isReadOnly: boolean;
}

export function CompletenessLine({ report, isRunning, isReadOnly }: CompletenessLineProps) {
  const t = useStrings(taxReportStrings);
  const { completeness, method } = report;
  const standing = useReportStanding(report);
  const silent = completeness.wallets.filter(({ silences }) => silences.length > 0);
  const names = silent.map(({ wallet, name }) => name ?? wallet).join(', ');
  return (
    <div className="mb-4 grid gap-2">
      {completeness.complete && standing.kind === 'certain' ? (
        <Complete completeness={completeness} />
      ) : (
        <Partial completeness={completeness} isReadOnly={isReadOnly} standing={standing} />
      )}
      {method.status === 'planning' && <Callout>{t('planning', { method: method.method })}</Callout>}
      {isRunning && <Callout tone="stale">{t('running', { year: report.year })}</Callout>}
      {silent.length > 0 && !isReadOnly && <Callout>{t('silences', { wallets: names })}</Callout>}
    </div>
  );
}

function Complete({ completeness }: { readonly completeness: CompletenessView }) {
  const t = useStrings(taxReportStrings);
  const locale = useLocale();
  const { events, wallets, firstAt, lastAt } = completeness;
  const day = (at: string | null) => (at === null ? '–' : formatInstantDay(Date.parse(at), locale));
  return (
    <Callout tone="gain" title={t('complete.title')}>
      {t('complete.line', {
        events: t('complete.events', { count: events, shown: formatCount(events, locale) }),
        count: wallets.length,
        from: day(firstAt),
        to: day(lastAt),
      })}
    </Callout>
  );
}

interface PartialProps {
  readonly completeness: CompletenessView;
  readonly isReadOnly: boolean;
  readonly standing: YearStanding;
}

function Partial({ completeness, isReadOnly, standing }: PartialProps) {
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
  return (
    <Callout
      tone={isDecided ? 'gain' : 'review'}
      title={t(isDecided ? 'decided.title' : 'partial.title')}
      action={
        gaps.length + hints.length > 0 &&
        !isReadOnly && (
          <Link to="/transactions" search={{ view: 'review' }} className={buttonClass({ size: 's' })}>
            {t('partial.action')}
          </Link>
        )
      }
    >
      {open.length > 0 && `${open.join(', ')}. `}
      {consequence}
    </Callout>
  );
}
