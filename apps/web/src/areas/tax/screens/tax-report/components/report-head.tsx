/** Title and the one line of context: method, zone, assessment, income, with the way to change them. */
import { Link } from '@tanstack/react-router';
import { FileDown, PencilLine } from 'lucide-react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import { PageHeader } from '../../../../../ui/page-header.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { ReportView } from '../../../report-types.ts';
import { taxReportStrings } from '../strings.ts';

export interface ReportHeadProps {
  readonly report: ReportView;
  readonly isReadOnly: boolean;
  readonly isLoading: boolean;
  readonly onProfile: () => void;
  readonly onPerson: () => void;
  readonly onPdf: () => void;
}

export function ReportHead({ report, isReadOnly, isLoading, onProfile, onPerson, onPdf }: ReportHeadProps) {
  const t = useStrings(taxReportStrings);
  const { year, completeness } = report;
  return (
    <PageHeader
      title={t(completeness.complete ? 'title' : 'title.provisional', { year })}
      context={
        <>
          {useContextWords(report)}{' '}
          {!isReadOnly && (
            <button
              type="button"
              className={`${linkClass('inline')} min-h-6 touch:-my-2.5 touch:min-h-11`}
              onClick={onProfile}
            >
              {t('change')}
            </button>
          )}
        </>
      }
      actions={
        <>
          {!isReadOnly && (
            <Button icon={PencilLine} onClick={onPerson}>
              {t('cover')}
            </Button>
          )}
          <Button variant="primary" icon={FileDown} loading={isLoading} onClick={onPdf}>
            {t('loadPdf')}
          </Button>
        </>
      }
    />
  );
}

function useContextWords({ method, profile, year }: ReportView): string {
  const t = useStrings(taxReportStrings);
  const euro = useEuro();
  const { joint = false, taxableIncome } = profile.years?.[String(year)] ?? {};
  const income =
    taxableIncome === undefined ? t('income.none') : t('income', { income: euro(taxableIncome, { whole: true }) });
  return [
    t(`method.${method.scope}`, { method: method.method }),
    method.timeZone,
    `${t(joint ? 'joint' : 'single')}, ${income}`,
  ].join(' · ');
}

/**
 * Says that this is not the live report: a sealed one, or a pack from someone else, recomputed when it was opened.
 */
export function ReadOnlyBanner({ report }: { readonly report: ReportView }) {
  const t = useStrings(taxReportStrings);
  const locale = useLocale();
  const { source, generatedAt } = report;
  if (source.kind === 'pack') return <PackBanner packId={source.packId} />;
  return (
    <Callout
      className="mb-2"
      action={
        <Link to="/klaus-tax" search={{ sealed: undefined }} className={linkClass()}>
          {t('back.live')}
        </Link>
      }
    >
      {t('sealed.banner', { day: formatInstantDay(Date.parse(generatedAt), locale) })}
    </Callout>
  );
}

function PackBanner({ packId }: { readonly packId: string }) {
  const t = useStrings(taxReportStrings);
  const asked = useAnswer(`pack ${packId}`, (api) => api.packInfo(packId));
  const pack = asked.kind === 'ready' ? asked.value : null;
  return (
    <div className="mb-2 grid gap-2">
      <Callout
        action={
          <Link to="/reports" className={linkClass()}>
            {t('back.reports')}
          </Link>
        }
      >
        {t('pack.banner')}
      </Callout>
      {pack && (
        <Callout tone={pack.agrees ? 'gain' : 'danger'}>{t(pack.agrees ? 'pack.agrees' : 'pack.differs')}</Callout>
      )}
      {pack && pack.remark !== '' && (
        <blockquote className="rounded-md border-l-2 border-accent bg-surface px-3.5 py-2.5 text-sm whitespace-pre-line">
          {pack.remark}
        </blockquote>
      )}
    </div>
  );
}
