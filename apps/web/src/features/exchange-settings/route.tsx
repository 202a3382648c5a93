import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { exchangeSettingsStrings } from './strings.ts';

export function ExchangeSettingsScreen() {
  const t = useStrings(exchangeSettingsStrings);
  return <PendingScreen intro={t('intro')} />;
}
