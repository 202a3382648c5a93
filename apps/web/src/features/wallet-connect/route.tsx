import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { walletConnectStrings } from './strings.ts';

export function WalletConnectScreen() {
  const t = useStrings(walletConnectStrings);
  return <PendingScreen intro={t('intro')} />;
}
