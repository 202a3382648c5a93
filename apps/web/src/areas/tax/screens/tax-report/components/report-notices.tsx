/**
 * Before any figure: whether the records are complete, what is missing, which way it touches the result, and the way to repair it.
 * Said in the line above the report.
 */
import { ok } from '@cryptax/kernel';
import { Link, useNavigate } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import type { ScreenNotice } from '../../../../../platform/screen/screen-notice.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button, buttonClass } from '../../../../../ui/button.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { FetchPrices } from '../../../../prices/missing-price-help.tsx';
import { standInWords } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import type { CompletenessView, OpenPack, ReportSource, ReportView } from '../../../report-types.ts';
import { useSpouseWords } from '../../../spouse-left-out.tsx';
import { isDecided, useReportStanding, type YearStanding } from '../../../year-range.tsx';
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
  const prices = useStrings(pricesStrings);
  const { completeness, method, year } = report;
  const standing = useReportStanding(report);
  const complete = useComplete(completeness);
  const spouse = useSpouseWords();
  // Complete, but not certain: a price may still be replaced by that of a service that comes first.
  const waiting: ScreenNotice | undefined = report.standIns && {
    id: 'standing',
    tone: 'review',
    title: prices('stand-ins.title'),
    line: standInWords(report.standIns, prices),
    action: !isReadOnly && report.source.kind === 'book' && <FetchPrices book={report.source.book} />,
  };
  const partial = usePartial({ completeness, isReadOnly, standing });
  const silent = completeness.wallets.filter(({ silences }) => silences.length > 0);
  const wallets = silent.map(({ wallet, name }) => name ?? wallet).join(', ');
  return [
    completeness.complete && standing.kind === 'certain' ? (waiting ?? complete) : partial,
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
  const decided = isDecided(standing);
  const open = [...gaps, ...hints, ...assumed];
  const consequence = t(
    decided
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
    tone: decided ? 'gain' : 'review',
    title: t(decided ? 'decided.title' : 'partial.title'),
    line: [...(open.length > 0 ? [`${open.join(', ')}.`] : []), consequence].join(' '),
    action: canAct && (
      <Link to="/transactions" search={{ view: 'review' }} className={buttonClass({ size: 's' })}>
        {t('partial.action')}
      </Link>
    ),
  };
}

/** Says that this is not the live report: a sealed one, or a pack from someone else, recomputed when it was opened. */
export function useReadOnlyNotices({ source, generatedAt }: ReportView): readonly ScreenNotice[] {
  const t = useStrings(taxReportStrings);
  const locale = useLocale();
  const pack = usePack(source);
  if (source.kind === 'book') return [];
  if (source.kind === 'sealed') {
    const back = (
      <Link to="/klaus-tax" search={{ sealed: undefined }} className={linkClass()}>
        {t('back.live')}
      </Link>
    );
    const day = formatInstantDay(Date.parse(generatedAt), locale);
    const title = t('sealed.title', { day });
    return [{ id: 'read-only', tone: 'info', title, line: t('sealed.line'), action: back }];
  }
  const back = (
    <Link to="/reports" className={linkClass()}>
      {t('back.reports')}
    </Link>
  );
  const readOnly: ScreenNotice = {
    id: 'read-only',
    tone: pack?.agrees ? 'gain' : 'info',
    title: t('pack.title'),
    line: pack?.agrees ? `${t('pack.agrees')} ${t('pack.line')}` : t('pack.line'),
    action: (
      <>
        <WorkOnPack packId={source.packId} /> {back}
      </>
    ),
  };
  if (pack === null || pack.agrees) return [readOnly];
  return [
    { id: 'differs', tone: 'danger', title: t('pack.differs'), line: t('pack.differs.line'), action: back },
    readOnly,
  ];
}

/** The adviser works in a book of his own, which must be empty, and sends back what he changed. */
function WorkOnPack({ packId }: { readonly packId: string }) {
  const t = useStrings(taxReportStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const navigate = useNavigate();
  const [isBusy, begin] = useAction(async () => {
    const begun = await ledger.workOnPack(packId);
    if (!begun.ok) return notifyLedgerError(begun.error, locale);
    await navigate({ to: '/transactions' });
  });
  return (
    <Button size="s" loading={isBusy} onClick={() => begin()}>
      {t('pack.work')}
    </Button>
  );
}

/** What the sender of a pack wrote to it. */
export function PackRemark({ source }: { readonly source: ReportSource }) {
  const pack = usePack(source);
  if (pack === null || pack.remark === '') return null;
  return (
    <blockquote className="mb-4 rounded-md border-l-2 border-accent bg-surface px-3.5 py-2.5 text-sm whitespace-pre-line">
      {pack.remark}
    </blockquote>
  );
}

function usePack(source: ReportSource): OpenPack | null {
  const id = source.kind === 'pack' ? source.packId : undefined;
  const asked = useAnswer<OpenPack | null>(`pack ${id ?? ''}`, async (api) =>
    id === undefined ? ok(null) : api.packInfo(id),
  );
  return asked.kind === 'ready' ? asked.value : null;
}
