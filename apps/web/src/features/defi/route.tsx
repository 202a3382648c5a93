import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { defiStrings } from './strings.ts';

export function DefiScreen() {
  const t = useStrings(defiStrings);
  return <PendingScreen intro={t('intro')} />;
}
