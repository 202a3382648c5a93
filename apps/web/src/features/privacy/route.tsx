import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { privacyStrings } from './strings.ts';

export function PrivacyScreen() {
  const t = useStrings(privacyStrings);
  return <PendingScreen intro={t('intro')} />;
}
