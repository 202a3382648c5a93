import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { expertImportStrings } from './strings.ts';

export function ExpertImportScreen() {
  const t = useStrings(expertImportStrings);
  return <PendingScreen intro={t('intro')} />;
}
