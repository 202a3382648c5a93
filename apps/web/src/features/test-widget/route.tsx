import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { testWidgetStrings } from './strings.ts';

export function TestWidgetScreen() {
  const t = useStrings(testWidgetStrings);
  return <PendingScreen intro={t('intro')} />;
}
