import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { klaus002TestsStrings } from './strings.ts';

export function Klaus002TestsScreen() {
  const t = useStrings(klaus002TestsStrings);
  return <PendingScreen intro={t('intro')} />;
}
