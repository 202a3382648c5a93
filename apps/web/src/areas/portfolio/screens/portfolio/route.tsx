/** The portfolio: what is held, in which lots, how it did, and what a regrouping would cost. */
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { PortfolioPage } from './components/portfolio-page.tsx';
import { portfolioStrings } from './strings.ts';

export function PortfolioScreen() {
  const t = useStrings(portfolioStrings);
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {({ book }) => <PortfolioPage key={book} book={book} />}
    </LedgerScreen>
  );
}
