/** Integration Test Suite: services, import, navigation and components together; all of it or the critical path. */
import { Bot, Route } from 'lucide-react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { notices } from '../../../../platform/notices/notices.ts';
import { Button } from '../../../../ui/button.tsx';
import { type CheckState, tallyOf } from '../../run-checks.ts';
import { SuiteScreen } from '../../self-test/suite-screen.tsx';
import { type CheckId, CRITICAL_PATH, checksOf, SUITES, type Suite } from '../../self-test/suites.data.ts';
import { useSuite } from '../../self-test/use-suite.ts';
import { testsStrings } from '../strings.ts';

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

/**
 * Hands the result of a run to an assistant on the developer's own machine, on a click only. The address is this machine's
 * own; the body has names and states of checks, no data of the ledger.
 */
const ADDRESS = 'http://localhost:8899/api/test-results';

type Sent =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'nobody' };

interface Sender {
  readonly fetch: typeof fetch;
  readonly now: Date;
}

async function sendResults(
  states: ReadonlyMap<CheckId, CheckState>,
  suite: Suite,
  { fetch: send, now }: Sender,
): Promise<Sent> {
  try {
    const answer = await send(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(resultBody(states, suite, now)),
    });
    return answer.ok ? { kind: 'sent' } : { kind: 'refused', status: answer.status };
  } catch {
    // No server, or the page's policy forbids the address: the user is told either way.
    return { kind: 'nobody' };
  }
}

function resultBody(states: ReadonlyMap<CheckId, CheckState>, suite: Suite, now: Date) {
  const ids = checksOf(suite);
  const { passed, failed, total } = tallyOf(ids, states);
  const run = ids.filter((id) => states.has(id)).length;
  return {
    timestamp: now.toISOString(),
    testType: 'integration',
    url: location.pathname,
    browser: navigator.userAgent,
    metrics: { passed, failed, total },
    coverage: Math.round((run / total) * 100),
    tests: Object.fromEntries(
      suite.categories.flatMap(({ id: category, checks }) =>
        checks.map((id) => [id, { status: states.get(id)?.status ?? 'pending', name: id, category }]),
      ),
    ),
  };
}
