import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { authCallbackStrings } from './strings.ts';

export function AuthCallbackScreen() {
  const t = useStrings(authCallbackStrings);
  return <PendingScreen intro={t('intro')} />;
}
