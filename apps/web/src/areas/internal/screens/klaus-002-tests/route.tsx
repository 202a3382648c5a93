/** Suite 002: the limits of the plans, as rules that are checked and as gates to try out. */
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { SuiteScreen } from '../../self-test/suite-screen.tsx';
import { SUITES } from '../../self-test/suites.data.ts';
import { useSuite } from '../../self-test/use-suite.ts';
import { GateCard } from './gate-card.tsx';
import { klaus002TestsStrings } from './strings.ts';

export function Klaus002TestsScreen() {
  const t = useStrings(klaus002TestsStrings);
  const run = useSuite(SUITES.klaus2);
  return (
    <SuiteScreen context={t('context')} suite={SUITES.klaus2} run={run}>
      <GateCard />
    </SuiteScreen>
  );
}
