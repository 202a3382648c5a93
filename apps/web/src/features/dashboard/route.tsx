/** The overview: what is held, where the tax year stands, what waits for an answer. All figures come from the ledger. */
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { LedgerScreen } from '../../lib/screen/ledger-screen.tsx';
import { useScreenTitle } from '../../lib/screen/screen-title.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Overview } from './components/overview.tsx';
import { dashboardStrings } from './strings.ts';

export function DashboardScreen() {
  const t = useStrings(dashboardStrings);
  const title = useScreenTitle();
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {(ledger) => (
        <>
          <PageHeader title={title} context={t('context')} />
          <Overview ledger={ledger} />
        </>
      )}
    </LedgerScreen>
  );
}
