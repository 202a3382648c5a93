/** The report in the making: four steps, each lit when the worker begins it. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card, CardBody } from '../../../../../ui/card.tsx';
import { StepProgress } from '../../../../../ui/progress.tsx';
import { useDelayedLoading } from '../../../../../ui/skeleton.tsx';
import { Spinner } from '../../../../../ui/spinner.tsx';
import { REPORT_STAGES, type ReportStage } from '../../../report-types.ts';
import { taxReportStrings } from '../strings.ts';

export function Generating({ stage }: { readonly stage: ReportStage }) {
  const t = useStrings(taxReportStrings);
  const isLate = useDelayedLoading(true);
  const step = REPORT_STAGES.indexOf(stage) + 1;
  if (!isLate) return <div className="min-h-72" />;
  return (
    <Card>
      <CardBody className="mx-auto flex min-h-72 max-w-96 flex-col justify-center gap-4 text-center">
        <div className="flex items-center justify-center gap-2.5">
          <Spinner />
          <p className="text-lg font-semibold">{t('stage.title')}</p>
        </div>
        <StepProgress step={step} steps={REPORT_STAGES.length} label={t('stage.title')} />
        <p className="text-sm text-ink-2" role="status">
          {t(`stage.${stage}`)}
        </p>
      </CardBody>
    </Card>
  );
}
