import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { taxIntelligenceStrings } from './strings.ts';

export function TaxIntelligenceScreen() {
  const t = useStrings(taxIntelligenceStrings);
  return <PendingScreen intro={t('intro')} />;
}
