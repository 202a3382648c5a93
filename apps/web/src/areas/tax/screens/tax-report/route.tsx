/** The tax report: of the shown book and the chosen year, or read-only of a sealed report or an adviser pack. */
import { Link, useSearch } from '@tanstack/react-router';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { useTaxYear } from '../../../../platform/tax-year/tax-year.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { taxReportStrings } from './strings.ts';
import { TaxReportPage } from './tax-report-page.tsx';

export function TaxReportScreen() {
  const t = useStrings(taxReportStrings);
  const { year } = useTaxYear();
  const { sealed, pack } = useSearch({ strict: false });
  if (pack !== undefined) return <TaxReportPage source={{ kind: 'pack', packId: pack }} />;
  return (
    <LedgerScreen
      context={t('context')}
      intro={t('intro')}
      ownNotices
      secondary={
        <Link to="/wallet-connect" className={buttonClass()}>
          {t('connect')}
        </Link>
      }
    >
      {({ book }) => (
        <TaxReportPage
          key={sealed ?? book}
          source={sealed === undefined ? { kind: 'book', book, year } : { kind: 'sealed', id: sealed }}
        />
      )}
    </LedgerScreen>
  );
}
