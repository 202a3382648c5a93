/** App Test Dashboard: six checks as cards with the specified words of failure, and a log with times. */
import { Play, Trash2 } from 'lucide-react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TitledCard } from '../../../../ui/card.tsx';
import { outcomeText, StatusBadge } from '../../check-rows.tsx';
import { selfTestStrings } from '../../self-test/strings.ts';
import { LogCard, SuiteBar } from '../../self-test/suite-parts.tsx';
import { SUITES } from '../../self-test/suites.data.ts';
import { useSuite } from '../../self-test/use-suite.ts';
import { appTestStrings } from '../strings.ts';

export function AppTestScreen() {
  const t = useStrings(appTestStrings);
  const words = useStrings(selfTestStrings);
  const run = useSuite(SUITES.appTest);
  return (
    <>
      <ScreenHeader
        context={t('context')}
        actions={
          <>
            <Button icon={Trash2} onClick={run.reset} disabled={run.phase === 'idle'}>
              {t('clear')}
            </Button>
            <Button variant="primary" icon={Play} loading={run.phase === 'running'} onClick={() => void run.run()}>
              {t('run')}
            </Button>
          </>
        }
      />
      <SuiteBar run={run} />
      <ul className="mb-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {SUITES.appTest.categories.map(({ id, checks: [check] }) => {
          const state = run.states.get(check);
          return (
            <li key={id} className="grid">
              <TitledCard
                data-category={id}
                title={words(`category.${id}`)}
                actions={<StatusBadge status={state?.status ?? 'pending'} />}
                bodyClass="text-sm text-ink-2"
              >
                {state?.status === 'failed' && <p className="font-medium text-danger">{t(`failed.${id}`)}</p>}
                <p className="text-xs break-words text-ink-3">
                  {state?.outcome ? outcomeText(state.outcome, words) : t(`about.${id}`)}
                </p>
              </TitledCard>
            </li>
          );
        })}
      </ul>
      <LogCard log={run.log} />
    </>
  );
}
