import { useStrings } from '../../lib/i18n/use-strings.ts';
import { EmptyLedgerScreen } from '../../lib/screen/empty-ledger-screen.tsx';
import { reportsStrings } from './strings.ts';

export function ReportsScreen() {
  const t = useStrings(reportsStrings);
  return <EmptyLedgerScreen context={t('context')} intro={t('intro')} />;
}
