import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { arbitrageStrings } from './strings.ts';

export function ArbitrageScreen() {
  const t = useStrings(arbitrageStrings);
  return <PendingScreen intro={t('intro')} />;
}
