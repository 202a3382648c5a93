import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { klaus001TestsStrings } from './strings.ts';

export function Klaus001TestsScreen() {
  const t = useStrings(klaus001TestsStrings);
  return <PendingScreen intro={t('intro')} />;
}
