import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { authStrings } from './strings.ts';

export function AuthScreen() {
  const t = useStrings(authStrings);
  return <PendingScreen intro={t('intro')} />;
}
