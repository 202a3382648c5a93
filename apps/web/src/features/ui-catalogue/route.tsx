import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { uiCatalogueStrings } from './strings.ts';

export function UiCatalogueScreen() {
  const t = useStrings(uiCatalogueStrings);
  return <PendingScreen intro={t('intro')} />;
}
