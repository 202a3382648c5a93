import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { lossHarvestingStrings } from './strings.ts';

export function LossHarvestingScreen() {
  const t = useStrings(lossHarvestingStrings);
  return <PendingScreen intro={t('intro')} />;
}
