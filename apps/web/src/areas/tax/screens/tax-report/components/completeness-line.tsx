/** Before any figure: whether the records are complete, what is missing, which way it touches the result, and the way to repair it. */
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { buttonClass } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import type { CompletenessView, ReportView } from '../../../report-types.ts';
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
  const silent = completeness.wallets.filter(({ silences }) => silences.length > 0);
  const names = silent.map(({ wallet, name }) => name ?? wallet).join(', ');
  return (
    <div className="mb-4 grid gap-2">
      {completeness.complete ? (
        <Complete completeness={completeness} />
      ) : (
        <Partial completeness={completeness} isReadOnly={isReadOnly} />
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

function Partial({
  completeness,
  isReadOnly,
}: {
  readonly completeness: CompletenessView;
  readonly isReadOnly: boolean;
}) {
  const t = useStrings(taxReportStrings);
  const gaps = GAPS.filter((gap) => completeness[gap] > 0).map((gap) =>
    t(`partial.${gap}`, { count: completeness[gap] }),
  );
  const assumed = completeness.assumptions > 0 ? [t('partial.assumptions', { count: completeness.assumptions })] : [];
  const consequence = t(gaps.length > 0 ? 'partial.effect' : 'partial.assumed');
  return (
    <Callout
      tone="review"
      title={t('partial.title')}
      action={
        gaps.length > 0 &&
        !isReadOnly && (
          <Link to="/transactions" search={{ view: 'review' }} className={buttonClass({ size: 's' })}>
            {t('partial.action')}
          </Link>
        )
      }
    >
      {[...gaps, ...assumed].join(', ')}. {consequence}
    </Callout>
  );
}
