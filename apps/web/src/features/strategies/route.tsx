import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { strategiesStrings } from './strings.ts';

export function StrategiesScreen() {
  const t = useStrings(strategiesStrings);
  return <PendingScreen intro={t('intro')} />;
}
