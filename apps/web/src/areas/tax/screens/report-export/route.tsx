/** Export of the tax report: all formats of the shown book and the chosen year. */
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { useTaxYear } from '../../../../platform/tax-year/tax-year.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { ExportPage } from './export-page.tsx';
import { reportExportStrings } from './strings.ts';

export function ReportExportScreen() {
  const t = useStrings(reportExportStrings);
  const title = useScreenTitle();
  const { year } = useTaxYear();
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {({ book }) => (
        <>
          <PageHeader title={title} context={t('context')} />
          <ExportPage source={{ kind: 'book', book, year }} year={year} />
        </>
      )}
    </LedgerScreen>
  );
}
