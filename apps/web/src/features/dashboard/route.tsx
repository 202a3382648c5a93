import { useStrings } from '../../lib/i18n/use-strings.ts';
import { EmptyLedgerScreen } from '../../lib/screen/empty-ledger-screen.tsx';
import { dashboardStrings } from './strings.ts';

export function DashboardScreen() {
  const t = useStrings(dashboardStrings);
  return <EmptyLedgerScreen context={t('context')} intro={t('intro')} />;
}
