import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { journeyStrings } from './strings.ts';

export function JourneyScreen() {
  const t = useStrings(journeyStrings);
  return <PendingScreen intro={t('intro')} />;
}
