import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { resetPasswordStrings } from './strings.ts';

export function ResetPasswordScreen() {
  const t = useStrings(resetPasswordStrings);
  return <PendingScreen intro={t('intro')} />;
}
