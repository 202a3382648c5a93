import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { journeyAnalyticsStrings } from './strings.ts';

export function JourneyAnalyticsScreen() {
  const t = useStrings(journeyAnalyticsStrings);
  return <PendingScreen intro={t('intro')} />;
}
