/** Suite 001: the way of a beginner, from the first file to the report, step by step in a copy. */
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { NeedsData } from '../../self-test/suite-parts.tsx';
import { SuiteScreen } from '../../self-test/suite-screen.tsx';
import { SUITES } from '../../self-test/suites.data.ts';
import { useSuite } from '../../self-test/use-suite.ts';
import { klaus001TestsStrings } from '../strings.ts';

export function Klaus001TestsScreen() {
  const t = useStrings(klaus001TestsStrings);
  const run = useSuite(SUITES.klaus1);
  return (
    <NeedsData>
      <SuiteScreen context={t('context')} suite={SUITES.klaus1} run={run} />
    </NeedsData>
  );
}
