/** Integration Test Suite: services, import, navigation and components together; all of it or the critical path. */
import { Bot, Route } from 'lucide-react';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { notices } from '../../lib/notices/notices.ts';
import { SuiteScreen } from '../../lib/self-test/suite-screen.tsx';
import { CRITICAL_PATH, SUITES } from '../../lib/self-test/suites.data.ts';
import { useSuite } from '../../lib/self-test/use-suite.ts';
import { Button } from '../../ui/button.tsx';
import { sendResults } from './send-results.ts';
import { testsStrings } from './strings.ts';

export function TestsScreen() {
  const t = useStrings(testsStrings);
  const run = useSuite(SUITES.integration);
  const send = async () => {
    const sent = await sendResults(run.states, SUITES.integration, {
      fetch: window.fetch.bind(window),
      now: new Date(),
    });
    if (sent.kind === 'sent') notices.success(t('sent'));
    else notices.info(sent.kind === 'refused' ? t('refused', { status: sent.status }) : t('nobody'));
  };
  return (
    <SuiteScreen
      context={t('context')}
      suite={SUITES.integration}
      run={run}
      actions={
        <>
          <Button icon={Bot} onClick={() => void send()} disabled={run.phase !== 'done'}>
            {t('send')}
          </Button>
          <Button icon={Route} onClick={() => void run.run(CRITICAL_PATH)} disabled={run.phase === 'running'}>
            {t('critical')}
          </Button>
        </>
      }
    />
  );
}
