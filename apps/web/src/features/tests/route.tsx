import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { testsStrings } from './strings.ts';

export function TestsScreen() {
  const t = useStrings(testsStrings);
  return <PendingScreen intro={t('intro')} />;
}
