/** Title and the one line of context: method, zone, assessment, income, with the way to change them. */
import { FileDown, PencilLine } from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { PageHeader } from '../../../../../ui/page-header.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { isSettled, type ReportView } from '../../../report-types.ts';
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
  const { year } = report;
  return (
    <PageHeader
      title={t(isSettled(report) ? 'title' : 'title.provisional', { year })}
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
  const named = method.namedLots.disposals;
  const { joint = false, taxableIncome } = profile.years?.[String(year)] ?? {};
  const income =
    taxableIncome === undefined ? t('income.none') : t('income', { income: euro(taxableIncome, { whole: true }) });
  return [
    [
      t(`method.${method.scope}`, { method: method.method }),
      ...(named === 0 ? [] : [t('method.named', { count: named })]),
    ].join(', '),
    method.timeZone,
    `${t(joint ? 'joint' : 'single')}, ${income}`,
  ].join(' · ');
}
