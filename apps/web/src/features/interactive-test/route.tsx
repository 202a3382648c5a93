import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { interactiveTestStrings } from './strings.ts';

export function InteractiveTestScreen() {
  const t = useStrings(interactiveTestStrings);
  return <PendingScreen intro={t('intro')} />;
}
