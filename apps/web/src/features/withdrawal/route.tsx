import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { withdrawalStrings } from './strings.ts';

export function WithdrawalScreen() {
  const t = useStrings(withdrawalStrings);
  return <PendingScreen intro={t('intro')} />;
}
