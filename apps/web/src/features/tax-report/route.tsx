import { useStrings } from '../../lib/i18n/use-strings.ts';
import { EmptyLedgerScreen } from '../../lib/screen/empty-ledger-screen.tsx';
import { taxReportStrings } from './strings.ts';

export function TaxReportScreen() {
  const t = useStrings(taxReportStrings);
  return <EmptyLedgerScreen context={t('context')} intro={t('intro')} />;
}
