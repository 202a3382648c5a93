/** The overview: what is held and worth, where the tax year stands, what waits for an answer. All figures come from the ledger. */
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { Overview } from './components/overview.tsx';
import { dashboardStrings } from './strings.ts';

export function DashboardScreen() {
  const t = useStrings(dashboardStrings);
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {(ledger) => <Overview ledger={ledger} />}
    </LedgerScreen>
  );
}
