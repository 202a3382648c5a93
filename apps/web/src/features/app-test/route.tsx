import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { appTestStrings } from './strings.ts';

export function AppTestScreen() {
  const t = useStrings(appTestStrings);
  return <PendingScreen intro={t('intro')} />;
}
