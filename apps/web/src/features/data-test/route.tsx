import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { dataTestStrings } from './strings.ts';

export function DataTestScreen() {
  const t = useStrings(dataTestStrings);
  return <PendingScreen intro={t('intro')} />;
}
