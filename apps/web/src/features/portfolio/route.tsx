import { useStrings } from '../../lib/i18n/use-strings.ts';
import { EmptyLedgerScreen } from '../../lib/screen/empty-ledger-screen.tsx';
import { portfolioStrings } from './strings.ts';

export function PortfolioScreen() {
  const t = useStrings(portfolioStrings);
  return <EmptyLedgerScreen context={t('context')} intro={t('intro')} />;
}
