import { useStrings } from '../../lib/i18n/use-strings.ts';
import { LedgerScreen } from '../../lib/screen/ledger-screen.tsx';
import { portfolioStrings } from './strings.ts';

export function PortfolioScreen() {
  const t = useStrings(portfolioStrings);
  return <LedgerScreen context={t('context')} intro={t('intro')} />;
}
