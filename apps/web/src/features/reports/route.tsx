import { useStrings } from '../../lib/i18n/use-strings.ts';
import { LedgerScreen } from '../../lib/screen/ledger-screen.tsx';
import { reportsStrings } from './strings.ts';

export function ReportsScreen() {
  const t = useStrings(reportsStrings);
  return <LedgerScreen context={t('context')} intro={t('intro')} />;
}
