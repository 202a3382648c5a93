import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { klaus003TestsStrings } from './strings.ts';

export function Klaus003TestsScreen() {
  const t = useStrings(klaus003TestsStrings);
  return <PendingScreen intro={t('intro')} />;
}
