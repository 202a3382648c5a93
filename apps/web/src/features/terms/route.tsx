import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { termsStrings } from './strings.ts';

export function TermsScreen() {
  const t = useStrings(termsStrings);
  return <PendingScreen intro={t('intro')} />;
}
