/** The test widget, and the way to all test screens. */
import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Button } from '../../../ui/button.tsx';
import { linkClass } from '../../../ui/link-class.ts';
import { SUITES } from '../self-test/suites.data.ts';
import { TestWidget } from '../self-test/test-widget.tsx';
import { useSuite } from '../self-test/use-suite.ts';
import { devPanelStrings } from './strings.ts';

export function TestsTab() {
  const t = useStrings(devPanelStrings);
  const run = useSuite(SUITES.widget);
  return (
    <div className="grid gap-4">
      <TestWidget run={run} />
      <div className="flex flex-wrap items-center gap-4">
        <Button icon={Play} loading={run.phase === 'running'} onClick={() => void run.run()}>
          {t('run')}
        </Button>
        <Link to="/tests" className={linkClass('inline')}>
          {t('suites')}
        </Link>
      </div>
    </div>
  );
}
