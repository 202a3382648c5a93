import { useStrings } from '../../lib/i18n/use-strings.ts';
import { LedgerScreen } from '../../lib/screen/ledger-screen.tsx';
import { taxReportStrings } from './strings.ts';

export function TaxReportScreen() {
  const t = useStrings(taxReportStrings);
  return <LedgerScreen context={t('context')} intro={t('intro')} />;
}
