/** Integration Test Suite: services, import, navigation and components together; all of it or the critical path. */
import { Bot, Route } from 'lucide-react';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { notices } from '../../../../platform/notices/notices.ts';
import { Button } from '../../../../ui/button.tsx';
import { SuiteScreen } from '../../self-test/suite-screen.tsx';
import { CRITICAL_PATH, SUITES } from '../../self-test/suites.data.ts';
import { useSuite } from '../../self-test/use-suite.ts';
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
