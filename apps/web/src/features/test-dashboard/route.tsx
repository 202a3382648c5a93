import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { testDashboardStrings } from './strings.ts';

export function TestDashboardScreen() {
  const t = useStrings(testDashboardStrings);
  return <PendingScreen intro={t('intro')} />;
}
