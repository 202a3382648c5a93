/** The buttons of the suite: run, report, export, reset. The report and the export need a finished run. */
import { Download, FileText, Play, RotateCcw } from 'lucide-react';
import { saveFile } from '../../../../../platform/files/save-file.ts';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { useScreenTitle } from '../../../../../platform/screen/screen-title.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { PageHeader } from '../../../../../ui/page-header.tsx';
import { selfTestStrings } from '../../../self-test/strings.ts';
import type { SuiteRun } from '../../../self-test/use-suite.ts';
import { klaus003TestsStrings } from '../strings.ts';
import type { SuiteReport } from '../use-report.ts';

export function SuiteHead({ run, report }: { readonly run: SuiteRun; readonly report: SuiteReport }) {
  const t = useStrings(klaus003TestsStrings);
  const words = useStrings(selfTestStrings);
  const isDone = run.phase === 'done';
  const exportResults = () => {
    const results = [...run.states.values()];
    const text = JSON.stringify({ exportedAt: new Date().toISOString(), suite: 'klaus-003', results }, null, 2);
    saveFile('klaus-003-results.json', new Blob([text], { type: 'application/json' }));
  };
  const reset = () => {
    run.reset();
    report.clear();
  };
  return (
    <PageHeader
      title={useScreenTitle()}
      context={t('context', { count: run.checks.length })}
      actions={
        <>
          <Button icon={RotateCcw} onClick={reset} disabled={run.phase === 'idle'}>
            {t('reset')}
          </Button>
          <Button icon={Download} onClick={exportResults} disabled={!isDone}>
            {t('export')}
          </Button>
          <Button icon={FileText} onClick={report.make} disabled={!isDone}>
            {words('make-report')}
          </Button>
          <Button variant="primary" icon={Play} loading={run.phase === 'running'} onClick={() => void run.run()}>
            {words('run-all')}
          </Button>
        </>
      }
    />
  );
}
