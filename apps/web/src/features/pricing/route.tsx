import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { pricingStrings } from './strings.ts';

export function PricingScreen() {
  const t = useStrings(pricingStrings);
  return <PendingScreen intro={t('intro')} />;
}
