import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { imprintStrings } from './strings.ts';

export function ImprintScreen() {
  const t = useStrings(imprintStrings);
  return <PendingScreen intro={t('intro')} />;
}
