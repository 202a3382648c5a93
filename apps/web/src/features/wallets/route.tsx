import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { walletsStrings } from './strings.ts';

export function WalletsScreen() {
  const t = useStrings(walletsStrings);
  return <PendingScreen intro={t('intro')} />;
}
