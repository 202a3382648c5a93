import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { smartImportStrings } from './strings.ts';

export function SmartImportScreen() {
  const t = useStrings(smartImportStrings);
  return <PendingScreen intro={t('intro')} />;
}
