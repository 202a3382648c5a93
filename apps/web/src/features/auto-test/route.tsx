import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { autoTestStrings } from './strings.ts';

export function AutoTestScreen() {
  const t = useStrings(autoTestStrings);
  return <PendingScreen intro={t('intro')} />;
}
