/** The test widget: the few checks that tell at a glance whether all is well, small enough for any corner. */
import { Play } from 'lucide-react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SuiteBar } from '../../self-test/suite-parts.tsx';
import { TestWidget } from '../../self-test/suite-screen.tsx';
import { SUITES } from '../../self-test/suites.data.ts';
import { useSuite } from '../../self-test/use-suite.ts';
import { testWidgetStrings } from '../strings.ts';

export function TestWidgetScreen() {
  const t = useStrings(testWidgetStrings);
  const run = useSuite(SUITES.widget);
  return (
    <>
      <ScreenHeader
        context={t('context')}
        actions={
          <Button variant="primary" icon={Play} loading={run.phase === 'running'} onClick={() => void run.run()}>
            {t('run')}
          </Button>
        }
      />
      <SuiteBar run={run} />
      <div className="grid items-start gap-4 md:grid-cols-[18rem_minmax(0,1fr)]">
        <section aria-label={t('small')}>
          <TestWidget run={run} small />
        </section>
        <section aria-label={t('large')}>
          <TestWidget run={run} />
        </section>
      </div>
    </>
  );
}
