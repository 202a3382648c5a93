import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { simulatorStrings } from './strings.ts';

export function SimulatorScreen() {
  const t = useStrings(simulatorStrings);
  return <PendingScreen intro={t('intro')} />;
}
